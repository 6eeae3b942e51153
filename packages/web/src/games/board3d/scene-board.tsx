import { effect, useSignal, type ReadonlySignal } from '@preact/signals';
import type { Source } from '@sixfold/engine';
import type { Board3dPosition, Board3dView } from '@sixfold/engine/board3d';
import { openMarks } from '@sixfold/engine/family';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { settings } from '../../lib/settings.ts';
import type { TileController } from '../../tiles/controller.ts';
import { HeatButton } from '../../tiles/grid.tsx';
import { enlarge, hoverAt, makeGesture, onWheel } from '../../tiles/pointer.ts';
import { scoreShown } from '../../tiles/scores.tsx';
import { lazyPart, named } from '../../ui/lazy.tsx';
import { marks } from '../../ui/symbol.tsx';
import { sceneOf } from './board3d.ts';
import type { Scene, SceneOptions, SceneState } from './scene/contract.ts';

/** Comes when somebody first wants to know. */
const SceneHeat = lazyPart(named(() => import('./scene-heat.tsx'), 'SceneHeat'));

interface SceneProps {
  readonly controller: TileController;
  readonly explained: readonly Source[];
  /** The scene cannot be shown, or not any longer. */
  readonly fail: () => void;
}

/** The board in three dimensions, over the flat one, which goes on answering keys. */
export function SceneBoard({ controller, explained, fail }: SceneProps): JSX.Element {
  const canvas = useRef<HTMLCanvasElement>(null);
  const over = useRef<HTMLDivElement>(null);
  const gesture = useMemo(makeGesture, []);
  const scene = useSignal<Scene | null>(null);
  const gains = useSignal<SceneState['gains']>([]);
  const place = (): void => moveGains(over.current, scene.peek());
  // The scene outlives the controllers: it asks for the one of the moment.
  const now = useRef(controller);
  now.current = controller;
  useEffect(() => {
    const options: SceneOptions = {
      onPoint: (at) => hoverAt(now.current, () => at),
      onPick: (at, pointer) => pick(now.current, at, pointer),
      onDraw: place,
      onLost: fail,
    };
    return openLater(canvas.current!, options, fail, (opened) => {
      scene.value = opened;
    });
  }, []);
  useEffect(() => {
    const { picture } = controller.hand;
    return effect(() => {
      const shown = scene.value;
      picture.current = shown && { locate: (point) => shown.locate(point), enlarge: (factor) => zoom(shown, factor) };
      const state = stateOf(controller, explained);
      gains.value = state.gains;
      shown?.show(state);
    });
  }, [controller, explained]);
  useEffect(
    () => () => {
      controller.hand.picture.current = null;
    },
    [],
  );
  return (
    <div class={scene.value ? 'board3d-scene is-open' : 'board3d-scene'}>
      <canvas
        ref={canvas}
        aria-hidden="true"
        onWheel={(event) => event.ctrlKey || onWheel(event, gesture, controller)}
        onPointerLeave={() => hoverAt(controller, () => null)}
      />
      <div ref={over} class="board3d-gains" aria-hidden="true">
        {controller.canTry && controller.hand.heat.value && <SceneHeat controller={controller} place={place} />}
        <Gains gains={gains} place={place} />
      </div>
      {scene.value && <ZoomButtons controller={controller} />}
    </div>
  );
}

/** What is gained stands over the tile and faces whoever looks. */
function Gains({ gains, place }: { gains: ReadonlySignal<SceneState['gains']>; place: () => void }): JSX.Element {
  const { value } = gains;
  useLayoutEffect(place, [value]);
  return (
    <>
      {value.map(({ at, level, symbol, points }) => (
        <b key={`${String(at)} ${symbol}`} class={`symbol-${symbol}`} data-at={at.join()} data-level={level}>
          +{points}
        </b>
      ))}
    </>
  );
}

/** Puts what a field brings where it is seen now. */
function moveGains(over: HTMLElement | null, scene: Scene | null): void {
  for (const gain of over?.querySelectorAll<HTMLElement>('[data-at]') ?? []) {
    const [q = 0, r = 0] = (gain.dataset['at'] ?? '').split(',').map(Number);
    const { x, y } = scene?.project([q, r], Number(gain.dataset['level'])) ?? { x: 0, y: 0 };
    gain.style.transform = `translate(${x}px, ${y}px)`;
  }
}

/** Opens the scene once its code is here, unless nobody wants it any more; returns how to close it. */
function openLater(
  canvas: HTMLCanvasElement,
  options: SceneOptions,
  fail: () => void,
  tell: (scene: Scene) => void,
): () => void {
  let scene: Scene | null = null;
  let isWanted = true;
  const resized = new ResizeObserver(() => scene?.resize());
  resized.observe(canvas);
  const open = async (): Promise<void> => {
    const { openScene } = await import('./scene/index.ts');
    if (!isWanted) return;
    scene = openScene(canvas, options);
    tell(scene);
  };
  open().catch(() => isWanted && fail());
  return () => {
    isWanted = false;
    resized.disconnect();
    scene?.close();
  };
}

function stateOf(controller: TileController, explained: readonly Source[]): SceneState {
  const { view, position, fresh } = controller.props;
  const { theme, motion } = settings.value;
  return sceneOf({
    view: view as Board3dView,
    position: position as Board3dPosition,
    fresh,
    cursor: controller.state.value.cursor,
    ghost: controller.ghost.value,
    scored: scoreShown(controller),
    open: controller.canTry ? openMarks(position) : [],
    hinted: controller.hinted,
    explained,
    wishes: {
      theme,
      marks: marks.value,
      motion: motion && !matchMedia('(prefers-reduced-motion: reduce)').matches,
    },
  });
}

function pick(controller: TileController, at: Parameters<SceneOptions['onPick']>[0], pointer: 'mouse' | 'touch'): void {
  // With the board in focus its letter keys work.
  controller.hand.grid.current?.focus({ preventScroll: true });
  if (!controller.canTry) return;
  if (pointer === 'mouse') controller.click(at);
  else controller.tap(at);
}

const zoom = (scene: Scene, factor: number): void => (factor === 0 ? scene.lookFromSide() : scene.zoom(factor));

function ZoomButtons({ controller }: { controller: TileController }): JSX.Element {
  const t = messages.value;
  const button = (label: string, factor: number, sign: string): JSX.Element => (
    <button type="button" class="button" aria-label={label} onClick={() => enlarge(controller, factor)}>
      {sign}
    </button>
  );
  return (
    <div class="tiles-zoom">
      {controller.canTry && <HeatButton heat={controller.hand.heat} />}
      {button(t.tiles.zoomIn, 1.4, '+')}
      {button(t.tiles.zoomOut, 1 / 1.4, '−')}
      {button(t.board3d.lookAgain, 0, '⟲')}
    </div>
  );
}

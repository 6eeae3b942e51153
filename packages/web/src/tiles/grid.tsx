import { computed } from '@preact/signals';
import type { Source } from '@sixfold/engine';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { messages } from '../i18n/index.ts';
import { lazyPart, named } from '../ui/lazy.tsx';
import { SETTLED, useAfter } from '../ui/timing/after.ts';
import type { TileController } from './controller.ts';
import { extent } from './hexes.ts';
import { onKey } from './keys.ts';
import {
  cellId,
  Cursor,
  Explained,
  Fields,
  GhostTile,
  HintLayer,
  Initials,
  Landing,
  OpenMarks,
  Tiles,
} from './layers.tsx';
import { enlarge, makeGesture, onCancel, onDown, onLeave, onMove, onUp, onWheel } from './pointer.ts';
import type * as Stacks from './stacks.tsx';
import { pointAt } from './state.ts';
import { Sheet } from './tiles.tsx';
import { WHOLE } from './zoom.ts';

/** Nobody tries a tile before the table is there. */
const Scores = lazyPart(named(() => import('./scores.tsx'), 'Scores'));
/** Comes when somebody first wants to know. */
const Heat = lazyPart(named(() => import('./on-wish.tsx'), 'Heat'));

interface BoardProps {
  readonly controller: TileController;
  readonly explained: readonly Source[];
  /** What shows how high tiles lie, in a game in which they may lie on tiles. */
  readonly stacks?: typeof Stacks;
}

/** The board: a grid to walk for keys and screen readers, a picture to point at for mouse and finger. */
function Grid({ controller, stacks }: Pick<BoardProps, 'controller' | 'stacks'>): JSX.Element {
  const t = messages.value;
  const gesture = useMemo(makeGesture, []);
  // Bound as signals: zooming and walking change one attribute and draw nothing anew.
  const active = useMemo(() => computed(() => activeCell(controller)), [controller]);
  useEffect(() => followRoom(controller), [controller]);
  return (
    <svg
      class="tiles-grid"
      ref={controller.hand.grid}
      viewBox={controller.seen}
      role="grid"
      aria-label={t.tiles.label}
      aria-describedby="tiles-tried tiles-keys"
      data-keys
      aria-activedescendant={active}
      tabindex={0}
      onFocus={(event) => onFocus(event, controller)}
      onKeyDown={(event) => onKey(event, controller)}
      onPointerDown={(event) => onDown(event, gesture)}
      onPointerMove={(event) => onMove(event, gesture, controller)}
      onPointerUp={(event) => onUp(event, gesture, controller)}
      onPointerCancel={(event) => onCancel(event, gesture)}
      onPointerLeave={(event) => onLeave(event, controller)}
      onWheel={(event) => onWheel(event, gesture, controller)}
    >
      <Fields controller={controller} />
      <Tiles controller={controller} Steps={stacks?.Steps} />
    </svg>
  );
}

/** What lies over the board and is not there to be pointed at. */
const Sheets = ({ controller, explained, stacks }: BoardProps): JSX.Element => (
  <>
    {controller.canTry && controller.hand.heat.value && <Heat controller={controller} />}
    <OpenMarks controller={controller} />
    <Landing controller={controller} />
    <Sheet controller={controller}>
      {stacks && <stacks.Heights controller={controller} />}
      <Initials controller={controller} />
      <Explained sources={explained} />
      <HintLayer hinted={controller.hinted} />
      <GhostTile controller={controller} />
      <Cursor controller={controller} />
    </Sheet>
    {useAfter(true, SETTLED) && <Scores controller={controller} />}
    {stacks && <stacks.GhostHeights controller={controller} />}
  </>
);

/** The flat board with what enlarges it. */
export const FlatBoard = (props: BoardProps): JSX.Element => (
  <>
    <Grid {...props} />
    <Sheets {...props} />
    <ZoomButtons controller={props.controller} />
  </>
);

function ZoomButtons({ controller }: { controller: TileController }): JSX.Element {
  const t = messages.value;
  const { scale } = controller.zoom.value;
  return (
    <div class="tiles-zoom">
      {controller.canTry && <HeatButton heat={controller.hand.heat} />}
      <button
        type="button"
        class="button"
        aria-label={t.tiles.zoomIn}
        disabled={scale >= 4}
        onClick={() => enlarge(controller, 1.6)}
      >
        +
      </button>
      {scale > 1 && (
        <button type="button" class="button" aria-label={t.tiles.zoomOut} onClick={() => enlarge(controller, 1 / 1.6)}>
          −
        </button>
      )}
    </div>
  );
}

/** Shows or hides what the chosen tile brings. */
export const HeatButton = ({ heat }: Pick<TileController['hand'], 'heat'>): JSX.Element => (
  <button
    type="button"
    class="button"
    aria-label={messages.value.tiles.heat}
    aria-pressed={heat.value}
    onClick={() => {
      heat.value = !heat.peek();
    }}
  >
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M5 20v-4M10 20v-8M15 20V8M20 20V4" />
    </svg>
  </button>
);

/** In so many pixels the largest board has fields that can be read. */
const AMPLE = 420;

/** Follows how much room the board has on a small screen, where it may have to be enlarged to be read. */
function followRoom({ hand, props: { view, position } }: TileController): () => void {
  const watcher = new ResizeObserver(async ([entry]) => {
    const room = entry!.contentRect;
    if (Math.min(room.width * 1.15, room.height) > AMPLE && hand.fitting.peek() === WHOLE) return;
    // Without a connection the board stays as it is, until it has another size.
    const fits = await import('./fit.ts').catch(() => null);
    if (fits) hand.fitting.value = fits.fit(fits.playedIn(view), extent(position.board.radius), room);
  });
  if (hand.grid.current) watcher.observe(hand.grid.current);
  return () => watcher.disconnect();
}

const activeCell = (controller: TileController): string | undefined => {
  const { cursor } = controller.state.value;
  return cursor ? cellId(cursor) : undefined;
};

/** Whoever comes by keyboard starts in the middle; a pointer says itself where it is. */
function onFocus(event: FocusEvent, controller: TileController): void {
  if (controller.state.peek().cursor || !(event.currentTarget as Element).matches(':focus-visible')) return;
  controller.update((state) => pointAt(state, [0, 0]));
}

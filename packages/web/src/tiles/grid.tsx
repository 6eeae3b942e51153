import { computed } from '@preact/signals';
import type { Source } from '@sixfold/engine';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { messages } from '../i18n/index.ts';
import type { TileController } from './controller.ts';
import { onKey } from './keys.ts';
import { cellId, Cursor, Explained, Fields, GhostTile, HintLayer, Landing, OpenMarks, Tiles } from './layers.tsx';
import { enlarge, makeGesture, onCancel, onDown, onLeave, onMove, onUp, onWheel } from './pointer.ts';
import { Scores } from './scores.tsx';
import { Sheet } from './sheet.tsx';
import type * as Stacks from './stacks.tsx';
import { pointAt } from './state.ts';

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
  return (
    <svg
      class="tiles-grid"
      ref={controller.hand.grid}
      viewBox={controller.seen}
      role="grid"
      aria-label={t.tiles.label}
      aria-describedby="tiles-keys"
      aria-activedescendant={active}
      tabIndex={0}
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
    <OpenMarks controller={controller} />
    <Landing controller={controller} />
    <Sheet controller={controller}>
      {stacks && <stacks.Heights controller={controller} />}
      <Explained sources={explained} />
      <HintLayer hinted={controller.hinted} />
      <GhostTile controller={controller} />
      <Cursor controller={controller} />
    </Sheet>
    <Scores controller={controller} />
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
  const { scale } = controller.hand.zoom.value;
  return (
    <div class="tiles-zoom">
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

const activeCell = (controller: TileController): string | undefined => {
  const { cursor } = controller.state.value;
  return cursor ? cellId(cursor) : undefined;
};

/** Whoever comes by keyboard starts in the middle; a pointer says itself where it is. */
function onFocus(event: FocusEvent, controller: TileController): void {
  if (controller.state.peek().cursor || !(event.currentTarget as Element).matches(':focus-visible')) return;
  controller.update((state) => pointAt(state, [0, 0]));
}

import { computed } from '@preact/signals';
import type { Source } from '@sixfold/engine';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { messages } from '../i18n/index.ts';
import type { Desk } from './desk.ts';
import { onKey } from './keys.ts';
import { cellId, Cursor, Explained, Fields, GhostTile, HintLayer, Landing, OpenMarks, Tiles } from './layers.tsx';
import { enlarge, makeGesture, onCancel, onDown, onLeave, onMove, onUp, onWheel } from './pointer.ts';
import { Scores } from './scores.tsx';
import { Sheet } from './sheet.tsx';
import { GhostHeights, Heights } from './stacks.tsx';
import { pointAt } from './state.ts';

/** The board: a grid to walk for keys and screen readers, a picture to point at for mouse and finger. */
function Grid({ desk }: { desk: Desk }): JSX.Element {
  const t = messages.value;
  const gesture = useMemo(makeGesture, []);
  // Bound as signals: zooming and walking change one attribute and draw nothing anew.
  const active = useMemo(() => computed(() => activeCell(desk)), [desk]);
  return (
    <svg
      class="board-grid"
      ref={desk.hand.grid}
      viewBox={desk.seen}
      role="grid"
      aria-label={t.tiles.label}
      aria-describedby="board-keys"
      aria-activedescendant={active}
      tabIndex={0}
      onFocus={(event) => onFocus(event, desk)}
      onKeyDown={(event) => onKey(event, desk)}
      onPointerDown={(event) => onDown(event, gesture)}
      onPointerMove={(event) => onMove(event, gesture, desk)}
      onPointerUp={(event) => onUp(event, gesture, desk)}
      onPointerCancel={(event) => onCancel(event, gesture)}
      onPointerLeave={(event) => onLeave(event, desk)}
      onWheel={(event) => onWheel(event, gesture, desk)}
    >
      <Fields desk={desk} />
      <Tiles desk={desk} />
    </svg>
  );
}

/** What lies over the board and is not there to be pointed at. */
const Sheets = ({ desk, explained }: { desk: Desk; explained: readonly Source[] }): JSX.Element => (
  <>
    <OpenMarks desk={desk} />
    <Landing desk={desk} />
    <Sheet desk={desk}>
      <Heights desk={desk} />
      <Explained sources={explained} />
      <HintLayer hinted={desk.hinted} />
      <GhostTile desk={desk} />
      <Cursor desk={desk} />
    </Sheet>
    <Scores desk={desk} />
    <GhostHeights desk={desk} />
  </>
);

/** The flat board with what enlarges it. */
export const FlatBoard = (props: { desk: Desk; explained: readonly Source[] }): JSX.Element => (
  <>
    <Grid desk={props.desk} />
    <Sheets {...props} />
    <ZoomButtons desk={props.desk} />
  </>
);

function ZoomButtons({ desk }: { desk: Desk }): JSX.Element {
  const t = messages.value;
  const { scale } = desk.hand.zoom.value;
  return (
    <div class="board-zoom">
      <button
        type="button"
        class="button"
        aria-label={t.tiles.zoomIn}
        disabled={scale >= 4}
        onClick={() => enlarge(desk, 1.6)}
      >
        +
      </button>
      {scale > 1 && (
        <button type="button" class="button" aria-label={t.tiles.zoomOut} onClick={() => enlarge(desk, 1 / 1.6)}>
          −
        </button>
      )}
    </div>
  );
}

const activeCell = (desk: Desk): string | undefined => {
  const { cursor } = desk.state.value;
  return cursor ? cellId(cursor) : undefined;
};

/** Whoever comes by keyboard starts in the middle; a pointer says itself where it is. */
function onFocus(event: FocusEvent, desk: Desk): void {
  if (desk.state.peek().cursor || !(event.currentTarget as Element).matches(':focus-visible')) return;
  desk.update((state) => pointAt(state, [0, 0]));
}

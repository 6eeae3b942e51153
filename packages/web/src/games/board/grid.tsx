import { computed } from '@preact/signals';
import type { Source } from '@sixfold/engine';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { pointAt } from './board.ts';
import type { Desk } from './desk.ts';
import { extent } from './hexes.ts';
import { onKey } from './keys.ts';
import { cellId, Cursor, Echo, Explained, Fields, GhostScore, GhostTile, HintLayer, Tiles } from './layers.tsx';
import { makeGesture, onCancel, onDown, onLeave, onMove, onUp, onWheel } from './pointer.ts';
import { viewBox } from './zoom.ts';

/** The board: a grid to walk for keys and screen readers, a picture to point at for mouse and finger. */
export function Grid({ desk, explained }: { desk: Desk; explained: readonly Source[] }): JSX.Element {
  const t = messages.value;
  const { view, position, fresh } = desk.props;
  const { zoom, grid } = desk.hand;
  const gesture = useMemo(makeGesture, []);
  const { radius } = position.board;
  // Bound as signals: zooming and walking change one attribute and draw nothing anew.
  const seen = useMemo(() => computed(() => viewBox(zoom.value, extent(radius))), [zoom, radius]);
  const active = useMemo(() => computed(() => activeCell(desk)), [desk]);
  return (
    <svg
      class="board-grid"
      ref={grid}
      viewBox={seen}
      role="grid"
      aria-label={t.board.label}
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
      <Fields position={position} isOpening={desk.canTry} />
      <Tiles view={view} fresh={fresh} />
      <Echo view={view} position={position} last={fresh.at(-1)} />
      <Explained sources={explained} />
      <HintLayer hinted={desk.hinted} />
      <GhostTile desk={desk} />
      <Cursor desk={desk} />
      <GhostScore desk={desk} />
    </svg>
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

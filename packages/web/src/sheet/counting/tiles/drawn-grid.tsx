import type { At } from '@sixfold/engine';
import { EMPTY, makeField } from '@sixfold/engine/family';
import type { JSX, RefObject } from 'preact';
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { messages, type Messages } from '../../../i18n/index.ts';
import { cellId } from '../../../tiles/layers.tsx';
import { extent, fieldsOf, ground } from '../../../tiles/hexes.ts';
import { Scored } from '../../../tiles/scores.tsx';
import { stepFrom, type Arrow } from '../../../tiles/state.ts';
import '../../../tiles/tiles.css';
import { Field, Printed, Ring, Tile } from '../../../tiles/tiles.tsx';
import { viewBox, WHOLE } from '../../../tiles/zoom.ts';
import './drawn.css';
import { isBareMark, isUnder, topAt, type CountedTile, type DrawnBoard, type ToldTile } from './drawn.ts';

interface DrawnGridProps {
  readonly board: DrawnBoard;
  /** What the fields show. */
  readonly tops: Uint8Array;
  readonly tile: ToldTile;
  readonly counted: CountedTile | null;
  readonly touch: (at: At) => void;
}

/** So many pixels a unit of the drawing make a field large enough for a finger: 44 of them from its top to its foot. */
const FINGER = 0.43;

/** What a field is called and shows: `d7, red`. */
export function sayDrawn(board: DrawnBoard, tops: Uint8Array, at: At, t: Messages): string {
  const bare = isBareMark(board, tops, at) ? t.counting.mark : t.tiles.free;
  return `${makeField(board.radius, at)}, ${t.symbols.names[topAt(tops, at)] ?? bare}`;
}

/** The drawn board: a grid to walk by key, each field to be touched; where it is larger than its room it scrolls in it. */
export function DrawnGrid({ board, tops, tile, counted, touch }: DrawnGridProps): JSX.Element {
  const t = messages.value;
  const { radius } = board;
  const edge = extent(radius);
  const { room, cursor, onKeyDown, point } = useWalk(radius, touch);
  const rows = useMemo(() => fieldsOf(radius), [radius]);
  const keys = useId();
  return (
    <div class="drawn-room" ref={room}>
      <p id={keys} class="unseen">
        {t.counting.boardKeys}
      </p>
      <svg
        class="drawn-grid"
        width={2 * edge.x * FINGER}
        height={2 * edge.y * FINGER}
        viewBox={viewBox(WHOLE, edge)}
        role="grid"
        aria-label={t.tiles.label}
        aria-describedby={keys}
        aria-activedescendant={cellId(cursor)}
        tabindex={0}
        onKeyDown={onKeyDown}
      >
        <polygon class="hex-ground" points={ground(radius)} aria-hidden="true" />
        {rows.map((row, index) => (
          <g key={index} role="row" aria-label={t.tiles.row(String.fromCodePoint(97 + index))}>
            {row.map((at) => (
              <Cell key={String(at)} {...{ board, tops, tile, at }} touch={() => point(at)} />
            ))}
          </g>
        ))}
        <g class="drawn-over" aria-hidden="true">
          {counted && <Tile tile={counted.tile} at={counted.at} kind="drawn-tile" />}
          {counted && <Scored {...counted} points={counted.sources.map((fields) => fields.length)} />}
          {!counted && tile.at.map((at) => <Ring key={String(at)} at={at} kind="drawn-half" />)}
          <Ring at={cursor} kind="drawn-cursor" />
        </g>
      </svg>
    </div>
  );
}

interface DrawnCellProps extends Pick<DrawnGridProps, 'board' | 'tops' | 'tile'> {
  readonly at: At;
  readonly touch: () => void;
}

function Cell({ board, tops, tile, at, touch }: DrawnCellProps): JSX.Element {
  const t = messages.value;
  const symbol = topAt(tops, at);
  const half = isUnder(tile, at) ? `, ${t.counting.newTile}` : '';
  return (
    <g
      id={cellId(at)}
      class="drawn-cell"
      role="gridcell"
      aria-label={sayDrawn(board, tops, at, t) + half}
      onClick={touch}
    >
      {symbol === EMPTY ? <Field at={at} /> : <Printed at={at} symbol={symbol} />}
      {isBareMark(board, tops, at) && <Ring at={at} kind="drawn-mark" />}
    </g>
  );
}

const ARROWS: readonly Arrow[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

interface Walk {
  readonly room: RefObject<HTMLDivElement | null>;
  /** The field that the keys are at. */
  readonly cursor: At;
  readonly point: (at: At) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Where the keys are on the board. Its middle is seen first, and wherever they go. */
function useWalk(radius: number, touch: (at: At) => void): Walk {
  const room = useRef<HTMLDivElement>(null);
  const [cursor, move] = useState<At>([0, 0]);
  useEffect(() => {
    const { current } = room;
    current?.scrollTo(
      (current.scrollWidth - current.clientWidth) / 2,
      (current.scrollHeight - current.clientHeight) / 2,
    );
  }, [radius]);
  const point = (at: At): void => {
    move(at);
    touch(at);
  };
  const walk = (arrow: Arrow): void => {
    const next = stepFrom(cursor, radius, arrow) ?? cursor;
    move(next);
    document.getElementById(cellId(next))?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const arrow = ARROWS.find((one) => one === event.key);
    if (arrow) walk(arrow);
    else if (event.key === 'Enter' || event.key === ' ') touch(cursor);
    else return;
    event.preventDefault();
  };
  return { room, cursor, onKeyDown, point };
}

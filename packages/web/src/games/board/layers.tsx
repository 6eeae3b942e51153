import { fieldAt, openMarks, type At, type Source } from '@sixfold/engine';
import { board, type BoardPosition, type BoardView } from '@sixfold/engine/board';
import type { SeenPly } from '@sixfold/table';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { steady } from '../../ui/steady.tsx';
import type { Desk } from './desk.ts';
import { fieldsOf, ground } from './hexes.ts';
import { sayField } from './say.ts';
import { Field, Gain, Lines, Printed, Ring, Tile } from './tiles.tsx';

export const cellId = (at: At): string => `field-${at.join('_')}`;

/** All fields and printed symbols, row by row, so that a screen reader knows the board as a grid. */
export function Fields({ position, isOpening }: { position: BoardPosition; isOpening: boolean }): JSX.Element {
  const t = messages.value;
  const { radius, marks } = position.board;
  const rows = useMemo(() => fieldsOf(radius), [radius]);
  const open = isOpening ? openMarks(position).map(String) : [];
  const cellAt = (at: At): Cell => ({
    at,
    name: sayField(position, at, t),
    symbol: marks.includes(fieldAt(...at)) ? position.tops[fieldAt(...at)]! : null,
    isOpen: open.includes(String(at)),
  });
  return (
    <g class="board-fields">
      <polygon class="hex-ground" points={ground(radius)} aria-hidden="true" />
      {rows.map((row, index) => (
        <Row key={index} cells={row.map(cellAt)} />
      ))}
    </g>
  );
}

interface Cell {
  readonly at: At;
  readonly name: string;
  /** The symbol that is printed there. */
  readonly symbol: number | null;
  /** Whether a first tile may touch it. */
  readonly isOpen: boolean;
}

const Row = steady<{ cells: readonly Cell[] }>(({ cells }) => (
  <g role="row">
    {cells.map(({ at, name, symbol, isOpen }) => (
      <g key={String(at)} id={cellId(at)} role="gridcell" aria-label={name}>
        {symbol === null ? <Field at={at} /> : <Printed at={at} symbol={symbol} isOpen={isOpen} />}
      </g>
    ))}
  </g>
));

interface Placed {
  readonly tile: string;
  readonly at: readonly [At, At];
}

const LaidTile = steady(Tile);

const placedIn = (plies: readonly SeenPly[]): Placed[] =>
  plies.filter(({ move }) => move.type === 'place').map(({ move }) => move as unknown as Placed);

/** The tiles on the board; the newest are marked until their viewer decides again. */
export function Tiles({ view, fresh }: { view: BoardView; fresh: readonly SeenPly[] }): JSX.Element {
  const isNew = new Set(placedIn(fresh).map(({ at }) => String(at)));
  return (
    <g aria-hidden="true">
      {view.laid.map(({ tile, at }) => (
        <LaidTile key={String(at)} tile={tile} at={at} kind={isNew.has(String(at)) ? 'is-new' : ''} />
      ))}
    </g>
  );
}

/** What the last tile scored, shown for a moment after it was laid. */
export function Echo({
  view,
  position,
  last,
}: {
  view: BoardView;
  position: BoardPosition;
  last: SeenPly | undefined;
}): JSX.Element | null {
  const laid = view.laid.at(-1);
  if (!laid || last?.move.type !== 'place') return null;
  const sources = board.sources(position, position.laid[position.laidCount - 1]!);
  const points = last.events.flatMap((event) => (event.type === 'score' ? [event.points] : []));
  return (
    <g key={view.ply} class="board-echo" aria-hidden="true">
      <Scored tile={laid.tile} at={laid.at} sources={sources} points={points} />
    </g>
  );
}

interface ScoredProps extends Placed {
  readonly sources: readonly (readonly Source[])[];
  readonly points: readonly number[];
}

/** The lines that count for a tile and what each half gains. */
export function Scored({ tile, at, sources, points }: ScoredProps): JSX.Element {
  const halves = [0, 1] as const;
  return (
    <>
      {halves.map((half) => (
        <Lines key={half} from={at[half]} letter={tile[half]!} sources={sources[half] ?? []} />
      ))}
      {halves.map((half) => (
        <Gain key={half} at={at[half]} other={at[1 - half]!} letter={tile[half]!} points={points[half] ?? 0} />
      ))}
    </>
  );
}

/** The tile that is being tried. */
export function GhostTile({ desk }: { desk: Desk }): JSX.Element | null {
  const ghost = desk.ghost.value;
  if (!ghost) return null;
  const isLegal = ghost.move !== null;
  return (
    <g class="board-ghost" aria-hidden="true" data-legal={isLegal}>
      <Tile tile={ghost.tile} at={ghost.at} kind={isLegal ? 'is-ghost' : 'is-ghost is-wrong'} />
    </g>
  );
}

/** What the tile that is being tried would score. */
export function GhostScore({ desk }: { desk: Desk }): JSX.Element | null {
  const ghost = desk.ghost.value;
  if (!ghost?.outcome) return null;
  const { scores } = ghost.outcome;
  const sources = scores.map(({ from }) => from);
  return (
    <g class="board-score" aria-hidden="true">
      <Scored tile={ghost.tile} at={ghost.at} sources={sources} points={scores.map(({ points }) => points)} />
    </g>
  );
}

/** The tile that was suggested. */
export function HintLayer({ hinted }: Pick<Desk, 'hinted'>): JSX.Element | null {
  if (!hinted) return null;
  return (
    <g aria-hidden="true">
      <Tile tile={hinted.tile} at={hinted.at} kind="is-hint" />
    </g>
  );
}

/** What counted for a number in the log. */
export const Explained = ({ sources }: { sources: readonly Source[] }): JSX.Element => (
  <g aria-hidden="true">
    {sources.flatMap((source) =>
      'at' in source ? [<Ring key={String(source.at)} at={source.at} kind="is-explained" />] : [],
    )}
  </g>
);

/** The field that the keyboard is at. */
export function Cursor({ desk }: { desk: Desk }): JSX.Element | null {
  const { cursor } = desk.state.value;
  return cursor && <Ring at={cursor} kind="is-cursor" />;
}

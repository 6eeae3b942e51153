import { fieldAt, openMarks, type At, type Source, type TileMove } from '@sixfold/engine';
import type { SeenPly } from '@sixfold/table';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { messages } from '../i18n/index.ts';
import { steady } from '../ui/steady.tsx';
import type { Desk, Props } from './desk.ts';
import type { TileGame } from './game.ts';
import { levelsOf, type Laid } from './heights.ts';
import { fieldsOf, ground } from './hexes.ts';
import { sayField } from './say.ts';
import { Steps } from './stacks.tsx';
import type { Ghost } from './state.ts';
import { Field, Gain, Lines, Printed, Ring, Tile } from './tiles.tsx';

export const cellId = (at: At): string => `field-${at.join('_')}`;

/** All fields and what is there before any tile, row by row, so that a screen reader knows the board as a grid. */
export function Fields({ desk: { game, props, canTry } }: { desk: Desk }): JSX.Element {
  const t = messages.value;
  const { position, view } = props;
  const { radius } = position.board;
  const rows = useMemo(() => fieldsOf(radius), [radius]);
  const open = canTry ? openMarks(position).map(String) : [];
  const covered = new Set(view.laid.flatMap(({ at }) => at.map(String)));
  const markAt = (at: At): number | null =>
    position.board.marks.includes(fieldAt(...at)) && !covered.has(String(at)) ? position.tops[fieldAt(...at)]! : null;
  const cellAt = (at: At): Cell => ({
    at,
    name: sayField(game, position, at, t),
    symbol: markAt(at),
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
  /** The symbol that was there from the start, if it can be seen. */
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

const LaidTile = steady(Tile);

/** How the newest tiles look, oldest first: others' are seen landing, one's own lies there already. */
const newestIn = (plies: readonly SeenPly[], own: number | null): string[] =>
  plies.flatMap(({ move, seat }) => {
    const { type } = move as TileMove;
    return type === 'place' ? [seat === own ? 'is-laid' : 'is-new'] : [];
  });

/** The tiles on the board, later ones over earlier ones; the newest are marked until their viewer decides again. */
export function Tiles({ desk: { game, props } }: { desk: Desk }): JSX.Element {
  const { view, position, fresh } = props;
  const newest = newestIn(fresh, view.seat);
  const laid = levelsOf(view.laid, position.board);
  const older = laid.length - newest.length;
  return (
    <>
      <g aria-hidden="true">
        {laid.map((lying, index) => (
          <LaidTile key={index} {...lying} kind={newest[index - older] ?? ''} />
        ))}
      </g>
      <Steps game={game} position={position} spared={laid.slice(older).flatMap(({ at }) => at)} />
    </>
  );
}

/**
 * What the last tile scored, shown for a moment, and what the tile that is being tried would score. Each is known by the
 * ply that it leads to: so the score of a tile that is placed stays as it is drawn and only begins to fade.
 */
export function Scores({ desk }: { desk: Desk }): JSX.Element {
  const { view, position, fresh } = desk.props;
  const echo = useMemo(() => echoOf(desk.game, desk.props), [view, position, fresh]);
  const tried = triedScore(desk.ghost.value);
  const layer = (scored: ScoredProps | null, ply: number, look: string): JSX.Element | null =>
    scored && (
      <g key={ply} class={look} aria-hidden="true">
        <Scored {...scored} />
      </g>
    );
  return <>{[layer(echo, view.ply, 'board-echo'), layer(tried, view.ply + 1, 'board-score')]}</>;
}

function echoOf({ rules }: TileGame, { view, position, fresh }: Props): ScoredProps | null {
  const newest = view.laid.at(-1);
  const last = fresh.at(-1);
  if (!newest || last?.move.type !== 'place') return null;
  const sources = rules.sources(position, position.laid[position.laidCount - 1]!);
  const points = last.events.flatMap((event) => (event.type === 'score' ? [event.points] : []));
  return { tile: newest.tile, at: newest.at, sources, points };
}

function triedScore(ghost: Ghost | null): ScoredProps | null {
  if (!ghost?.outcome) return null;
  const { scores } = ghost.outcome;
  return {
    tile: ghost.tile,
    at: ghost.at,
    sources: scores.map(({ from }) => from),
    points: scores.map(({ points }) => points),
  };
}

interface ScoredProps extends Laid {
  readonly sources: readonly (readonly Source[])[];
  readonly points: readonly number[];
}

/** The lines that count for a tile and what each half gains. */
export const Scored = steady(({ tile, at, sources, points }: ScoredProps): JSX.Element => {
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
});

/** The tile that is being tried, or was just placed. */
export function GhostTile({ desk }: { desk: Desk }): JSX.Element | null {
  const ghost = desk.ghost.value;
  if (!ghost) return null;
  const isLegal = ghost.move !== null;
  const look = isLegal ? 'is-ghost' : 'is-ghost is-wrong';
  return (
    <g class="board-ghost" aria-hidden="true" data-legal={isLegal}>
      <Tile tile={ghost.tile} at={ghost.at} level={ghost.level} kind={desk.isPlaced.value ? 'is-laid' : look} />
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

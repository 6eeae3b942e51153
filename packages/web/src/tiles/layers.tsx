import type { At, Source } from '@sixfold/engine';
import { fieldAt, openMarks } from '@sixfold/engine/family';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { messages } from '../i18n/index.ts';
import { steady } from '../ui/steady.tsx';
import type { TileController, Props } from './controller.ts';
import { levelsOf, type Lying } from './heights.ts';
import { fieldsOf, ground } from './hexes.ts';
import { sayField } from './say.ts';
import { Sheet } from './sheet.tsx';
import type { Steps as StepsLayer } from './stacks.tsx';
import { Field, Printed, Ring, Tile } from './tiles.tsx';

export const cellId = (at: At): string => `field-${at.join('_')}`;

/** All fields and what is there before any tile, row by row, so that a screen reader knows the board as a grid. */
export function Fields({ controller: { game, props } }: { controller: TileController }): JSX.Element {
  const t = messages.value;
  const { position, view } = props;
  const { radius } = position.board;
  const rows = useMemo(() => fieldsOf(radius), [radius]);
  const covered = new Set(view.laid.flatMap(({ at }) => at.map(String)));
  const markAt = (at: At): number | null =>
    position.board.marks.includes(fieldAt(...at)) && !covered.has(String(at)) ? position.tops[fieldAt(...at)]! : null;
  const cellAt = (at: At): Cell => ({
    at,
    name: sayField(game, position, at, t),
    symbol: markAt(at),
  });
  return (
    <g class="tiles-fields">
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
}

const Row = steady<{ cells: readonly Cell[] }>(({ cells }) => (
  <g role="row">
    {cells.map(({ at, name, symbol }) => (
      <g key={String(at)} id={cellId(at)} role="gridcell" aria-label={name}>
        {symbol === null ? <Field at={at} /> : <Printed at={at} symbol={symbol} />}
      </g>
    ))}
  </g>
));

const LaidTile = steady(Tile);

/** How the newest tiles look, oldest first: others' are seen landing, one's own lies there already. */
const newestIn = (plies: Props['fresh'], own: number | null): string[] =>
  plies.flatMap(({ move, seat }) => {
    const { type } = move;
    return type === 'place' ? [seat === own ? 'is-laid' : 'is-new'] : [];
  });

interface ShownTile extends Lying {
  readonly kind: string;
}

/** The tiles on the board, earlier ones first; the newest are marked until their viewer decides again. */
function tilesOf({ view, position, fresh }: Props): ShownTile[] {
  const newest = newestIn(fresh, view.seat);
  const laid = levelsOf(view.laid, position.board);
  const older = laid.length - newest.length;
  return laid.map((lying, index) => ({ ...lying, kind: newest[index - older] ?? '' }));
}

/** A tile that is seen landing stays on a sheet of its own until the next one lands. */
const landingIn = (tiles: readonly ShownTile[]): ShownTile | undefined =>
  tiles.findLast(({ kind }) => kind === 'is-new');

interface TilesProps {
  readonly controller: TileController;
  /** What throws shadows where tiles lie on tiles. */
  readonly Steps: typeof StepsLayer | undefined;
}

/** All tiles that lie still, later ones over earlier ones. */
export function Tiles({ controller: { game, props }, Steps }: TilesProps): JSX.Element {
  const tiles = tilesOf(props);
  const landing = landingIn(tiles);
  const marked = tiles.filter(({ kind }) => kind !== '');
  return (
    <>
      <g aria-hidden="true">{tiles.map((tile, index) => tile !== landing && <LaidTile key={index} {...tile} />)}</g>
      {Steps && <Steps game={game} position={props.position} spared={marked.flatMap(({ at }) => at)} />}
    </>
  );
}

export function Landing({ controller }: { controller: TileController }): JSX.Element | null {
  const tiles = tilesOf(controller.props);
  const landing = landingIn(tiles);
  if (!landing) return null;
  return (
    <Sheet key={tiles.indexOf(landing)} controller={controller} look="tiles-landing">
      <LaidTile {...landing} />
    </Sheet>
  );
}

/** The symbols that a first tile may touch. */
export function OpenMarks({ controller }: { controller: TileController }): JSX.Element | null {
  const open = controller.canTry ? openMarks(controller.props.position) : [];
  if (open.length === 0) return null;
  return (
    <Sheet controller={controller} look="tiles-open">
      {open.map((at) => (
        <Ring key={String(at)} at={at} kind="is-open" />
      ))}
    </Sheet>
  );
}

/** The tile that is being tried, or was just placed. */
export function GhostTile({ controller }: { controller: TileController }): JSX.Element | null {
  const ghost = controller.ghost.value;
  if (!ghost) return null;
  const isLegal = ghost.move !== null;
  const look = isLegal ? 'is-ghost' : 'is-ghost is-wrong';
  return (
    <g class="tiles-ghost" aria-hidden="true" data-legal={isLegal}>
      <Tile tile={ghost.tile} at={ghost.at} level={ghost.level} kind={controller.isPlaced.value ? 'is-laid' : look} />
    </g>
  );
}

/** The tile that was suggested. */
export function HintLayer({ hinted }: Pick<TileController, 'hinted'>): JSX.Element | null {
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
export function Cursor({ controller }: { controller: TileController }): JSX.Element | null {
  const { cursor } = controller.state.value;
  return cursor && <Ring at={cursor} kind="is-cursor" />;
}

import type { At, Source } from '@sixfold/engine';
import { fieldAt, openMarks } from '@sixfold/engine/family';
import type { ComponentProps, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { messages } from '../i18n/index.ts';
import { settings } from '../lib/settings.ts';
import { lazyPart, named } from '../ui/lazy.tsx';
import { steady } from '../ui/steady.tsx';
import type { TileController, Props } from './controller.ts';
import { levelsOf, type Lying } from './heights.ts';
import { fieldsOf, ground } from './hexes.ts';
import { sayField } from './say.ts';
import type { Steps as StepsLayer } from './stacks.tsx';
import { Field, Initial, Printed, Ring, Sheet, Tile } from './tiles.tsx';

/** Comes where it is wished for. */
const Rim = lazyPart(named(() => import('./on-wish.tsx'), 'Rim'));

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
      {settings.value.coordinates && <Rim radius={radius} />}
      {rows.map((row, index) => (
        <Row key={index} label={t.tiles.row(String.fromCodePoint(97 + index))} cells={row.map(cellAt)} />
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

const Row = steady<{ label: string; cells: readonly Cell[] }>(({ label, cells }) => (
  <g role="row" aria-label={label}>
    {cells.map(({ at, name, symbol }) => (
      <g key={String(at)} id={cellId(at)} role="gridcell" aria-label={name}>
        {symbol === null ? <Field at={at} /> : <Printed at={at} symbol={symbol} />}
      </g>
    ))}
  </g>
));

const LaidTile = steady(Tile);

interface ShownTile extends Lying {
  readonly kind: string;
  /** Who laid it, as long as that is news. */
  readonly seat?: number;
}

/** How the tiles that are news look: the last one stands out, and others' are seen landing; earlier ones stay in the background. */
function newsIn({ fresh, view }: Props): Pick<ShownTile, 'kind' | 'seat'>[] {
  const laid = fresh.filter(({ move }) => move.type === 'place');
  return laid.map(({ seat }, index) => ({
    seat,
    kind: index < laid.length - 1 ? 'is-earlier' : seat === view.seat ? 'is-laid' : 'is-new',
  }));
}

/** The tiles on the board, earlier ones first; the newest are marked until their viewer decides again. */
function tilesOf(props: Props): ShownTile[] {
  const news = newsIn(props);
  const laid = levelsOf(props.view.laid, props.position.board);
  const older = laid.length - news.length;
  return laid.map((lying, index) => ({ ...lying, kind: '', ...news[index - older] }));
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
      <g aria-hidden="true">
        {tiles.map((tile, index) => tile !== landing && <LaidTile key={index} {...shapeOf(tile)} />)}
      </g>
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
      <LaidTile {...shapeOf(landing)} />
    </Sheet>
  );
}

const shapeOf = ({ tile, at, level, kind }: ShownTile): ComponentProps<typeof Tile> => ({ tile, at, level, kind });

/** Who laid the tiles that are news. */
export function Initials({ controller: { props } }: { controller: TileController }): JSX.Element {
  const news = useMemo(() => tilesOf(props).filter(({ seat }) => seat !== undefined), [props]);
  return (
    <g aria-hidden="true">
      {news.map(({ at, seat = 0 }) => (
        <Initial key={String(at)} at={at} seat={seat} name={props.names[seat] ?? ''} />
      ))}
    </g>
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

import type { Source } from '@sixfold/engine';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { halvesOf } from '../lib/pair.ts';
import { steady } from '../ui/steady.tsx';
import type { TileController, Props } from './controller.ts';
import type { Laid } from './heights.ts';
import type { TileGame, Ghost } from './state.ts';
import { Gain, Lines, Sheet } from './tiles.tsx';

/**
 * What the last tile scored, until the player reaches for the table or tries a tile, and what that one would score. Each
 * is known by the ply that it leads to: so the score of a tile that is placed stays as it is drawn.
 */
export function Scores({ controller }: { controller: TileController }): JSX.Element {
  const { view, position, fresh } = controller.props;
  const last = useMemo(() => echoOf(controller.game, controller.props), [view, position, fresh]);
  const tried = triedScore(controller.ghost.value);
  const layer = (scored: ScoredProps | null, ply: number, look: string): JSX.Element | null =>
    scored && (
      <Sheet key={ply} controller={controller} look={look}>
        <Scored {...scored} />
      </Sheet>
    );
  return (
    <>
      {[layer(isEchoing(controller) ? last : null, view.ply, 'tiles-echo'), layer(tried, view.ply + 1, 'tiles-score')]}
    </>
  );
}

/** Nobody has reached for the table yet, and no tile is tried. */
const isEchoing = ({ ghost, props: { echo } }: TileController): boolean =>
  ghost.value === null && echo?.value !== false;

/** What is to be seen of scores now: of the tile that is tried, or else of the last one. */
export const scoreShown = (controller: TileController): ScoredProps | null =>
  isEchoing(controller) ? echoOf(controller.game, controller.props) : triedScore(controller.ghost.value);

function echoOf({ rules }: TileGame, { view, position, fresh }: Props): ScoredProps | null {
  const newest = view.laid.at(-1);
  const last = fresh.findLast(({ move }) => move.type === 'place');
  if (!newest || !last) return null;
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

export interface ScoredProps extends Laid {
  readonly sources: readonly (readonly Source[])[];
  readonly points: readonly number[];
}

/** The lines that count for a tile and what each half gains. */
export const Scored = steady(({ tile, at, sources, points }: ScoredProps): JSX.Element => {
  const [first, second] = at;
  const [one, other] = halvesOf(tile);
  const [forOne = [], forOther = []] = sources;
  const [gained = 0, gainedByOther = 0] = points;
  return (
    <>
      <Lines from={first} letter={one} sources={forOne} />
      <Lines from={second} letter={other} sources={forOther} />
      <Gain at={first} other={second} letter={one} points={gained} />
      <Gain at={second} other={first} letter={other} points={gainedByOther} />
    </>
  );
});

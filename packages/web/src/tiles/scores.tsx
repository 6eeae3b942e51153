import type { Source } from '@sixfold/engine';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { halvesOf } from '../lib/pair.ts';
import { steady } from '../ui/steady.tsx';
import type { TileController, Props } from './controller.ts';
import type { TileGame } from './game.ts';
import type { Laid } from './heights.ts';
import { Sheet } from './sheet.tsx';
import type { Ghost } from './state.ts';
import { Gain, Lines } from './tiles.tsx';

/**
 * What the last tile scored, shown for a moment, and what the tile that is being tried would score. Each is known by the
 * ply that it leads to: so the score of a tile that is placed stays as it is drawn and only begins to fade.
 */
export function Scores({ controller }: { controller: TileController }): JSX.Element {
  const { view, position, fresh } = controller.props;
  const echo = useMemo(() => echoOf(controller.game, controller.props), [view, position, fresh]);
  const tried = triedScore(controller.ghost.value);
  const layer = (scored: ScoredProps | null, ply: number, look: string): JSX.Element | null =>
    scored && (
      <Sheet key={ply} controller={controller} look={look}>
        <Scored {...scored} />
      </Sheet>
    );
  return <>{[layer(echo, view.ply, 'tiles-echo'), layer(tried, view.ply + 1, 'tiles-score')]}</>;
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

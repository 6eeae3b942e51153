import { gainsOf, LETTERS, preview, type BySymbol, type Game, type Letter, type Position } from '@sixfold/engine';
import { REFILL, SWAP } from '@sixfold/engine/family';
import type { Reason } from '../contract/advice.ts';

/** So many moves are worth naming. */
export const NAMED = 5;

/** From so many points on a move is said to score much. */
const MANY = 5;

/** What speaks for a move by what it scores, or for the choice to refill or to swap. */
export function scoringReasons<P extends Position>(game: Game<P>, position: P, move: number): Reason[] {
  if (move === REFILL) return [{ code: 'good-pieces' }];
  if (move === SWAP) return [{ code: 'fresh-pieces' }];
  const { wins, bonus } = preview(game, position, move);
  const gains = gainsOf(position, move);
  const tracks = position.tracksOf(position.turn);
  const lowest = Math.min(...tracks);
  const reasons: Reason[] = wins ? [{ code: 'wins' }] : [];
  for (const symbol of bonus) reasons.push({ code: 'bonus', symbol });
  for (const { symbol, track, points } of advances(tracks, gains)) {
    if (track === lowest) reasons.push({ code: 'weakest', symbol, points });
  }
  const points = gains.reduce((sum, gain) => sum + gain, 0);
  if (points >= MANY) reasons.push({ code: 'points', points });
  return reasons;
}

/** The moves worth naming, best first; `outlook` tells what each is expected to lead to. */
export const bestMoves = (
  moves: readonly number[],
  outlook: (index: number) => number,
): { readonly move: number; readonly outlook: number }[] =>
  moves
    .map((move, index) => ({ move, outlook: outlook(index) }))
    .sort((a, b) => b.outlook - a.outlook)
    .slice(0, NAMED);

/** The symbols that advance, from where, and by how much. */
export const advances = (
  tracks: BySymbol<number>,
  gains: BySymbol<number>,
): { readonly symbol: Letter; readonly track: number; readonly points: number }[] =>
  LETTERS.map((symbol, index) => ({ symbol, track: tracks[index]!, points: gains[index]! })).filter(
    ({ points }) => points > 0,
  );

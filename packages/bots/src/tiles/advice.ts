import { gainsOf, LETTERS, type BySymbol } from '@sixfold/engine';
import { REFILL, SWAP, type TilePosition } from '@sixfold/engine/family';
import type { Advice, Reason } from '../contract/advice.ts';
import { advances, bestMoves } from '../family/reasons.ts';
import { TileGains } from './gains.ts';
import { OpenFields } from './open-fields.ts';
import type { ScoreMap } from './score-map.ts';

/** From so many points on a place is worth mentioning. */
const MANY = 3;

/** The best moves with what they bring and why; `outlook` tells what each is expected to lead to. */
export function adviceOf(
  position: TilePosition,
  map: ScoreMap,
  moves: readonly number[],
  outlook: (index: number) => number,
): Advice[] {
  const scale = position.config.players === 1 ? position.scale.top : 1;
  return bestMoves(moves, outlook).map(({ move, outlook: share }) => {
    const gains = gainsOf(position, move);
    return { move, outlook: share * scale, gains, reasons: tileReasons(position, map, move, gains) };
  });
}

/** What speaks for a move with these gains; the map shows the board before it. */
export function tileReasons(position: TilePosition, map: ScoreMap, move: number, gains: BySymbol<number>): Reason[] {
  if (move === REFILL) return [{ code: 'good-pieces' }];
  if (move === SWAP) return [{ code: 'fresh-pieces' }];
  const { scale, turn } = position;
  const tracks = position.tracksOf(turn);
  const lowest = Math.min(...tracks);
  const reasons: Reason[] = [];
  if (position.config.players > 1 && tracks.every((track, symbol) => track + gains[symbol]! === scale.top)) {
    reasons.push({ code: 'wins' });
  }
  const advanced = advances(tracks, gains);
  for (const { symbol, track, points } of advanced) {
    if (scale.reached[track + points]! > scale.reached[track]!) reasons.push({ code: 'bonus', symbol });
  }
  for (const { symbol, track, points } of advanced) {
    if (track === lowest) reasons.push({ code: 'weakest', symbol, points });
  }
  const blocked = blockedBy(position, map, move);
  if (blocked) reasons.push(blocked);
  const points = gains.reduce((sum, gain) => sum + gain, 0);
  if (points >= 2 * MANY) reasons.push({ code: 'points', points });
  return reasons;
}

/** The most valuable thing that the next player could have scored on the fields of a placement. */
function blockedBy(position: TilePosition, map: ScoreMap, move: number): Reason | null {
  const { players } = position.config;
  const seat = (position.turn + 1) % players;
  if (position.teamOf(seat) === position.teamOf(position.turn)) return null;
  const open = new OpenFields();
  open.read(position);
  const gains = new TileGains();
  gains.read(position, position.teamOf(seat) * 6, map, open.list, open.count);
  let best: Reason | null = null;
  let most = 0;
  for (const field of [position.firstField(move), position.secondField(move)]) {
    for (const [index, symbol] of LETTERS.entries()) {
      const points = map.points[field * 8 + index]!;
      const worth = gains.of(index, points);
      if (points < MANY || worth <= most) continue;
      most = worth;
      best = { code: 'blocks', seat, symbol, points };
    }
  }
  return best;
}

import { bySymbol, gainsOf, LETTERS, type BySymbol } from '@sixfold/engine';
import { DRAW, PASS, STOP, type StonesPosition } from '@sixfold/engine/stones';
import type { Advice, Reason } from '../../contract/advice.ts';
import { advances } from '../../family/reasons.ts';
import { outlook, type StonesJudge } from './evaluate.ts';
import type { Layout } from './layout.ts';
import type { TurnSolver } from './turn.ts';

/** A rival is blocked by the loss of so many stones. */
const BLOCK = 3;

/** How somebody means to play a turn. */
export interface Plan {
  /** How the stones lay when they began to think. */
  readonly start: Layout;
  readonly turn: TurnSolver;
  /** Who said what the ends of the turn are worth. */
  readonly judge: StonesJudge;
}

/** What is to be expected of a move, and why. */
export function adviseOn(position: StonesPosition, plan: Plan, move: number): Advice {
  if (wins(position, move)) return { move, outlook: 1, gains: gainsOf(position, move), reasons: [{ code: 'wins' }] };
  return {
    move,
    outlook: outlookOn(position, plan, move),
    gains: expectedGains(position, plan.turn, move),
    reasons: reasonsFor(position, plan, move),
  };
}

/** The share of the win that a move promises. */
export function outlookOn(position: StonesPosition, { start, turn, judge }: Plan, move: number): number {
  if (wins(position, move)) return 1;
  if (move === PASS) return outlook(start, position.turn, 0);
  return judge.outlook(start, position.turn, move === DRAW ? turn.draw : turn.end);
}

function wins(position: StonesPosition, move: number): boolean {
  const after = new Uint8Array(6);
  position.tracksAfter(move, after);
  return after.every((track) => track === position.goal);
}

/** What a move brings; if luck has a say in it, on average. */
function expectedGains(position: StonesPosition, turn: TurnSolver, move: number): BySymbol<number> {
  if (move !== DRAW) return gainsOf(position, move);
  const gains = turn.gains();
  return bySymbol((symbol) => gains[symbol]!);
}

function reasonsFor(position: StonesPosition, { start, turn }: Plan, move: number): Reason[] {
  if (position.countMoves() === 1) return [{ code: 'only-move' }];
  const { risk } = turn;
  if (move === DRAW) return [{ code: turn.draw > turn.end ? 'worth-the-risk' : 'not-worth-the-risk', risk }];
  const gains = gainsOf(position, move);
  const points = gains.reduce((sum, gain) => sum + gain);
  const isSafer = turn.end >= turn.draw;
  return [
    ...scoringReasons(position, gains, move),
    ...(isSafer ? [{ code: 'not-worth-the-risk', risk } as const] : []),
    ...blockingReasons(start, gains),
    ...(points > 2 ? [{ code: 'points', points } as const] : []),
  ];
}

/** Bonus turns, and stones of the weakest symbols. */
function scoringReasons(position: StonesPosition, gains: BySymbol<number>, move: number): Reason[] {
  const { goal } = position;
  const tracks = position.tracksOf(position.turn);
  const lowest = Math.min(...tracks);
  const gained = advances(tracks, gains);
  return [
    ...gained
      .filter(({ track, points }) => move === STOP && track + points === goal)
      .map(({ symbol }): Reason => ({ code: 'bonus', symbol })),
    ...gained
      .filter(({ track }) => track === lowest)
      .map(({ symbol, points }): Reason => ({ code: 'weakest', symbol, points })),
  ];
}

/** What the move takes from the middle that the next player could have used. */
function blockingReasons(start: Layout, gains: BySymbol<number>): Reason[] {
  const seat = (start.turn + 1) % start.players;
  return LETTERS.flatMap((letter, symbol): Reason[] => {
    const points = gains[symbol]! > 1 ? Math.min(1 + start.middle[symbol]!, start.missing(seat, symbol)) : 0;
    return points >= BLOCK ? [{ code: 'blocks', seat, symbol: letter, points }] : [];
  });
}

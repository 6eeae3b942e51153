import { Chance, gainsOf, type Position } from '@sixfold/engine';
import type { Thinking } from '../contract/bot.ts';
import type { Strategy } from '../contract/strategy.ts';
import { bestScoring } from './best.ts';

/** Luck that only notes whether it was asked. */
class NotedLuck extends Chance {
  wasAsked = false;

  next(): number {
    this.wasAsked = true;
    return 0;
  }

  override below(): number {
    return this.next();
  }
}

/** Whether at most so many of the mover's tracks are below a goal: no more than one move can bring there. */
export function lacksAtMost(position: Position, goal: number, count: number): boolean {
  return position.tracksOf(position.turn).filter((track) => track < goal).length <= count;
}

/** The moves after which the game is over and the mover, or their team, alone is first, whatever luck would have. */
function winningMoves(position: Position): number[] {
  const after = position.clone();
  return position.legalMoves().filter((move) => {
    const luck = new NotedLuck();
    after.copyFrom(position);
    after.play(move, luck);
    return after.ended !== null && !luck.wasAsked && isFirst(after, position.teamOf(position.turn));
  });
}

const isFirst = (position: Position, team: number): boolean =>
  position.result().ranks.every((rank, seat) => (rank === 1) === (position.teamOf(seat) === team));

/** Takes a win that lies there: of several the one that looks best. Null where there is none. */
export function takeWin(strategy: Strategy, position: Position, chance: Chance): Thinking | null {
  const wins = position.config.players > 1 && strategy.mayEnd(position) ? winningMoves(position) : [];
  if (wins.length === 0) return null;
  const move = bestScoring(position, wins, chance);
  const advice = { move, outlook: 1, gains: gainsOf(position, move), reasons: [{ code: 'wins' } as const] };
  return { move, step: () => false, advice: () => [advice] };
}

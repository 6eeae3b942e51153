import { preview, type Letter } from '@sixfold/engine';
import type { Decision } from './decision.ts';

/** What a move scores, in a few letters. */
export function sayGain({ game, position, paint }: Decision, move: number): string {
  const gains = new Map<Letter, number>();
  for (const { symbol, points } of preview(game, position, move).scores) {
    if (points > 0) gains.set(symbol, points + (gains.get(symbol) ?? 0));
  }
  return [...gains].map(([symbol, points]) => ` ${paint.ink(symbol, `${symbol}+${points}`)}`).join('');
}

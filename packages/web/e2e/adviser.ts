import type { Advice } from '@sixfold/bots';
import { FastChance, GAMES, type Game } from '@sixfold/engine';
import type { Known } from '../../testing/src/page/records.ts';
import type { Page } from './test.ts';

/** What a test has a bot advise, for the first legal moves of the seat to move. */
export function adviceFor({ game, series }: Known, opinions: readonly Omit<Advice, 'move'>[]): Advice[] {
  const rules: Game = GAMES[game];
  const moves = rules.resample(series.match.view(series.turn), new FastChance(1)).legalMoves();
  return opinions.map((opinion, index) => ({ ...opinion, move: moves[index]! }));
}

/** Puts in place of the worker one that gives this advice whenever it is asked. */
export async function hireAdviser(page: Page, advice: readonly Advice[]): Promise<void> {
  const answer = JSON.stringify({ move: advice[0]?.move, advice });
  const body = `addEventListener('message', ({ data }) => 'id' in data && postMessage({ id: data.id, ...${answer} }))`;
  await page.route(/\/worker-[^/]*\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

import { FastChance, GAMES, parseConfig, startGame, type Game } from '@sixfold/engine';
import { describe, expect, test } from 'vitest';
import { sharesAt } from '../src/contract/shares.ts';
import { loadEvaluation, reviewedGames, USUAL_EFFORT } from '../src/index.ts';
import { expectAfter } from '../src/review/expectation.ts';
import { meanOf } from '../src/statistics/mean.ts';

const PLIES = 24;
const EVERY = 6;
const PLAYS = 120;

describe.each(reviewedGames())('%s', (id) => {
  test('what is expected of luck is what playing on brings on average', async () => {
    const game: Game = GAMES[id];
    const evaluation = await loadEvaluation(id, 2);
    const config = parseConfig(game.card, 2, {}, 0);
    if (!evaluation || !config.ok) throw new Error('nobody judges it');
    const luck = new FastChance(11);
    const position = startGame(game, config.value, luck);
    const misses: number[] = [];
    for (let ply = 0; ply < PLIES && !position.ended; ply++) {
      const move = position.randomMove(luck);
      if (ply % EVERY === 1) {
        const exact = expectAfter(
          evaluation,
          position,
          (world, chance) => world.play(move, chance),
          USUAL_EFFORT,
          'seed',
        );
        const played = Array.from({ length: PLAYS }, () => {
          const world = position.clone();
          world.play(move, luck);
          return sharesAt(evaluation, world)[0] ?? 0;
        });
        const { mean, error } = meanOf(played);
        misses.push(Math.abs(mean - (exact.shares[0] ?? 0)) / (error + exact.error + 1e-9));
      }
      position.play(move, luck);
    }
    expect(Math.max(...misses)).toBeLessThan(4.5);
  });
});

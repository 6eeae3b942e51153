import { loadEvaluation, reviewGame } from '@sixfold/review';
import { expect, test } from 'vitest';
import { playBots } from '../../../testing/src/bot-games.ts';
import { keepReview, keptReview, reviewedIds } from './reviews.ts';

test('where a browser keeps nothing, a review lasts as long as the page', async () => {
  const transcript = await playBots('stones', { bots: ['random'], most: 2 });
  const evaluation = await loadEvaluation('stones', 2);
  if (!evaluation) throw new Error('nobody judges it');
  const review = reviewGame(transcript, evaluation);
  const game = { id: 'a game', transcript, substituted: [] };
  expect(await keptReview(game)).toBeNull();
  expect([...(await reviewedIds())]).toEqual([]);
  await keepReview(game, review);
  expect(await keptReview(game)).toEqual(review);
  expect([...(await reviewedIds())]).toEqual(['a game']);
  expect(await keptReview({ ...game, id: 'another' })).toBeNull();
  const otherwise = { ...transcript, plies: transcript.plies.slice(1) };
  expect(await keptReview({ ...game, transcript: otherwise })).toBeNull();
  expect(await keptReview({ ...game, substituted: [0] })).toBeNull();
});

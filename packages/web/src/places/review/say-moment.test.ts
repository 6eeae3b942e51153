import { GAMES } from '@sixfold/engine';
import { loadEvaluation, reviewGame, type Review } from '@sixfold/review';
import { describe, expect, test } from 'vitest';
import { playBots } from '../../../../testing/src/bot-games.ts';
import { entryOf } from '../../games/games.ts';
import { de, en } from '../../games/all-messages.fixture.ts';
import { openReplay } from '../../store/replay.ts';
import { figuresIn, markedMoves } from './figures.ts';
import { sayMoment, type KnownGame } from './say-moment.ts';
import { hear } from './use-review.ts';

const transcript = await playBots('dice', { bots: ['random'], most: 40 });

async function reviewed(): Promise<{ known: KnownGame; review: Review }> {
  const [evaluation, face] = [await loadEvaluation('dice', 2), await entryOf('dice')?.load()];
  const replay = await openReplay(GAMES.dice, transcript);
  if (!evaluation || !face || !replay) throw new Error('there is no such game');
  const review = reviewGame(transcript, evaluation);
  const names = ['Ada', 'Bo'];
  return {
    review,
    known: { game: { replay, face, teams: [0, 1] }, names, called: names, values: review.values, review },
  };
}

const { known, review } = await reviewed();

describe('a moment by ear', () => {
  test('is what was done, and where everybody stands', () => {
    const said = sayMoment(known, 1, figuresIn('en'), en);
    expect(said).toMatch(/^Move 1 of 40\. \w.*\. Chance to win: Ada \d+%, Bo \d+%\.$/);
    expect(sayMoment(known, 0, figuresIn('en'), en)).toMatch(/^The start\. Chance to win: /);
  });

  test('says how much a marked move lost, in every language', () => {
    const [first] = markedMoves(review);
    if (!first) throw new Error('whoever plays at random errs');
    expect(sayMoment(known, first.ply + 1, figuresIn('en'), en)).toContain(' points of winning lost.');
    expect(sayMoment(known, first.ply + 1, figuresIn('de'), de)).toContain(' Prozentpunkte verloren.');
  });

  test('says no chances that are not known yet', () => {
    expect(sayMoment({ ...known, values: [], review: null }, 3, figuresIn('en'), en)).not.toContain('Chance');
  });
});

describe('what is known of a review', () => {
  const none = { values: [], review: null, step: null, end: null };
  const step = { stage: 'graph' as const, done: 1, of: 2, values: [[0.5, 0.5]] };

  test('grows with the news', () => {
    expect(hear(none, { what: 'step', step })).toMatchObject({ step, values: step.values, review: null });
    expect(hear(none, { what: 'done', review })).toEqual({ review, values: review.values, step: null, end: null });
    expect(hear({ ...none, step }, { what: 'failed' })).toMatchObject({ step: null, end: 'failed' });
  });

  test('that was kept stays until there is another', () => {
    const kept = hear(none, { what: 'done', review });
    expect(hear(kept, { what: 'step', step })).toMatchObject({ review, values: review.values, step });
    expect(hear(kept, { what: 'same' })).toEqual(kept);
  });
});

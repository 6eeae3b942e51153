import { LETTERS } from '@sixfold/engine';
import { expect, test } from 'vitest';
import { de, en } from '../../games/all-messages.fixture.ts';
import { drawPercent, LONGEST_SHARE, makeShareText } from './share.ts';

const LINK = `https://sixfold.example.org/games/#/deal/2026-11-16/board3d/${'x'.repeat(70)}`;

test.each([en, de])('every result of every game can be shared in 280 characters, with its moves', (t) => {
  for (const { name } of Object.values(t.games)) {
    for (const say of [t.daily.shareAlone, t.daily.shareWon, t.daily.shareLost]) {
      const sentence = say(name, '28. September 2026', 54, t.daily.sharePercent(118));
      const text = makeShareText(sentence, 118, [LINK]);
      expect(text.length).toBeLessThanOrEqual(LONGEST_SHARE);
      expect(text).toContain(LINK);
      expect(text.startsWith(sentence)).toBe(true);
    }
  }
});

test('a row of signs says how well it went, colours beside shapes, and nothing of the deal', () => {
  expect(drawPercent(100)).toBe('🟥✹🟧⬢🟨☀🟩●🟦✶▫');
  expect(drawPercent(0)).toBe('▫'.repeat(LETTERS.length));
  expect(drawPercent(400)).toBe('🟥✹🟧⬢🟨☀🟩●🟦✶🟪○');
});

test('what is too long goes without the moves, and without a link at the last', () => {
  const short = 'https://x.org/#/deal/2026-11-16/dice';
  expect(makeShareText('Well played.', null, [`${short}/${'x'.repeat(300)}`, short])).toBe(`Well played.\n${short}`);
  expect(makeShareText('Well played.', 60, ['x'.repeat(300)])).toBe('Well played.\n🟥✹🟧⬢🟨☀▫▫▫');
  expect(makeShareText('x'.repeat(400), 60, [])).toHaveLength(LONGEST_SHARE);
});

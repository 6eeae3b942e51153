import { GAME_IDS, GAMES } from '@sixfold/engine';
import { expect, test } from 'vitest';
import { sixfold } from './sixfold.fixture.ts';

test('every game is a line of a table', async () => {
  const { code, out, err } = await sixfold('games');
  expect([code, err]).toEqual([0, '']);
  const [head, ...lines] = out.trimEnd().split('\n');
  expect(head).toMatch(/^GAME +PLAYERS +HIDDEN +OPTIONS +COMPATIBLE WITH$/);
  expect(lines.map((line) => line.split(' ')[0])).toEqual(GAME_IDS);
});

test('a line tells how many can play, whether pieces are hidden, and the options with the default first', async () => {
  const { out } = await sixfold('games');
  const { compatibleWith } = GAMES.board.card;
  const line = /^board .*$/m.exec(out)?.[0];
  expect(line?.split(/ {2,}/)).toEqual([
    'board',
    'solo, 2–4',
    'yes',
    'startSymbols=any|distinct partners=false|true',
    compatibleWith,
  ]);
  expect(/^stones .*$/m.exec(out)?.[0].split(/ {2,}/).slice(1, 4)).toEqual(['2–4', 'no', '–']);
});

test('the same as JSON, with all that a card says', async () => {
  const { code, out } = await sixfold('games', '--json');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual(JSON.parse(JSON.stringify(Object.values(GAMES).map(({ card }) => card))));
});

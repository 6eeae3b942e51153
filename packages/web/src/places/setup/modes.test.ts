import { GAMES, parseConfig } from '@sixfold/engine';
import { expect, test } from 'vitest';
import { againstBot, bot, makeConfig, person, tableOf } from './draft.ts';
import { inMode, levelOfDraft, modeOf, openModes, withLevel, withPlayers, withTeams } from './modes.ts';

const { card } = GAMES.board;
const cards = Object.values(GAMES).map((game) => game.card);

test.each(cards)('every way to play $id makes a table that its rules allow', (one) => {
  for (const mode of openModes(one, false)) {
    const draft = inMode(againstBot('Anna'), mode);
    const { seats, options } = makeConfig(one, draft, null);
    expect(modeOf(draft)).toBe(mode);
    expect(parseConfig(one, seats.length, options, 0).ok).toBe(true);
  }
});

test('solo and partners are offered where a game has them, online where there is a server', () => {
  expect(openModes(card, true)).toEqual(['bots', 'solo', 'together', 'partners', 'online']);
  expect(openModes(GAMES.dice.card, false)).toEqual(['bots', 'together']);
});

test('who sits there and how strong the bots are outlasts another way to play', () => {
  const draft = withLevel(againstBot('Anna'), 'master');
  const back = inMode(inMode(draft, 'partners'), 'bots');
  expect(back.seats).toEqual([person('Anna'), bot('master')]);
  expect(modeOf(back)).toBe('bots');
});

test('partners sit opposite each other', () => {
  const two = withTeams(tableOf(person('Anna'), person('Ben')), 2);
  expect(two.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'person', 'bot']);
  const alone = withTeams(two, 1);
  expect(alone.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot', 'bot']);
  expect(withTeams(two, 4).seats).toHaveLength(4);
});

test('more bots are as strong as the first, more people are people', () => {
  const four = withPlayers(withLevel(againstBot('Anna'), 'club'), 4);
  expect(four.seats.slice(1)).toEqual([bot('club'), bot('club'), bot('club')]);
  expect(levelOfDraft(four)).toBe('club');
  expect(modeOf(withPlayers(tableOf(person('Anna'), person('Ben')), 3))).toBe('together');
});

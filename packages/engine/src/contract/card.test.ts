import { describe, expect, test } from 'vitest';
import { GAMES, parseGame } from '../games/games.ts';
import { parseConfig } from './card.ts';
import { GAME_IDS } from './ids.ts';

const { card } = GAMES.board;

describe('a configuration', () => {
  test('gets the defaults of the options left out', () => {
    expect(parseConfig(card, 2, {}, 1)).toEqual({
      ok: true,
      value: { players: 2, options: { startSymbols: 'any', partners: false }, starter: 1 },
    });
    expect(parseConfig(card, 4, { partners: true }, 3)).toMatchObject({
      ok: true,
      value: { options: { partners: true } },
    });
  });

  test.each([
    ['no such number of players', 5, {}, 0, { code: 'bad-players', players: 5, allowed: [1, 2, 3, 4] }],
    ['players as text', '2', {}, 0, { code: 'bad-players', players: '2', allowed: [1, 2, 3, 4] }],
    ['a starter who does not sit there', 2, {}, 2, { code: 'bad-starter', starter: 2, players: 2 }],
    ['half a starter', 2, {}, 0.5, { code: 'bad-starter', starter: 0.5, players: 2 }],
    ['no starter', 2, {}, null, { code: 'bad-starter', starter: null, players: 2 }],
    ['options that are a list', 2, [], 0, { code: 'malformed', what: 'options' }],
    ['no options', 2, null, 0, { code: 'malformed', what: 'options' }],
    ['an unknown option', 2, { speed: 1 }, 0, { code: 'unknown-option', option: 'speed' }],
    ['an option of every object', 2, { toString: 1 }, 0, { code: 'unknown-option', option: 'toString' }],
    [
      'an unknown value',
      2,
      { startSymbols: 'some' },
      0,
      { code: 'bad-option', option: 'startSymbols', value: 'some', allowed: ['any', 'distinct'] },
    ],
    [
      'B11 partners with three',
      3,
      { partners: true },
      0,
      { code: 'option-needs-players', option: 'partners', players: 3, needs: 4 },
    ],
  ])('is refused with %s', (_, players, options, starter, error) => {
    expect(parseConfig(card, players, options, starter)).toEqual({ ok: false, error });
  });
});

test('games are found by their id alone', () => {
  for (const id of GAME_IDS) expect(parseGame(id)).toEqual({ ok: true, value: GAMES[id] });
  for (const id of ['Board', '', 'toString', null, 3]) {
    expect(parseGame(id)).toMatchObject({ ok: false, error: { code: 'unknown-game' } });
  }
});

test.each(GAME_IDS)('the card of %s is complete', (id) => {
  const { card: own } = GAMES[id];
  expect(own.id).toBe(id);
  for (const option of Object.values(own.options)) expect(option.values).toContain(option.default);
  for (const rule of Object.values(own.rules)) expect(rule).toMatch(/^[A-Z]\d+$/);
});

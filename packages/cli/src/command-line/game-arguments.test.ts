import { GAME_IDS, GAMES } from '@sixfold/engine';
import { describe, expect, test } from 'vitest';
import { UsageError } from './command.ts';
import { readBots, readConfig, readGame, readJson } from './game-arguments.ts';

test.each(GAME_IDS)('%s is found by its name', (id) => {
  expect(readGame(id)).toBe(GAMES[id]);
});

test.each(['chess', '', 'Board', 'constructor'])('there is no game %j', (text) => {
  expect(() => readGame(text)).toThrow(`there is no game "${text}"; games: ${GAME_IDS.join(', ')}`);
});

describe('bots', () => {
  test('one name is for all seats, as many as seats are one for each', () => {
    expect(readBots('greedy', 3)).toEqual(['greedy', 'greedy', 'greedy']);
    expect(readBots('greedy,random', 2)).toEqual(['greedy', 'random']);
    expect(readBots('master', 1)).toEqual(['master']);
  });

  test.each([
    ['greedy,random', 3, 'one name for all seats or one for each of 3 seats, not 2'],
    ['greedy,random,club', 2, 'one for each of 2 seats, not 3'],
    ['greedy,', 2, 'there is no bot ""'],
    ['greedy, random', 2, 'there is no bot " random"'],
  ])('not %j for %d seats', (text, players, message) => {
    expect(() => readBots(text, players)).toThrow(message);
  });
});

describe('the configuration', () => {
  test('what is not said is as usual', () => {
    expect(readConfig(GAMES.board, 4, undefined)).toEqual({
      players: 4,
      options: { startSymbols: 'any', partners: false },
      starter: 0,
    });
    expect(readConfig(GAMES.board, 4, '{"partners":true}').options['partners']).toBe(true);
  });

  test.each([
    [5, '{}', 'the game is for 1, 2, 3, 4 players, not 5'],
    [3, '{"partners":true}', 'option partners is for 4 players, not 3'],
    [2, '{"size":1}', 'the game has no option "size"'],
    [2, '[1]', 'options is missing or malformed'],
    [2, 'null', 'options is missing or malformed'],
  ])('not %d players with %s', (players, options, message) => {
    expect(() => readConfig(GAMES.board, players, options)).toThrow(new UsageError(message));
  });
});

test('what is no JSON is a wrong use', () => {
  expect(readJson('--options', ' {"a":[1]} ')).toEqual({ a: [1] });
  expect(() => readJson('--wish', 'true!')).toThrow('--wish takes JSON, such as \'{"partners":true}\', not "true!"');
});

import type { TableError } from '@sixfold/protocol';
import { expect, test } from 'vitest';
import { describeError, messageOf } from './describe.ts';

type Code = TableError['code'];

/** What only people who are not in one room can meet. */
const ELSEWHERE = [
  'no-name',
  'no-such-bot',
  'no-seat',
  'blocked',
  'no-texts',
  'table-full',
  'other-seat',
  'has-begun',
  'bad-record',
  'bad-deal',
  'score-board',
  'seat-not-open',
  'wrong-invite',
  'already-seated',
  'not-the-host',
  'not-playing',
  'moved-on',
  'not-offered',
  'already-offered',
  'is-here',
  'too-many',
  'shutting-down',
] as const satisfies Code[];

/** An example of every other error, and what people are told; a new code must find its place here. */
const SAID: {
  readonly [C in Exclude<Code, (typeof ELSEWHERE)[number]>]: readonly [Extract<TableError, { code: C }>, string];
} = {
  malformed: [{ code: 'malformed', what: 'setup.dice' }, 'setup.dice is missing or malformed'],
  'unknown-game': [{ code: 'unknown-game', game: 'chess' }, 'there is no game "chess"'],
  'bad-players': [{ code: 'bad-players', players: 7, allowed: [2, 3, 4] }, 'the game is for 2, 3, 4 players, not 7'],
  'bad-starter': [{ code: 'bad-starter', starter: 2, players: 2 }, 'the starting seat must be from 0 to 1, not 2'],
  'unknown-option': [{ code: 'unknown-option', option: 'colour' }, 'the game has no option "colour"'],
  'bad-option': [
    { code: 'bad-option', option: 'radius', value: 9, allowed: [3, 4] },
    'option radius can be 3, 4, not 9',
  ],
  'option-needs-players': [
    { code: 'option-needs-players', option: 'partners', players: 3, needs: 4 },
    'option partners is for 4 players, not 3',
  ],
  'bad-seat': [{ code: 'bad-seat', seat: 5, players: 2 }, 'there is no seat 5 among 2'],
  'not-your-turn': [{ code: 'not-your-turn', seat: 1, turn: 0 }, "it is seat 0's turn, not seat 1's"],
  'game-over': [{ code: 'game-over' }, 'the game is over'],
  'unknown-move': [{ code: 'unknown-move', type: 'castle' }, 'there is no move castle'],
  'not-now': [
    { code: 'not-now', type: 'stop', legal: ['draw', 'take'] },
    '"stop" is not possible now; possible: draw, take',
  ],
  'unknown-piece': [{ code: 'unknown-piece', piece: 'QX' }, 'QX is no piece of the game'],
  'not-held': [{ code: 'not-held', piece: 'RO' }, "RO is not in the player's hand"],
  'field-off-board': [{ code: 'field-off-board', at: [9, 9] }, '(9,9) is not on the board'],
  'fields-not-adjacent': [
    {
      code: 'fields-not-adjacent',
      at: [
        [0, 0],
        [2, 0],
      ],
    },
    '(0,0) and (2,0) are not neighbours',
  ],
  'field-taken': [{ code: 'field-taken', at: [0, 1] }, '(0,1) is taken'],
  'must-touch-start': [
    {
      code: 'must-touch-start',
      at: [
        [0, 0],
        [1, 0],
      ],
      open: [
        [5, 0],
        [0, 5],
      ],
    },
    'this tile must touch one of the symbols at (5,0), (0,5)',
  ],
  'different-heights': [
    {
      code: 'different-heights',
      at: [
        [0, 0],
        [1, 0],
      ],
      heights: [1, 2],
    },
    '(0,0) and (1,0) are at different heights (1, 2)',
  ],
  'covers-one-tile': [
    {
      code: 'covers-one-tile',
      at: [
        [0, 0],
        [1, 0],
      ],
    },
    'a tile may not lie exactly on one other, as on (0,0) and (1,0)',
  ],
  'swap-not-allowed': [
    { code: 'swap-not-allowed', weakest: ['R', 'O'] },
    'swapping is only allowed at the end of a turn, with no piece that shows a weakest symbol (R, O)',
  ],
  'symbol-not-on-piece': [{ code: 'symbol-not-on-piece', symbol: 'V', piece: 'RO' }, 'RO does not show V'],
  'unknown-symbol': [{ code: 'unknown-symbol', symbol: 'Q' }, 'Q is no symbol'],
  'no-such-group': [{ code: 'no-such-group', symbol: 'R' }, 'there are no two equal dice showing R'],
  'goes-back': [{ code: 'goes-back', symbol: 'R', from: 5, to: 3 }, 'R is at 5 and never goes back, not to 3 either'],
  'past-stop': [{ code: 'past-stop', symbol: 'R', to: 20, stop: 18 }, 'R stops at 18 and does not come to 20'],
  'too-much': [{ code: 'too-much', symbol: 'R', points: 5, most: 4 }, 'R can get 4 points at most, not 5'],
  'too-little': [{ code: 'too-little', symbol: 'R', points: 1, least: 2 }, 'R gets 2 at least if it gets any, not 1'],
  'too-many-symbols': [{ code: 'too-many-symbols', symbols: 3, most: 2 }, '2 symbols can advance at once, not 3'],
  'gate-closed': [
    { code: 'gate-closed', symbol: 'R', to: 5, from: 4, needs: 1 },
    'R comes to 4 and beyond once all six are at 1',
  ],
  'other-game': [
    { code: 'other-game', game: 'dice', expected: 'cards' },
    'this is a table for "dice", not for "cards"',
  ],
  'bad-seats': [{ code: 'bad-seats', what: 'seat 0 has no name' }, 'seat 0 has no name'],
  'bad-series': [{ code: 'bad-series', games: 0 }, 'a series has from 1 to 100 games, not 0'],
  'bad-ply': [{ code: 'bad-ply', ply: 9, played: 4 }, 'there is no ply 9 to go back to; 4 were played'],
  'game-not-over': [{ code: 'game-not-over' }, 'the game is not over yet'],
  'series-over': [{ code: 'series-over' }, 'the series is over'],
  'unknown-format': [{ code: 'unknown-format', format: 'x/1' }, '"x/1" is no format of a saved table'],
  'newer-format': [
    { code: 'newer-format', format: 'sixfold-table/9', newest: 'sixfold-table/1' },
    'the table was saved by a newer version (sixfold-table/9); this one reads up to sixfold-table/1',
  ],
  'ruleset-changed': [
    {
      code: 'ruleset-changed',
      stored: 1,
      installed: 2,
      round: 0,
      ply: 7,
      error: { code: 'field-taken', at: [0, 0] },
    },
    'ply 7 of game 1 is not allowed by the installed rules (saved under version 1, installed 2): (0,0) is taken',
  ],
  'no-such-table': [{ code: 'no-such-table' }, 'there is no such table'],
  'not-stored': [{ code: 'not-stored', why: 'full' }, 'it could not be stored: the disk is full'],
  internal: [{ code: 'internal' }, 'something went wrong'],
};

test.each(Object.entries(SAID))('%s is said in one line', (_, [error, said]) => {
  expect(describeError(error)).toBe(said);
});

test.each(ELSEWHERE)('%s is at least named', (code) => {
  expect(describeError({ code } as TableError)).toBe(`it is refused (${code})`);
});

test('fields are named as the caller wants, at any depth', () => {
  const name = ([q, r]: readonly number[]): string => `<${q}|${r}>`;
  expect(describeError({ code: 'field-taken', at: [0, 1] }, name)).toBe('<0|1> is taken');
  const [nested] = SAID['ruleset-changed'];
  expect(describeError(nested, name)).toContain('<0|0> is taken');
});

test('whatever was thrown has a message', () => {
  expect(messageOf(new RangeError('too far'))).toBe('too far');
  expect(messageOf('just text')).toBe('just text');
  expect(messageOf(undefined)).toBe('undefined');
});

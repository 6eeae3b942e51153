import { GAME_IDS, GAMES, type GameId } from '@sixfold/engine';
import { describe, expect, test } from 'vitest';
import { blankFor, type GamePieces } from '../face/pieces.ts';
import { SPOKEN } from './all-messages.fixture.ts';
import { loadPieces } from './pieces.ts';

const kindsOf = (pieces: GamePieces): number[] =>
  pieces.in === 'cup' ? [0, 1, 2, 3, 4, 5] : [...new Set(pieces.supply(pieces.players[0] ?? 0).pieces)];

describe.each(GAME_IDS)('the pieces of %s', async (game) => {
  const pieces = await loadPieces(game);

  test('are for numbers of players that the game is for', () => {
    expect(pieces.players.length).toBeGreaterThan(0);
    for (const players of pieces.players) expect(GAMES[game].card.players).toContain(players);
  });

  test.each(Object.entries(SPOKEN))('are told apart by letters and by words (%s)', (_language, messages) => {
    const kinds = kindsOf(pieces);
    expect(new Set(kinds.map(pieces.lettersOf)).size).toBe(kinds.length);
    expect(new Set(kinds.map((kind) => pieces.say(kind, messages))).size).toBe(kinds.length);
    expect(pieces.words(messages).link).not.toBe('');
  });

  test('F8 are a secret of who draws them exactly where players hold hidden pieces', () => {
    const isSecret = pieces.in === 'bag' && pieces.supply(2).isSecret;
    expect(isSecret).toBe(GAMES[game].card.hidden);
  });
});

/** How many there are, how many are drawn together, and how many kinds there are; reckoned from the rules. */
const BAGS: readonly (readonly [rule: string, GameId, players: number, all: number, hand: number, kinds: number])[] = [
  // 15 × 6 + 6 × 5
  ['B2 B3', 'board', 2, 120, 6, 21],
  // 15 × 4, and doubles: 6 × 0, 6 × 0, 6 × 2, 6 × 3
  ['T3 T13', 'board3d', 1, 60, 1, 15],
  ['T3 T4', 'board3d', 2, 60, 5, 15],
  ['T3 T4', 'board3d', 3, 72, 5, 21],
  ['T3 T4', 'board3d', 4, 78, 5, 21],
  // 15 × 4
  ['C1 C2', 'cards', 2, 60, 6, 15],
  // 6 × 21
  ['S1', 'stones', 2, 126, 3, 6],
];

test.each(BAGS)(
  '%s %s for %i has %i pieces, %i at a time, of %i kinds',
  async (_rule, game, players, all, hand, kinds) => {
    const pieces = await loadPieces(game);
    const supply = pieces.in === 'bag' ? pieces.supply(players) : null;
    expect(supply?.pieces.length).toBe(all);
    expect(supply?.hand).toBe(hand);
    expect(new Set(supply?.pieces).size).toBe(kinds);
  },
);

test.each([
  ['B2', 'board'],
  ['C1', 'cards'],
  ['S1', 'stones'],
] as const)('%s %s has the same pieces for any number of players', async (_rule, game) => {
  const pieces = await loadPieces(game);
  const supplies = GAMES[game].card.players.map((players) =>
    pieces.in === 'bag' ? pieces.supply(players).pieces : null,
  );
  expect(new Set(supplies.map(String)).size).toBe(1);
});

test('C10 only what is discarded waits until the pile is used up', async () => {
  const waiting = GAME_IDS.map(async (game) => {
    const pieces = await loadPieces(game);
    return pieces.in === 'bag' && pieces.supply(2).waits ? [game] : [];
  });
  expect((await Promise.all(waiting)).flat()).toEqual(['cards']);
});

test.each([
  [2, 4],
  [3, 3],
  [4, 2],
])('D1 D3 with %i players there are %i dice each, and three rolls a turn', async (players, dice) => {
  const pieces = await loadPieces('dice');
  expect(pieces.in === 'cup' && pieces.cup(players)).toEqual({ dice, rolls: 3 });
});

test('nobody plays so many: then there is nothing to draw from', () => {
  expect(() => blankFor(GAMES.dice, 1)).toThrow('dice is not for 1');
});

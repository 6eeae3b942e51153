import { GAME_IDS, GAMES, type Game, type GameId, type View } from '@sixfold/engine';
import { Seed } from '@sixfold/engine/seeded';
import { describe, expect, test } from 'vitest';
import { granted } from '../contract/errors.ts';
import type { Match } from '../series/match.ts';
import { Series } from '../series/series.ts';
import { dealStart, dealTerms, openSeed } from './deal.ts';
import { packMoves, unpackMoves } from './moves.ts';
import { parOf, percentOfPar, type Choose } from './par.ts';
import { LONGEST_MOVES, parseResult } from './results.ts';

const DATE = '2026-11-16';
const startOf = (id: GameId, date = DATE) => dealStart(GAMES[id].card, openSeed(date, id));

/** Somebody who chooses by lot, but the same each time. */
const byLot =
  (game: Game): Choose =>
  (_bot, view: View, luck) => {
    const chance = new Seed(`${luck} ${view.seat}`).bot(view.ply);
    return game.resample(view, chance).randomMove(chance);
  };

/** A deal as somebody plays it who draws lots of their own. */
function played(id: GameId, whose: string, date = DATE): Match {
  const game: Game = GAMES[id];
  const { match } = granted(Series.open(game, startOf(id, date)));
  while (!match.isOver) {
    const move = match.position.randomMove(new Seed(whose).bot(match.position.ply));
    granted(match.play(game.makeNotation(match.position, move)));
  }
  return match;
}

describe.each(GAME_IDS)('the deal of the day of %s', (id) => {
  const game: Game = GAMES[id];
  const isSolo = game.card.players.includes(1);

  test('is played alone where that is a game, and otherwise against a bot', () => {
    const { seats, terms } = dealTerms(game.card);
    expect(seats).toHaveLength(isSolo ? 1 : 2);
    expect(terms.starter).toBe(0);
  });

  test('is the same for everybody, and another one tomorrow', () => {
    const deal = (date: string) => granted(Series.open(game, startOf(id, date))).match;
    expect(deal(DATE).transcript().setup).toEqual(deal(DATE).transcript().setup);
    expect(played(id, 'x').transcript()).toEqual(played(id, 'x').transcript());
    expect(played(id, 'x', '2026-11-17').transcript().plies).not.toEqual(played(id, 'x').transcript().plies);
  });

  test('fits into a few characters with all of its moves, and comes out as it was', () => {
    const match = played(id, 'me');
    const packed = packMoves(game, startOf(id), match.moves)!;
    expect(unpackMoves(game, startOf(id), packed)?.transcript()).toEqual(match.transcript());
    expect(packed.length).toBeLessThan(LONGEST_MOVES);
  });

  test('that was not played to its end has no such text', () => {
    expect(packMoves(game, startOf(id), played(id, 'me').moves.slice(0, -1))).toBeNull();
  });

  test.each(['', 'A!', 'AA'])('is not made of %j', (packed) => {
    expect(unpackMoves(game, startOf(id), packed)).toBeNull();
  });

  test('has a par that is the same each time', async () => {
    const par = await parOf(game, startOf(id), byLot(game), 3);
    expect(await parOf(game, startOf(id), byLot(game), 3)).toEqual(par);
    expect(par.wins === null).toBe(isSolo);
  });
});

test('per cent of par are told where there is a par', () => {
  expect(percentOfPar(15, { points: 12.5, wins: null })).toBe(120);
  expect(percentOfPar(15, { points: 0, wins: 0 })).toBeNull();
  expect(percentOfPar(15, null)).toBeNull();
});

describe('a result from outside', () => {
  const good = { date: DATE, game: 'dice', began: 1, points: 3, hasWon: false, bots: 1, moves: 'Ab-_9' };

  test('is read', () => {
    expect(parseResult({ ...good, more: 1 })).toEqual(good);
    expect(parseResult({ ...good, hasWon: null })).toMatchObject({ hasWon: null });
  });

  test.each([
    null,
    [],
    { ...good, date: '2026-02-30' },
    { ...good, game: 'chess' },
    { ...good, game: 'toString' },
    { ...good, began: -1 },
    { ...good, points: 0.5 },
    { ...good, hasWon: 'yes' },
    { ...good, bots: '1' },
    { ...good, moves: 'a b' },
    { ...good, moves: 'a'.repeat(LONGEST_MOVES + 1) },
  ])('is none: %j', (input) => expect(parseResult(input)).toBeNull());
});

import { describe, expect, test } from 'vitest';
import { REFILL, SWAP } from '../src/family.ts';
import {
  explainMove,
  FastChance,
  gainsOf,
  imagine,
  preview,
  type Game,
  type MoveObject,
  type Parsed,
  type Position,
} from '../src/index.ts';
import { fixtureOf } from './fixtures.ts';
import { begin, everyView, isPlainJson, must, onlookers, playOn, someMoves, viewText, visit } from './playing.ts';
import { DEFAULTS, OTHERS, VARIANTS, type Variant } from './variants.ts';

const MANY = 1000;
const FEW = 100;
/** How many games are looked at in every way. */
const fullOf = ({ isDefault }: Variant): number => (isDefault ? 30 : 9);

/** Dear checks look at every sixteenth state of a game. */
const SOME = 16;

const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((value, index) => value === b[index]);

/** A random game: tracks only rise and stay on their scale, no piece is lost, and it ends in time. */
function playChecked(variant: Variant, seed: number): void {
  const { position, chance } = begin(variant, seed);
  const { pieces, found, top } = fixtureOf(position.card.id);
  const before = position.tracks.slice();
  const end = top(position.config);
  while (!position.ended) {
    const move = position.randomMove(chance);
    must(position.isLegal(move), 'a random move is illegal');
    position.play(move, chance);
    const { tracks } = position;
    must(
      tracks.every((value, i) => value >= before[i]! && value <= end),
      'a track falls or leaves its scale',
    );
    before.set(tracks);
    must(position.ply <= position.card.maxPlies, 'the game does not end');
    if (position.ply % SOME === 0) must(isSame(found(position), pieces(position.config)), 'a piece is lost');
  }
  must(isSame(found(position), pieces(position.config)), 'a piece is lost');
  must(position.countMoves() === 0 && position.legalMoves().length === 0, 'there are moves after the end');
}

describe.each(DEFAULTS)('$name', (variant) => {
  test(`${MANY} random games keep the tracks rising and the pieces together, and end`, () => {
    for (let seed = 0; seed < MANY; seed++) playChecked(variant, seed);
  });
});

describe.each(OTHERS)('$name', (variant) => {
  test(`${FEW} random games keep the tracks rising and the pieces together, and end`, () => {
    for (let seed = 0; seed < FEW; seed++) playChecked(variant, seed);
  });
});

const ascends = (moves: readonly number[]): boolean =>
  moves.every((move, index) => index === 0 || moves[index - 1]! < move);

/** A double lies the same either way round: it is listed once and may be played turned. */
const isDouble = (move: MoveObject): boolean => 'tile' in move && String(move.tile)[0] === String(move.tile)[1];

function checkOutsiders(game: Game, position: Position, moves: readonly number[], seed: number): void {
  const members = new Set(moves);
  const chance = new FastChance(seed);
  const near = someMoves(position, 20).flatMap((move) => [move - 1, move + 1]);
  const far = Array.from({ length: 20 }, () => chance.below(1 << 16));
  for (const move of [...near, ...far, REFILL, SWAP, -1, 0.5, NaN, Infinity]) {
    if (members.has(move) || !position.isLegal(move)) continue;
    must(isDouble(game.makeMove(position, move)), 'an unlisted move is legal');
  }
}

function checkReading(game: Game, position: Position, move: number): void {
  const isMove = (parsed: Parsed<number>): boolean => parsed.ok && parsed.value === move;
  const object: unknown = JSON.parse(JSON.stringify(game.makeMove(position, move)));
  must(isMove(game.parseMove(position, object)), 'the object is not read back');
  const notation = game.makeNotation(position, move);
  must(isMove(game.parseNotation(position, notation)), 'the notation is not read back');
  must(isMove(game.parseNotation(position, ` ${notation.toLowerCase()}  `)), 'case or spaces matter');
}

/** Both positions are equal, and stay so when both meet the same luck. */
function expectEqual(game: Game, one: Position, other: Position, seed: number): void {
  expect(everyView(game, other)).toBe(everyView(game, one));
  const [a, b] = [one.clone(), other.clone()];
  playOn(a, seed, 3);
  playOn(b, seed, 3);
  expect(everyView(game, b)).toBe(everyView(game, a));
}

function checkResampled(game: Game, position: Position, seat: number | null, seed: number): void {
  const view = game.view(position, seat);
  const possible = game.resample(view, new FastChance(seed));
  expect(viewText(game, possible, seat)).toBe(JSON.stringify(view));
  if (position.turn !== seat) return;
  expect(possible.legalMoves()).toEqual(position.legalMoves());
  expect(imagine(game, view).legalMoves()).toEqual(position.legalMoves());
  for (const move of someMoves(position, 3)) {
    expect(preview(game, possible, move)).toEqual(preview(game, position, move));
  }
}

describe.each(VARIANTS)('$name', (variant) => {
  const { game } = variant;

  test('legal moves are sorted, unique, counted, and they alone are legal', () => {
    visit(variant, fullOf(variant), 1, (position, seed) => {
      const moves = position.legalMoves();
      must(ascends(moves), 'not sorted or not unique');
      must(moves.length === position.countMoves(), 'wrong count');
      must((moves.length === 0) === (position.ended !== null), 'no move before the end, or one after it');
      must(
        moves.every((move) => position.isLegal(move)),
        'a listed move is illegal',
      );
      if (position.ply % SOME === 0) checkOutsiders(game, position, moves, seed);
    });
  });

  test('a move can be read back from its object and from its notation', () => {
    visit(variant, fullOf(variant), 3, (position) => {
      for (const move of someMoves(position, 4)) checkReading(game, position, move);
    });
    const { position } = begin(variant, 1);
    for (const move of position.legalMoves()) checkReading(game, position, move);
  });

  test('every view survives JSON unchanged', () => {
    visit(variant, fullOf(variant), 1, (position) => {
      const seats = onlookers(position);
      const view = game.view(position, seats[position.ply % seats.length]!);
      must(isPlainJson(view), 'there is more in the view than JSON can hold');
    });
  });

  test('a copy shares nothing with its original', () => {
    visit(variant, fullOf(variant), 2 * SOME, (position, seed) => {
      const before = everyView(game, position);
      const copy = position.clone();
      expectEqual(game, position, copy, seed);
      playOn(copy, seed, 4);
      expect(everyView(game, position)).toBe(before);

      const kept = position.clone();
      const original = position.clone();
      playOn(original, seed, 4);
      expect(everyView(game, kept)).toBe(before);
      expect(everyView(game, copy)).toBe(everyView(game, original));
    });
  });

  test('copyFrom makes a position equal to another, whatever it was before', () => {
    const scratch = game.blank(variant.config);
    for (let seed = 0; seed < fullOf(variant); seed++) {
      const position = game.blank(variant.config);
      position.deal(new FastChance(seed));
      playOn(position, seed, (seed * 7) % 60);
      scratch.copyFrom(position);
      expectEqual(game, position, scratch, seed);
      playOn(scratch, seed, 9);
    }
  });

  test('pieces are conserved in every state', () => {
    visit(variant, fullOf(variant), 1, (position) => {
      const { pieces, found } = fixtureOf(position.card.id);
      must(isSame(found(position), pieces(position.config)), 'a piece is lost');
    });
  });

  test('F8 resampling a view leads to the same view, moves and scores', () => {
    visit(variant, fullOf(variant), SOME, (position, seed) => {
      for (const seat of onlookers(position)) checkResampled(game, position, seat, seed);
    });
  });

  test('F8 a view is the same whatever is hidden from its seat', () => {
    const { players } = variant.config;
    let differing = 0;
    visit(variant, fullOf(variant) / 3, SOME, (position, seed) => {
      const view = game.view(position, 0);
      const [one, other] = [game.resample(view, new FastChance(seed)), game.resample(view, new FastChance(seed + 1))];
      expect(viewText(game, one, 0)).toBe(viewText(game, other, 0));
      if (everyView(game, one) !== everyView(game, other)) differing++;
    });
    // Where players hold hidden pieces, resampling does move them about.
    expect(differing > 0).toBe(game.card.hidden && players > 1);
  });

  test('the rail ends where the rules say', () => {
    const { position } = begin(variant, 0);
    expect(position.rail.top).toBe(fixtureOf(game.card.id).top(variant.config));
  });

  test('tracksAfter and gainsOf foretell what a move does to the mover’s tracks', () => {
    const after = new Uint8Array(6);
    visit(variant, fullOf(variant), SOME, (position, seed) => {
      for (const move of someMoves(position, 5)) {
        position.tracksAfter(move, after);
        const played = position.clone();
        played.play(move, new FastChance(seed));
        const [before, now] = [position.tracksOf(position.turn), played.tracksOf(position.turn)];
        expect(Array.from(after)).toEqual(now);
        expect(gainsOf(position, move)).toEqual(now.map((track, symbol) => track - before[symbol]!));
      }
    });
  });

  test('what counted is told of a move’s object as of its number, and nothing of what is no move', () => {
    visit(variant, fullOf(variant), SOME, (position) => {
      for (const move of someMoves(position, 2)) {
        expect(explainMove(game, position, game.makeMove(position, move))).toEqual(game.sources(position, move));
      }
      expect(explainMove(game, position, { type: 'pass the salt' })).toEqual([]);
    });
  });

  test('a move leads to the same position whether its events are wanted or not', () => {
    visit(variant, fullOf(variant), SOME, (position, seed) => {
      for (const move of someMoves(position, 2)) {
        const [told, silent] = [position.clone(), position.clone()];
        told.play(move, new FastChance(seed), []);
        silent.play(move, new FastChance(seed));
        expect(everyView(game, silent)).toBe(everyView(game, told));
      }
    });
  });

  test('F7 random moves are uniform over the legal ones', () => {
    for (const plies of [0, 3, 12]) {
      const { position } = begin(variant, plies);
      playOn(position, plies, plies);
      // Standard deviations of the chi-square statistic from its mean; the seed is fixed.
      expect(deviation(position, new FastChance(77))).toBeLessThan(5);
    }
  });
});

/** How far the counts of many random moves are from equal, in standard deviations of the chi-square statistic. */
function deviation(position: Position, chance: FastChance): number {
  const moves = position.legalMoves();
  if (moves.length < 2) return 0;
  const expected = 50;
  const counts = new Map(moves.map((move) => [move, 0]));
  for (let i = 0; i < expected * moves.length; i++) {
    const move = position.randomMove(chance);
    counts.set(move, counts.get(move)! + 1);
  }
  const squares = [...counts.values()].map((count) => (count - expected) ** 2 / expected);
  const freedom = moves.length - 1;
  return (squares.reduce((sum, square) => sum + square, 0) - freedom) / Math.sqrt(2 * freedom);
}

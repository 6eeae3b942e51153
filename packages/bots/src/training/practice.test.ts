import { describe, expect, test } from 'vitest';
import type { Chosen, Curriculum } from './curriculum.ts';
import { anyMove, dullCurriculum, REWARD, SIGHT, untaught } from './curriculum.fixture.ts';
import { practise, type Boldness, type Practice } from './practice.ts';

const GAMES = 4;
const SEATS = 2;
const BOLDNESS: Boldness = { lambda: 1, detours: 0, opening: 0 };

/** What a network that says 0.5 to everything is taught. */
const practice = (boldness: Partial<Boldness> = {}, more: Partial<Curriculum> = {}, seed = 2): Practice =>
  practise(dullCurriculum(more), untaught(), { ...BOLDNESS, ...boldness }, GAMES, seed);

const targetsOf = ({ exercises }: Practice): number[][] => exercises.map(({ targets }) => [...targets]);

/** The squared error of that network where the target is this. */
const errorOf = (target: number): number => (target - 0.5) ** 2;

describe('a position is held', () => {
  test('with λ = 1 against the end of the game', () => {
    const { loss, exercises } = practice({ lambda: 1 });
    expect(exercises.length).toBeGreaterThan(10 * GAMES * SEATS);
    expect(targetsOf({ exercises, loss })).toEqual(exercises.map(() => [Math.fround(REWARD)]));
    expect(loss).toBeCloseTo(exercises.length * errorOf(REWARD), 4);
  });

  test('with λ = 0 against what the network says next; only the last one of each seat against the end', () => {
    expect(practice({ lambda: 0 }).loss).toBeCloseTo(GAMES * SEATS * errorOf(REWARD), 4);
  });

  test('in between against both, and what came later fades', () => {
    const lambda = 0.8;
    // So many moves before the last one, the end counts by so many powers of λ: a geometric series of squares.
    const { loss, exercises } = practice({ lambda });
    expect(loss).toBeGreaterThan(practice({ lambda: 0 }).loss);
    expect(loss).toBeLessThan(practice({ lambda: 1 }).loss);
    expect(loss).toBeCloseTo((GAMES * SEATS * errorOf(REWARD)) / (1 - lambda ** 2), 1);
    expect(exercises).toHaveLength(practice().exercises.length);
  });

  test('against what each seat got, of all who compete', () => {
    const network = untaught(3);
    // Seat 0 wins: it sees itself first, the other one sees it next.
    const rewards = (_: unknown, seat: number): number[] => (seat === 0 ? [1, 0, 0] : [0, 1, 0]);
    const told = practise(dullCurriculum({ outputs: 3, rewards }), network, BOLDNESS, 1, 1);
    const seen = new Set(targetsOf(told).map((targets) => targets.join(' ')));
    expect(seen).toEqual(new Set(['1 0 0', '0 1 0']));
    expect(told.loss).toBeGreaterThan((told.exercises.length * 1) / 9);
    expect(told.loss).toBeLessThan((told.exercises.length * 4) / 9);
  });
});

describe('a detour', () => {
  const EXPECTED = 0.6;
  const isAlways = { detours: 1 };
  /** Where a detour is asked for, the network expected this of its best move. */
  const expecting = (instead: Chosen['instead']): Partial<Curriculum> => ({
    choose: (position, _network, chance, seen, isDetour) =>
      anyMove(position, chance, seen, { instead: isDetour ? instead : null }),
  });

  test('is held against what came of it, but not blamed on earlier moves: those get what the best move promised', () => {
    const { loss, exercises } = practice(isAlways, expecting(Float32Array.of(EXPECTED)));
    const last = GAMES * SEATS;
    expect(loss).toBeCloseTo(last * errorOf(REWARD) + (exercises.length - last) * errorOf(EXPECTED), 4);
  });

  test('teaches earlier moves nothing where the best move promised what the network says of them', () => {
    const { loss } = practice(isAlways, expecting(Float32Array.of(0.5)));
    expect(loss).toBeCloseTo(GAMES * SEATS * errorOf(REWARD), 4);
  });

  test('that is the best move by chance is a move like any other', () => {
    expect(practice(isAlways, expecting(null)).loss).toBe(practice().loss);
  });

  /** The plies at which detours are asked for, game by game. */
  function detoursIn(boldness: Partial<Boldness>, more: Partial<Curriculum> = {}): number[][] {
    const games: number[][] = [];
    practice(boldness, {
      ...more,
      choose(position, _network, chance, seen, isDetour) {
        if (position.ply === 0) games.push([]);
        if (isDetour) games.at(-1)!.push(position.ply);
        return anyMove(position, chance, seen);
      },
    });
    return games;
  }

  test('is asked for never, always or now and then, as is wished', () => {
    const { exercises } = practice();
    const count = (detours: number): number => detoursIn({ detours }).flat().length;
    expect(count(0)).toBe(0);
    expect(count(1)).toBeGreaterThanOrEqual(exercises.length / 2);
    expect(count(0.2)).toBeGreaterThan(0);
    expect(count(0.2)).toBeLessThan(count(1) / 2);
  });

  test('is never asked for where luck leads', () => {
    expect(detoursIn({ detours: 1, opening: 6 }, { isLedByLuck: true }).flat()).toEqual([]);
  });

  test('begins many a game: some of the first plies, and all before them', () => {
    const opening = 6;
    const lengths = detoursIn({ opening }).map((plies) => {
      expect(plies).toEqual(plies.map((_, index) => index));
      return plies.length;
    });
    expect(lengths).toHaveLength(GAMES);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(opening);
    expect(new Set(lengths).size).toBeGreaterThan(1);
  });
});

test('a decision about which the network was not asked teaches nothing', () => {
  const silent = practice(
    {},
    { choose: (position, _network, chance, seen) => anyMove(position, chance, seen, { wasAsked: false }) },
  );
  expect(silent).toEqual({ exercises: [], loss: 0 });
});

test('the network and what it says stay as they are while a practice is held', () => {
  const network = untaught();
  practise(dullCurriculum(), network, BOLDNESS, GAMES, 1);
  expect(network.weights).toEqual(untaught().weights);
});

test('an exercise has what was seen', () => {
  for (const { input } of practice().exercises) expect(input).toEqual(SIGHT);
});

test('the same seed teaches the same, another one something else', () => {
  const bold = { lambda: 0.8, detours: 0.2, opening: 6 };
  expect(practice(bold, {}, 5)).toEqual(practice(bold, {}, 5));
  expect(practice(bold, {}, 5)).not.toEqual(practice(bold, {}, 6));
});

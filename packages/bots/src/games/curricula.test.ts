import { existsSync } from 'node:fs';
import { FastChance, GAME_IDS, GAMES, type Position } from '@sixfold/engine';
import { describe, expect, test } from 'vitest';
import { newNetwork } from '../training/schooling.ts';
import type { Chosen, Curriculum } from '../training/curriculum.ts';
import { learningGames, loadCurriculum } from './games.ts';

const TABLES = learningGames().flatMap((game) => GAMES[game].card.players.map((players) => [game, players] as const));

interface Played {
  readonly position: Position;
  readonly chosen: readonly (Chosen & { readonly seen: Float32Array })[];
}

/** Plays a whole game, with all moves or none as detours. */
function playThrough(curriculum: Curriculum, isDetour: boolean): Played {
  const chance = new FastChance(4);
  const network = newNetwork(curriculum, chance);
  const position = curriculum.start(chance);
  const chosen: (Chosen & { readonly seen: Float32Array })[] = [];
  while (!position.ended) {
    const seen = new Float32Array(curriculum.inputs);
    const choice = curriculum.choose(position, network, chance, seen, isDetour);
    expect(position.isLegal(choice.move)).toBe(true);
    chosen.push({ ...choice, seen });
    position.play(choice.move, chance);
  }
  return { position, chosen };
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Whether several outputs share 1 among them; a single one has the rest against it. */
const isShared = (shares: readonly number[]): boolean => shares.length === 1 || Math.abs(total(shares) - 1) < 1e-5;

const LESSONS = await Promise.all(
  TABLES.map(async ([game, players]) => [game, players, (await loadCurriculum(game, players))!] as const),
);

describe.each(LESSONS)('%s with %i players', (_game, players, curriculum) => {
  const detours = curriculum.isLedByLuck ? [false] : [false, true];

  test('plays a whole game by the rules, and shows the network what it liked best', () => {
    const { chosen } = playThrough(curriculum, false);
    const asked = chosen.filter(({ wasAsked }) => wasAsked);
    expect(asked.length).toBeGreaterThan(5);
    for (const { seen } of asked) expect(seen.some((value) => value !== 0)).toBe(true);
    for (const { instead } of chosen) expect(instead).toBeNull();
  });

  test('every game is won, and each sees itself first and then the others in the order of turns', () => {
    const { position } = playThrough(curriculum, false);
    const seats = Array.from({ length: players }, (_, seat) => seat);
    const own = seats.map((seat) => curriculum.rewards(position, seat)[0]!);
    expect(total(own)).toBeGreaterThan(0);
    expect(total(own)).toBeLessThanOrEqual(1);
    for (const seat of seats) {
      const rewards = curriculum.rewards(position, seat);
      expect(rewards).toEqual(Array.from({ length: curriculum.outputs }, (_, step) => own[(seat + step) % players]));
      expect(isShared(rewards)).toBe(true);
    }
  });

  test.each(detours)('leaves the position as it is while it chooses, and chooses the same again', (isDetour) => {
    const network = newNetwork(curriculum, new FastChance(1));
    const position = curriculum.start(new FastChance(2));
    const before = position.clone();
    const choices = [1, 2].map(() => {
      const seen = new Float32Array(curriculum.inputs);
      return { ...curriculum.choose(position, network, new FastChance(3), seen, isDetour), seen };
    });
    expect(choices[0]).toEqual(choices[1]);
    expect(position).toEqual(before);
  });
});

const BOLD = LESSONS.filter(([, , { isLedByLuck }]) => !isLedByLuck);

describe.each(BOLD)('whoever learns %s with %i players', (_game, _players, curriculum) => {
  test('takes detours by the rules, and tells what the best move had promised', () => {
    const { chosen } = playThrough(curriculum, true);
    const promises = chosen.flatMap(({ instead }) => (instead ? [Array.from(instead)] : []));
    expect(promises.length).toBeGreaterThan(chosen.length / 4);
    for (const promise of promises) {
      expect(promise).toHaveLength(curriculum.outputs);
      for (const share of promise) expect(share >= 0 && share <= 1).toBe(true);
      expect(isShared(promise)).toBe(true);
    }
  });

  test('what is told instead of a detour is what the network says of the move that it likes best', () => {
    const network = newNetwork(curriculum, new FastChance(1));
    const position = curriculum.start(new FastChance(2));
    const choose = (isDetour: boolean, seed: number): Chosen & { readonly seen: Float32Array } => {
      const seen = new Float32Array(curriculum.inputs);
      return { ...curriculum.choose(position, network, new FastChance(seed), seen, isDetour), seen };
    };
    const best = choose(false, 0);
    expect(best.wasAsked).toBe(true);
    network.evaluate(best.seen);
    const shares = network.shares.slice();
    let others = 0;
    for (let seed = 0; seed < 12; seed++) {
      const { move, instead } = choose(true, seed);
      expect(instead).toEqual(move === best.move ? null : shares);
      others += +(move !== best.move);
    }
    expect(others).toBeGreaterThan(0);
  });
});

test('a network is trained wherever a folder has a curriculum, and nowhere else', async () => {
  for (const game of GAME_IDS) {
    const hasOne = existsSync(new URL(`${game}/curriculum.ts`, import.meta.url));
    expect(learningGames().includes(game)).toBe(hasOne);
    expect((await loadCurriculum(game, 2)) !== null).toBe(hasOne);
  }
});

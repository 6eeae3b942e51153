import { existsSync } from 'node:fs';
import { FastChance, GAME_IDS, GAMES } from '@sixfold/engine';
import { describe, expect, test } from 'vitest';
import { newNetwork } from '../training/self-play.ts';
import { learningGames, loadCurriculum } from './games.ts';

const TABLES = learningGames().flatMap((game) => GAMES[game].card.players.map((players) => [game, players] as const));

describe.each(TABLES)('%s with %i players', (game, players) => {
  test('plays a whole game by the rules, and shows the network what it liked best', async () => {
    const curriculum = (await loadCurriculum(game, players))!;
    const chance = new FastChance(4);
    const network = newNetwork(curriculum, chance);
    const position = curriculum.start(chance);
    const seen = new Float32Array(curriculum.inputs);
    let asked = 0;
    while (!position.ended) {
      const { move, wasAsked } = curriculum.choose(position, network, chance, seen);
      expect(position.isLegal(move)).toBe(true);
      asked += +wasAsked;
      position.play(move, chance);
    }
    expect(asked).toBeGreaterThan(5);
    expect(seen.some((value) => value !== 0)).toBe(true);
    const rewards = Array.from({ length: position.config.players }, (_, seat) => curriculum.reward(position, seat));
    const total = rewards.reduce((sum, reward) => sum + reward);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(1);
  });

  test('leaves the position as it is while it chooses, and chooses the same again', async () => {
    const curriculum = (await loadCurriculum(game, players))!;
    const network = newNetwork(curriculum, new FastChance(1));
    const position = curriculum.start(new FastChance(2));
    const before = position.clone();
    const choices = [1, 2].map(() => {
      const seen = new Float32Array(curriculum.inputs);
      return { ...curriculum.choose(position, network, new FastChance(3), seen), seen };
    });
    expect(choices[0]).toEqual(choices[1]);
    expect(position).toEqual(before);
  });
});

test('a network is trained wherever a folder has a curriculum, and nowhere else', async () => {
  for (const game of GAME_IDS) {
    const hasOne = existsSync(new URL(`${game}/curriculum.ts`, import.meta.url));
    expect(learningGames().includes(game)).toBe(hasOne);
    expect((await loadCurriculum(game, 2)) !== null).toBe(hasOne);
  }
});

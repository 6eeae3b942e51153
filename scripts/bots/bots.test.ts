import { mkdtempSync, appendFileSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LEVELS } from '@sixfold/bots';
import { FastChance, GAMES, parseConfig, startGame, type Game, type Position } from '@sixfold/engine';
import { afterAll, describe, expect, test } from 'vitest';
import { askTwice, PAIRS } from './honesty.ts';
import { keptInOrder } from '../kept/tasks.ts';
import { playForWins, winningMoves } from './wins.ts';

/** Positions of random games in which somebody can win at once, and those before them. */
function lastPositions(game: Game, games: number): Position[] {
  const config = parseConfig(game.card, 3, {}, 0);
  if (!config.ok) throw new Error(config.error.code);
  return Array.from({ length: games }, (_, seed) => {
    const chance = new FastChance(seed);
    const position = startGame(game, config.value, chance);
    let last = position.clone();
    for (; !position.ended; position.play(position.randomMove(chance), chance)) last = position.clone();
    return last;
  });
}

/** Whether a move ends the game with the mover alone in front, with this luck. */
function wins(position: Position, move: number, seed: number): boolean {
  const after = position.clone();
  after.play(move, new FastChance(seed));
  const { ranks } = after.result();
  return after.ended !== null && ranks[position.turn] === 1 && ranks.filter((rank) => rank === 1).length === 1;
}

test.each(Object.values<Game>(GAMES))('$card.id: a winning move wins whatever luck brings', (game) => {
  const met = lastPositions(game, 12);
  const chances = met.map((position) => ({ position, moves: winningMoves(position) }));
  expect(chances.some(({ moves }) => moves.length > 0)).toBe(true);
  for (const { position, moves } of chances) {
    expect(moves.every((move) => wins(position, move, 1) && wins(position, move, 2))).toBe(true);
  }
});

test('a game tells its chances by level, the same each time', async () => {
  const plan = { game: 'dice', players: 3, levels: LEVELS, steps: 1, seed: 'test', version: 1 } as const;
  const chances = (await Promise.all([0, 1, 2, 3].map((index) => playForWins(plan, index)))).flat();
  expect(chances.length).toBeGreaterThan(0);
  expect(chances.every(({ level }) => LEVELS.includes(level))).toBe(true);
  expect(await playForWins(plan, 0)).toEqual(chances.filter(({ game }) => game === 0));
});

test('a bot is asked twice, and its moves are the same', async () => {
  const pair = PAIRS.find(({ name, variant }) => name === 'club' && variant.game.card.id === 'stones')!;
  const report = await askTwice({ decisions: 12, steps: 1, seed: 1, version: 1 }, pair);
  expect(report).toEqual({ bot: 'club', table: pair.variant.name, decisions: 12, faults: [] });
});

describe('what was answered', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sixfold-tasks-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'a/tasks.jsonl');
  const code = `
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', (task) => parentPort.postMessage({ task, answer: { task } }));
  `;
  const script = new URL(`data:text/javascript,${encodeURIComponent(code)}`);
  async function answers(plan: string, count: number): Promise<{ task: number }[]> {
    const got: { task: number }[] = [];
    for await (const one of keptInOrder<{ task: number }>(file, { script, plan, jobs: 1 }, count)) got.push(one);
    return got;
  }
  const numbers = (count: number): { task: number }[] => Array.from({ length: count }, (_, task) => ({ task }));

  test('is kept, gone on with, and forgotten for another plan', async () => {
    expect(await answers('one', 3)).toEqual(numbers(3));
    appendFileSync(file, '{"task":');
    expect(await answers('one', 5)).toEqual(numbers(5));
    expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(1 + 5 + 1);
    expect(await answers('one', 2)).toEqual(numbers(2));
    expect(await answers('another', 1)).toEqual(numbers(1));
    expect(readFileSync(file, 'utf8')).toBe('"another"\n{"task":0}\n');
  });
});

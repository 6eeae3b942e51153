import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../command-line/folder.fixture.ts';
import { Paint, widthOf } from '../terminal/paint.ts';
import { BadLine, readTranscripts, type Checked } from './checked.ts';
import { played } from './played.fixture.ts';
import { sayTranscript } from './readable.ts';

const file = join(temporaryFolder(), 'games.jsonl');

const dice = await played('dice');
const stones = await played('stones', { players: 3 });

/** What is read until something is wrong, and what that is. */
async function read(...lines: string[]): Promise<{ games: Checked[]; problem: unknown }> {
  writeFileSync(file, lines.join('\n'));
  const games: Checked[] = [];
  try {
    for await (const game of readTranscripts(file, true)) games.push(game);
  } catch (problem) {
    return { games, problem };
  }
  return { games, problem: null };
}

test('every game comes with what it was, how it ended, and its moves in notation', async () => {
  const { games, problem } = await read(JSON.stringify(dice), '', JSON.stringify(stones), '');
  expect(problem).toBeNull();
  expect(games.map(({ transcript }) => transcript)).toEqual([dice, stones]);
  expect(games.map(({ game, position }) => [game.card.id, position.ended !== null])).toEqual([
    ['dice', true],
    ['stones', true],
  ]);
  expect(games.map(({ moves }) => moves.length)).toEqual([dice.plies.length, stones.plies.length]);
  expect(games[0]!.moves[0]).toBe('roll');
});

test('what is right is read before what is wrong, and lines are counted with the empty ones', async () => {
  const { games, problem } = await read('', JSON.stringify(dice), '', '{', JSON.stringify(stones));
  expect(games).toHaveLength(1);
  expect(problem).toBeInstanceOf(BadLine);
  expect(String(problem)).toMatch(/line 4: malformed JSON: /);
});

test('a game is told from its head to its result', async () => {
  const [game] = (await read(JSON.stringify(stones))).games;
  const lines = [...sayTranscript(stones, game!, new Paint(false))];
  expect(lines.slice(0, 3)).toEqual([
    'The push-your-luck game: 3 players',
    'Seed: test',
    `Seat ${stones.starter} starts.`,
  ]);
  expect(lines).toContain('Goal: 6 of each colour');
  const first = lines.findIndex((line) => line.startsWith(' ply  seat  move'));
  expect(lines[first + 1]).toMatch(new RegExp(`^   1  ${stones.starter} {5}draw +0  0  0  0  0  0 {4}drew \\w+`));
  const points = stones.result.points.map((value, seat) => `Seat ${seat} ${value}`);
  expect(lines.at(-1)).toBe(`  Victory points: ${points.join(', ')}`);
});

test('colours change nothing of what is told', async () => {
  const [game] = (await read(JSON.stringify(dice))).games;
  const plain = [...sayTranscript(dice, game!, new Paint(false))];
  const coloured = [...sayTranscript(dice, game!, new Paint(true))];
  expect(coloured.join('')).toContain('\x1b[1m');
  expect(coloured).toHaveLength(plain.length);
  const heads = [coloured, plain].map((lines) => widthOf(lines[0]!));
  expect(heads[0]).toBe(heads[1]);
});

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAME_IDS } from '../src/index.ts';

const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'sixfold-package-'));
const run = (command: string, args: string[], cwd: string): string =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

const PROGRAM = `
import { FastChance, GAMES, startGame } from '@sixfold/engine';
import { board } from '@sixfold/engine/board';
import { Seed } from '@sixfold/engine/seeded';
import { Recorder } from '@sixfold/engine/transcript';
import { verifyTranscript } from '@sixfold/engine/verify';

const luck = new Seed('package');
const config = { players: 2, options: { startSymbols: 'any', partners: false }, starter: 0 };
const position = startGame(board, config, luck.setup());
const recorder = new Recorder(board, position, 'package');
const chance = new FastChance(1);
while (!position.ended) recorder.play(position.randomMove(chance), luck.ply(position.ply));
const verdict = verifyTranscript(recorder.transcript(), true);
const alone = await Promise.all(Object.keys(GAMES).map(async (id) => (await import('@sixfold/engine/' + id))[id] === GAMES[id]));
console.log(JSON.stringify({ games: Object.keys(GAMES), alone, plies: verdict.ok ? verdict.moves.length : verdict.difference }));
`;

beforeAll(() => {
  run(process.execPath, ['scripts/build-engine.ts'], root);
  const tarball = run('npm', ['pack', join(root, 'packages/engine/dist'), '--silent'], folder)
    .trim()
    .split('\n')
    .at(-1)!;
  writeFileSync(join(folder, 'package.json'), '{"name":"guest","private":true,"type":"module"}');
  writeFileSync(join(folder, 'game.js'), PROGRAM);
  run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--silent', `./${tarball}`], folder);
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true }));

test('the packed engine plays and verifies a game in an empty project, from plain JavaScript', () => {
  const { games, alone, plies } = JSON.parse(run(process.execPath, ['game.js'], folder)) as {
    games: string[];
    alone: boolean[];
    plies: number;
  };
  expect(games).toEqual(GAME_IDS);
  expect(alone).toEqual(GAME_IDS.map(() => true));
  expect(plies).toBeGreaterThan(30);
});

/**
 * Fills README's Verification and Performance sections with figures from real runs on this machine.
 *   npm run make:figures                   both sections
 *   npm run make:figures -- performance    only one
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES, type Card, type OptionValue } from '@sixfold/engine';
import type { BotName } from '@sixfold/bots';
import { fillFigures } from './documents.ts';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'sixfold-figures-'));
const command = 'packages/cli/src/sixfold.ts';
const foreign = 'packages/engine/test/foreign';

/** Bots that need no time to think: what is verified is the rules, not how well they are played. */
const SIMULATED: readonly BotName[] = ['random', 'greedy'];

const run = (args: readonly string[]): string =>
  execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

const grouped = (value: number): string => value.toLocaleString('en');

/** Every combination of a game's option values for a number of players. */
function optionSets({ options }: Card, players: number): Record<string, OptionValue>[] {
  return Object.entries(options).reduce<Record<string, OptionValue>[]>(
    (sets, [name, option]) => {
      const fits = option.needsPlayers === undefined || option.needsPlayers === players;
      const values = fits ? option.values : [option.default];
      return sets.flatMap((set) => values.map((value) => ({ ...set, [name]: value })));
    },
    [{}],
  );
}

interface Count {
  games: number;
  plies: number;
}

function verify(file: string, ...flags: string[]): Count {
  const [games, plies] = run([command, 'verify', file, ...flags])
    .match(/\d+/g)!
    .map(Number);
  return { games: games!, plies: plies! };
}

const sum = (counts: readonly Count[]): Count => ({
  games: counts.reduce((total, { games }) => total + games, 0),
  plies: counts.reduce((total, { plies }) => total + plies, 0),
});

/** Simulates every variant with the fast bots and verifies what was written, draws included. */
function verifyVariants(card: Card): Count {
  const file = join(folder, 'games.jsonl');
  const counts = card.players.flatMap((players) =>
    optionSets(card, players).flatMap((options) =>
      SIMULATED.map((name) => {
        const config = ['--game', card.id, '--players', String(players), '--options', JSON.stringify(options)];
        run([command, 'simulate', ...config, '--bots', name, '--games', '50', '--seed', '7', '--out', file]);
        return verify(file, '--draws');
      }),
    ),
  );
  return sum(counts);
}

function verification(): string {
  const rows = Object.values(GAMES).map(({ card }) => {
    const { games, plies } = verifyVariants(card);
    return `| \`${card.id}\` | ${grouped(games)} | ${grouped(plies)} |`;
  });
  const files = readdirSync(join(root, foreign)).map((name) => verify(join(foreign, name)));
  const others = sum(files);
  return [
    '| game | games simulated and verified | plies |',
    '| --- | ---: | ---: |',
    ...rows,
    '',
    `Every variant, 50 games each of ${SIMULATED.join(' and of ')} bots, checked with \`sixfold verify --draws\`. Transcripts of`,
    `another program that shares no code with this one: ${others.games} games, ${grouped(others.plies)} plies verified.`,
  ].join('\n');
}

interface Bench {
  ratio: number;
  yardstickGamesPerSecond: number;
  engineGamesPerSecond: number;
  playouts: { game: string; players: number; gamesPerSecond: number; pliesPerSecond: number }[];
}

function simulateRate(): number {
  const time = (games: number): number => {
    const start = performance.now();
    run([command, 'simulate', '--game', 'board', '--games', String(games), '--out', join(folder, 'rate.jsonl')]);
    return (performance.now() - start) / 1000;
  };
  const [few, many] = [200, 2200];
  // The difference of two runs leaves out the start of the program.
  return Math.round((many - few) / (time(many) - time(few)));
}

function performanceFigures(): string {
  const measured: Bench = JSON.parse(run(['bench/speed.ts']));
  const { ratio, yardstickGamesPerSecond, engineGamesPerSecond, playouts } = measured;
  return [
    `Measured on ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.version}, one thread.`,
    '',
    '| game | players | games/s | plies/s |',
    '| --- | ---: | ---: | ---: |',
    ...playouts.map(
      ({ game, players, gamesPerSecond, pliesPerSecond }) =>
        `| \`${game}\` | ${players} | ${grouped(gamesPerSecond)} | ${grouped(pliesPerSecond)} |`,
    ),
    '',
    `\`board\` with two players, side by side with the C program in \`bench/\`: ${grouped(engineGamesPerSecond)} to`,
    `${grouped(yardstickGamesPerSecond)} games a second, a ratio of ${ratio.toFixed(2)} (the best of alternating runs of both).`,
    `\`sixfold simulate\` writes ${grouped(simulateRate())} transcripts of random two-player \`board\` games a second.`,
    '',
    'Size, minified and compressed, without the cipher:',
    '',
    '```text',
    run(['scripts/size.ts']).trimEnd(),
    '```',
  ].join('\n');
}

const SECTIONS = { verification, performance: performanceFigures };

try {
  const wanted = process.argv.slice(2);
  for (const [section, figures] of Object.entries(SECTIONS)) {
    if (wanted.length > 0 && !wanted.includes(section)) continue;
    fillFigures('README.md', section, figures());
  }
} finally {
  rmSync(folder, { recursive: true });
}

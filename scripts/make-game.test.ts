import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Copy } from './make-game/copy.fixture.ts';

/** A game that is not ours: it is made in a copy, and tried there. */
const GAME = 'pebbles';
/** Written by `npm run make:api`, since the new game is part of what the engine offers. */
const REPORT = 'docs/api/engine.api.md';

/** The tests that go through all games; of these only what they say of the new one is run. */
const GENERIC = [
  ...['battery', 'fuzz', 'golden', 'leak', 'perft', 'symmetry', 'transcript'].map(
    (name) => `packages/engine/test/${name}.test.ts`,
  ),
  'packages/engine/src/contract/card.test.ts',
  'packages/bots/src/games/strategy.test.ts',
  'packages/bots/test/leak.test.ts',
  'packages/cli/src/games/games.test.ts',
  'packages/cli/src/jobs',
  'packages/cli/src/play/session.test.ts',
  'packages/cli/src/commands/show.test.ts',
  'packages/server/test/games.test.ts',
  'packages/server/test/example-bot.test.ts',
  'packages/web/src/games/pieces.test.ts',
  'packages/web/src/places/course/course.test.ts',
  'packages/web/src/places/print/print.test.ts',
];
/** Those of its own folders. */
const OWN = ['engine', 'bots', 'cli', 'web'].map((name) => `packages/${name}/src/games/${GAME}/`);

/** Where the test runner writes what it found. */
const RESULTS = 'results.json';
const VITEST = 'node_modules/vitest/vitest.mjs';
const MINUTES = 60_000;

let copy: Copy;
let before: Map<string, string>;
let after: Map<string, string>;

beforeAll(async () => {
  copy = new Copy();
  before = copy.read();
  await copy.run('scripts/make-game.ts', GAME);
  after = copy.read();
}, 2 * MINUTES);
afterAll(() => copy.remove());

test('a new game changes at most seven files, and the guide names them all', () => {
  const changed = [...before].flatMap(([path, text]) => (after.get(path) === text ? [] : [path]));
  const all = [...changed, REPORT];
  expect(all.length).toBeLessThanOrEqual(7);
  const guide = readFileSync(join(import.meta.dirname, '../docs/add-a-game.md'), 'utf8');
  expect(all.filter((path) => !guide.includes(`\`${path}\``))).toEqual([]);
});

test('all that is new lies in its own folders', () => {
  const made = [...after.keys()].filter((path) => !before.has(path));
  expect(made.filter((path) => !OWN.some((folder) => path.startsWith(folder)))).toEqual([]);
});

test.each(['.', 'packages/web', 'packages/web/e2e'])(
  'its types are right (%s)',
  async (project) => {
    await copy.run('node_modules/typescript/bin/tsc', '-p', project);
  },
  3 * MINUTES,
);

test(
  'linter and formatter find nothing in it',
  async () => {
    const registries = ['engine', 'bots', 'cli', 'web'].map((name) => `packages/${name}/src/games`);
    await copy.run('node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', ...registries);
    await copy.run('node_modules/oxfmt/bin/oxfmt', '--check', ...registries);
  },
  3 * MINUTES,
);

interface GenericResults {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** How many tests of a package passed. */
const passedIn = ({ testResults }: GenericResults, name: string): number =>
  testResults
    .filter(({ name: file }) => file.includes(`/packages/${name}/`))
    .flatMap(({ assertionResults }) => assertionResults.filter(({ status }) => status === 'passed')).length;

test(
  'it passes every generic test of engine, bots, cli, server and web at once',
  async () => {
    await copy.run(
      VITEST,
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${RESULTS}`,
      '-t',
      GAME,
      ...GENERIC,
    );
    const ran = JSON.parse(readFileSync(join(copy.folder, RESULTS), 'utf8')) as GenericResults;
    expect(passedIn(ran, 'engine')).toBeGreaterThan(100);
    expect(passedIn(ran, 'bots')).toBeGreaterThan(10);
    expect(passedIn(ran, 'cli')).toBeGreaterThan(7);
    expect(passedIn(ran, 'server')).toBeGreaterThan(3);
    expect(passedIn(ran, 'web')).toBeGreaterThan(5);
  },
  5 * MINUTES,
);

test(
  'its own tests pass',
  async () => {
    await copy.run(VITEST, 'run', ...OWN);
  },
  3 * MINUTES,
);

test(
  'it is played to its end in the built page',
  async () => {
    await copy.run('scripts/build/page.ts');
    const spec = [
      '-c',
      'packages/web/e2e/playwright.config.ts',
      'games',
      '-g',
      `${GAME} is played to its end by mouse`,
    ];
    const played = await copy.run('node_modules/@playwright/test/cli.js', 'test', ...spec);
    expect(played).toContain('1 passed');
  },
  5 * MINUTES,
);

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publint } from 'publint';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAME_IDS } from '@sixfold/engine';
import { makeFolder, removeFolder, startServer } from '../../packages/testing/src/real-server.ts';
import { GUEST } from './guest.fixture.ts';
import { distOf, folderOf, PACKAGES, root } from './packages.ts';
import { exampleIn, makeProject, run, type Project } from './project.fixture.ts';

/** Runs a tool of ours. */
const tool = (file: string, words: readonly string[], cwd: string): string =>
  run(process.execPath, [file, ...words], cwd);

const COMPILER = join(root, 'node_modules/typescript/bin/tsc');
const TYPES_CHECK = join(fileURLToPath(import.meta.resolve('@arethetypeswrong/cli/package.json')), '../dist/index.js');

let project: Project;

beforeAll(() => {
  project = makeProject();
});
afterAll(() => project.remove());

/** What the guest's program prints. */
const REPORT = {
  games: GAME_IDS,
  isVerified: true,
  plies: expect.any(Number),
  hasChosen: true,
  others: ['function', 'number', 'number'],
};

describe.each(PACKAGES)('the packed %s', (name) => {
  test('can be imported as its manifest says', async () => {
    const { messages } = await publint({ pkgDir: distOf(name), strict: true, pack: false });
    expect(messages).toEqual([]);
  });

  test('brings its source in source maps', () => {
    const map = readFileSync(join(project.folder, 'node_modules/@sixfold', name, 'index.js.map'), 'utf8');
    const source = readFileSync(join(folderOf(name), 'src/index.ts'), 'utf8');
    expect(JSON.parse(map)).toMatchObject({ sourcesContent: [source] });
  });

  test('has types that agree with its code, wherever modules are modern', () => {
    const words = [project.tarball(name), '--profile', 'esm-only', '--format', 'ascii'];
    // It fails if it finds anything.
    expect(tool(TYPES_CHECK, words, root)).toContain(`@sixfold/${name}`);
  });
});

describe('in an empty project', () => {
  test('the packages work from plain JavaScript', () => {
    project.write('guest.js', GUEST);
    expect(JSON.parse(project.node('guest.js'))).toEqual(REPORT);
  });

  test.each([
    ['nodenext', { module: 'nodenext', types: ['node'], lib: ['es2024'] }],
    ['bundler', { module: 'esnext', moduleResolution: 'bundler', types: [], lib: ['es2024', 'dom'] }],
  ])('their types serve TypeScript with %s', (kind, options) => {
    const compilerOptions = { ...options, target: 'es2024', strict: true, skipLibCheck: false, noEmit: true };
    project.write('guest.ts', GUEST);
    project.write(`${kind}.json`, JSON.stringify({ compilerOptions, files: ['guest.ts'] }));
    expect(tool(COMPILER, ['-p', `${kind}.json`], project.folder)).toBe('');
  });

  test('Vite bundles them', async () => {
    project.write('bundled.js', GUEST);
    await build({
      root: project.folder,
      configFile: false,
      logLevel: 'silent',
      build: { lib: { entry: 'bundled.js', formats: ['es'], fileName: 'bundle' } },
    });
    expect(JSON.parse(project.node('dist/bundle.js'))).toEqual(REPORT);
  });
});

describe('the example in', () => {
  test.each([
    ['README.md', 'ranks'],
    ['packages/engine/README.md', 'ranks'],
    ['packages/bots/README.md', 'ranks'],
    ['packages/host/README.md', 'ply: 0'],
    ['packages/review/README.md', 'unknowable'],
  ])('%s runs', (readme, said) => {
    project.write('example.js', exampleIn(readme));
    expect(project.node('example.js')).toContain(said);
  });

  test('packages/protocol/README.md runs where there is a server', async () => {
    const folder = makeFolder();
    const server = await startServer(folder);
    const { host } = new URL(server.address);
    project.write('example.js', exampleIn('packages/protocol/README.md').replace('localhost:6060', host));
    expect(project.node('example.js')).toBe('[]\n');
    await server.stop();
    removeFolder(folder);
  });
});

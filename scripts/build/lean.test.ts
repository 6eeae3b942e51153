import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildLean } from './lean.ts';

const folder = mkdtempSync(join(tmpdir(), 'sixfold-lean-'));
const lean = join(folder, 'lean');
const LAUNCHER = join(lean, 'packages/cli/bin/sixfold.cjs');

beforeAll(() => {
  mkdirSync(join(folder, 'page'));
  writeFileSync(join(folder, 'page/index.html'), '<title>the built page</title>');
  buildLean(lean, join(folder, 'page'));
});

afterAll(() => rmSync(folder, { recursive: true }));

/** The address that a server tells when it is there. */
async function greeting(stdout: NodeJS.ReadableStream): Promise<string> {
  let said = '';
  for await (const text of stdout) {
    said += String(text);
    const address = /http:\/\/\S+/.exec(said)?.[0];
    if (address !== undefined) return address;
  }
  throw new Error(`no greeting: ${said}`);
}

test('a lean installation serves the page and tables with Node alone, and stops in order', async () => {
  const flags = ['--port', '0', '--host', '127.0.0.1', '--data', join(folder, 'data')];
  const server = spawn(process.execPath, [LAUNCHER, 'serve', ...flags], {
    cwd: folder,
    env: {},
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(server, 'close');
  const address = await greeting(server.stdout);
  expect(await (await fetch(address)).text()).toContain('the built page');
  expect(await (await fetch(`${address}/readyz`)).json()).toEqual({ isWell: true });
  server.kill();
  expect(await closed).toEqual([0, null]);
});

test('it holds no tests and nothing that only builds', () => {
  const files = readdirSync(join(lean, 'packages'), { recursive: true, encoding: 'utf8' });
  expect(files.filter((name) => /\.(test|fixture)\.ts$/.test(name))).toEqual([]);
  const packages = readdirSync(join(lean, 'node_modules'));
  expect(packages).toContain('fastify');
  for (const name of ['vite', 'typescript', 'vitest', 'three', 'playwright']) expect(packages).not.toContain(name);
  expect(existsSync(join(lean, 'packages/web/src'))).toBe(false);
});

test('an older Node is told in one sentence which one is needed', () => {
  const old = join(folder, 'old.cjs');
  writeFileSync(old, "Object.defineProperty(process, 'versions', { value: { node: '20.11.0' } });");
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--require', old, LAUNCHER, 'serve'], {
    encoding: 'utf8',
  });
  expect([status, stdout, stderr]).toEqual([
    2,
    '',
    'sixfold: this needs Node 24 or later, and here runs 20.11.0; https://nodejs.org\n',
  ]);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { PROTOCOL } from '@sixfold/protocol';
import { afterAll, expect, test } from 'vitest';
import { TestClient } from './doors.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'sixfold-run-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The server in a process of its own. */
function start(data: string) {
  const root = join(folder, 'page');
  mkdirSync(root, { recursive: true });
  writeFileSync(join(root, 'index.html'), '');
  const wishes = JSON.stringify({ port: 0, host: '127.0.0.1', root, data });
  const script = join(folder, 'run.mjs');
  const run = new URL('run.ts', import.meta.url).href;
  writeFileSync(script, `import { runServer } from '${run}'; await runServer(${wishes});`);
  return spawn(process.execPath, ['--no-warnings', script], { stdio: ['ignore', 'pipe', 'pipe'] });
}

test('asked to stop, it says goodbye and ends in order', async () => {
  const server = start(join(folder, 'data'));
  const [greeting] = (await once(server.stdout, 'data')) as [Buffer];
  const address = /http:\/\/(\S+)/.exec(greeting.toString())?.[1] as string;
  const client = await new TestClient(`ws://${address}/api/socket`, {}).opened();
  client.send(['hello', 0, { version: PROTOCOL }], ['lobby', 1, { isWanted: false }]);
  await client.hears(2);
  server.kill('SIGTERM');
  expect(await client.closed).toBe(1012);
  expect(client.heard.at(-1)).toEqual(['bye', { why: 'restart' }]);
  expect(await once(server, 'exit')).toEqual([0, null]);
});

test('without its database it refuses, says why in the log and ends with an error', async () => {
  const data = join(folder, 'lost');
  const server = start(data);
  await once(server.stdout, 'data');
  const logged = text(server.stderr);
  rmSync(join(data, 'sixfold.db'));
  expect(await once(server, 'exit')).toEqual([1, null]);
  expect(await logged).toContain('sixfold.db was removed or replaced while the server ran');
});

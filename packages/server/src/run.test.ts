import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROTOCOL } from '@sixfold/protocol';
import { afterAll, expect, test } from 'vitest';
import { TestClient } from './doors.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'sixfold-run-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The server in a process of its own. */
function start() {
  const root = join(folder, 'page');
  mkdirSync(root);
  writeFileSync(join(root, 'index.html'), '');
  const wishes = JSON.stringify({ port: 0, host: '127.0.0.1', root, data: join(folder, 'data') });
  const script = join(folder, 'run.mjs');
  const run = new URL('run.ts', import.meta.url).href;
  writeFileSync(script, `import { runServer } from '${run}'; await runServer(${wishes});`);
  return spawn(process.execPath, ['--no-warnings', script], { stdio: ['ignore', 'pipe', 'inherit'] });
}

test('asked to stop, it says goodbye and ends in order', async () => {
  const server = start();
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

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';

/** A script that has started both, and says so. */
const SCRIPT = `
  import { endByHand } from '${import.meta.resolve('./end-with-us.ts')}';
  import { startPostgres } from '${import.meta.resolve('./postgres.ts')}';
  import { makeFolder, startServer } from '${import.meta.resolve('./real-server.ts')}';
  endByHand();
  const postgres = await startPostgres();
  const server = await startServer(makeFolder(), { database: await postgres.create() });
  console.log(JSON.stringify([postgres.pid, server.pid]));
  setInterval(() => {}, 1e9);
`;

/** Whether it runs, and is not only waiting for somebody to note that it has ended. */
function isThere(pid: number): boolean {
  const file = `/proc/${pid}/stat`;
  return existsSync(file) && !readFileSync(file, 'utf8').includes(') Z');
}

test.skipIf(process.platform !== 'linux')(
  'what a script has started ends with it when it is stopped by hand',
  async () => {
    const script = spawn(process.execPath, ['--input-type=module', '-e', SCRIPT], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [said]: unknown[] = await once(script.stdout, 'data');
    const pids: number[] = JSON.parse(String(said));
    expect(pids.map(isThere)).toEqual([true, true]);
    script.kill('SIGINT');
    expect(await once(script, 'exit')).toEqual([130, null]);
    await vi.waitUntil(() => !pids.some(isThere), { timeout: 30_000 });
  },
);

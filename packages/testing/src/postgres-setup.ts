import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres, type TestPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A socket that says where an empty database is to whoever connects. */
    readonly postgres: string;
  }
}

/**
 * One PostgreSQL for all tests of a run, started when the first of them asks for a database; each one who asks is given one of
 * their own.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'sixfold-tests-'));
  let running: Promise<TestPostgres> | null = null;
  const answer = async (socket: Socket): Promise<void> => {
    try {
      running ??= startPostgres();
      socket.end(JSON.stringify({ url: await (await running).create() }));
    } catch (error) {
      socket.end(JSON.stringify({ error: String(error) }));
    }
  };
  const server = createServer((socket) => void answer(socket.on('error', () => {})));
  const path = join(folder, 'socket');
  server.listen(path);
  await once(server, 'listening');
  project.provide('postgres', path);
  return async () => {
    server.close();
    await (await running)?.close();
    rmSync(folder, { recursive: true, force: true });
  };
}

import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { once } from 'node:events';
import fastify from 'fastify';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics/metrics.ts';
import { adminSocketIn } from './client.ts';
import type { AdminDesk } from './desk.ts';
import { addAdminApi, addMetrics } from './routes.ts';

/** Serves the operator's commands at a file in the data folder, which nobody else may enter. Returns how to end. */
export async function serveLocally(
  folder: string,
  desk: AdminDesk,
  metrics: Metrics,
  logger: Logger,
): Promise<() => Promise<void>> {
  const file = adminSocketIn(folder);
  const app = fastify({ forceCloseConnections: true });
  addAdminApi(app, desk);
  addMetrics(app, metrics);
  try {
    // Where everything is in a database elsewhere, nobody has made it yet.
    if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
    if (!(await isServed(file))) rmSync(file, { force: true });
    await app.listen({ path: file });
  } catch (error) {
    // People can play all the same.
    logger.warn({ err: error }, `no commands can be given at ${file}`);
  }
  return () => app.close();
}

/** Whether somebody answers there; a server that was killed leaves its file behind. */
async function isServed(file: string): Promise<boolean> {
  const socket = connect(file);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

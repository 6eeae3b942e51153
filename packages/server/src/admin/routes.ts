import { Refusal } from '@sixfold/host';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { sayIssue } from '../doors/asks.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { DEEDS } from './asks.ts';
import { NotFound, type AdminDesk } from './desk.ts';

/** The text form of Prometheus. */
const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

export function addMetrics(app: FastifyInstance, { registry }: Metrics): void {
  app.get('/metrics', async (_request, reply) =>
    reply
      .type(METRICS_TYPE)
      .header('cache-control', 'no-store')
      .send(await registry.text()),
  );
}

/** What the operator's programs can ask for, as JSON. Who may ask is decided before. */
export function addAdminApi(app: FastifyInstance, desk: AdminDesk): void {
  app.get('/state', async () => desk.state);
  app.get('/tables', async () => ({ tables: await desk.listTables() }));
  app.get('/people', async () => ({ people: desk.listPeople() }));
  app.post('/mirror', async () => ({ secret: desk.mirror.prepare() }));
  app.get('/reflection', async () => ({ seen: desk.mirror.reflection }));
  for (const [name, act] of Object.entries(DEEDS)) {
    app.post(`/${name}`, ({ body }) => act(desk, body, Date.now()));
  }
  app.setErrorHandler(async (error, _request, reply) => refuse(reply, error));
}

const refuse = (reply: FastifyReply, error: unknown): FastifyReply => {
  const { status, message } = explained(error);
  return reply.code(status).send({ error: message });
};

/** What went wrong, in words for the operator. */
export function explained(error: unknown): { readonly status: number; readonly message: string } {
  if (error instanceof v.ValiError) return { status: 400, message: sayIssue(error.issues[0]) };
  if (error instanceof NotFound) return { status: 404, message: error.message };
  if (error instanceof Refusal) return sayRefusal(error.message);
  return { status: 500, message: error instanceof Error ? error.message : 'something went wrong' };
}

const sayRefusal = (code: string): ReturnType<typeof explained> =>
  code === 'no-such-table'
    ? { status: 404, message: 'there is no such table' }
    : { status: 409, message: `it was refused: ${code}` };

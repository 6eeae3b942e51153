import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Logger } from 'pino';
import { Origins } from '../doors/origin.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { baseOf, type ServerSettings } from '../settings/settings.ts';
import type { AdminDesk } from './desk.ts';
import { Guard } from './guard.ts';
import { readAdminKey } from './key.ts';
import { addAdminPage } from './page-routes.ts';
import { addAdminApi, addMetrics } from './routes.ts';

/** What the operator's doors lead to. */
export interface AdminBehind {
  readonly desk: AdminDesk;
  readonly metrics: Metrics;
  readonly settings: ServerSettings;
  readonly logger: Logger;
}

const refuse = (reply: FastifyReply, status: 401 | 429): FastifyReply =>
  reply
    .code(status)
    .headers({ 'www-authenticate': 'Bearer', 'cache-control': 'no-store' })
    .send({ error: status === 401 ? 'this needs the admin token' : 'too many wrong tokens' });

/** Opens the admin page and what is measured for whoever has the token; without one, neither is there. */
export function addAdmin(app: FastifyInstance, { desk, metrics, settings, logger }: AdminBehind): void {
  const key = readAdminKey(settings.adminTokenFile);
  if (settings.metrics === 'open') addMetrics(app, metrics);
  if (!key) return;
  const guard = new Guard({ key, origins: new Origins(settings, logger), base: baseOf(settings) });
  void app.register(async (inside) => {
    guard.protect(inside, refuse);
    if (settings.metrics === 'token') addMetrics(inside, metrics);
    await inside.register(async (api) => addAdminApi(api, desk), { prefix: '/admin/api' });
  });
  void app.register(async (pages) => addAdminPage(pages, desk, guard), { prefix: '/admin' });
  app.get('/admin', (_request, reply) => reply.redirect('admin/', 308));
}

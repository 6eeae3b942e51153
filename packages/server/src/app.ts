import fastifyStatic from '@fastify/static';
import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { cacheControl, SECURITY_HEADERS } from './headers.ts';

/** Serves the built page in `root`, compressed where the build left a compressed file beside it. */
export async function createApp(root: string): Promise<FastifyInstance> {
  // Browsers open connections that they never use: closing must not wait for them, and all answers here are short.
  const app = fastify({ forceCloseConnections: true });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(SECURITY_HEADERS);
  });
  app.setNotFoundHandler(async (_request, reply) => plain(reply).code(404).send('There is nothing here.\n'));
  app.setErrorHandler(async (error: FastifyError, _request, reply) => {
    const code = error.statusCode ?? 500;
    if (code < 500) return plain(reply).code(code).send('This cannot be answered.\n');
    process.stderr.write(`${error.stack ?? error.message}\n`);
    return plain(reply).code(500).send('Something went wrong here.\n');
  });
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControl(path));
      reply.header('vary', 'accept-encoding');
    },
  });
  return app;
}

const plain = <R extends { type(mime: string): R; header(name: string, value: string): R }>(reply: R): R =>
  reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store');

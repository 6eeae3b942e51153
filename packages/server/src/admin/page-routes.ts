import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEEDS, type Deed } from './asks.ts';
import type { AdminDesk } from './desk.ts';
import type { Guard } from './guard.ts';
import { ADMIN_POLICY, ADMIN_STYLE, adminPage, signInPage } from './page.ts';
import { explained } from './routes.ts';

const tokenIn = (body: unknown): string => {
  const token = typeof body === 'object' && body !== null && 'token' in body ? body.token : '';
  return typeof token === 'string' ? token.trim() : '';
};

const html = (reply: FastifyReply, text: string, status = 200): FastifyReply =>
  reply
    .code(status)
    .headers({ 'content-security-policy': ADMIN_POLICY, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(text);

const WAIT = 'That was tried too often. Wait a few minutes.';

/** The admin page and its forms, and what leads there. */
export function addAdminPage(app: FastifyInstance, desk: AdminDesk, guard: Guard): void {
  readForms(app);
  app.get('/style.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(ADMIN_STYLE));
  app.post('/sign-in', async (request, reply) => {
    if (guard.mustWait(request)) return html(reply, signInPage(WAIT), 429);
    if (guard.signIn(request, reply, tokenIn(request.body))) return back(reply);
    return html(reply, signInPage('That is not the token.'), 401);
  });
  app.post('/sign-out', async (_request, reply) => (guard.signOut(reply), back(reply)));
  void app.register(async (inside) => {
    guard.protect(inside, (reply, status) => html(reply, signInPage(status === 429 ? WAIT : ''), status));
    inside.get('/', { prefixTrailingSlash: 'slash' }, (_request, reply) => show(reply, desk));
    for (const [name, deed] of Object.entries(DEEDS)) {
      inside.post(`/${name}`, (request, reply) => act(deed, request, reply, desk));
    }
  });
}

async function show(reply: FastifyReply, desk: AdminDesk, problem = '', status = 200): Promise<FastifyReply> {
  const view = { state: desk.state, tables: await desk.listTables(), people: desk.listPeople() };
  return html(reply, adminPage(view, problem), status);
}

async function act(deed: Deed, { body }: FastifyRequest, reply: FastifyReply, desk: AdminDesk): Promise<FastifyReply> {
  try {
    await deed(desk, body, Date.now());
    return back(reply);
  } catch (error) {
    const { status, message } = explained(error);
    return show(reply, desk, `It was not done: ${message}.`, status);
  }
}

/** Loading the page again does nothing a second time. */
const back = (reply: FastifyReply): FastifyReply => reply.redirect('./', 303);

function readForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
}

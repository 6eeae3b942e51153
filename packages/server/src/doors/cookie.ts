import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'sixfold-guest';
/** Browsers keep no cookie for longer. */
const LASTS = 400 * 24 * 60 * 60;

/** The guest whom the cookie names, if nobody has tampered with it. */
export function readCookie(request: FastifyRequest): string | null {
  const cookie = request.cookies[NAME];
  if (cookie === undefined) return null;
  const { valid, value } = request.unsignCookie(cookie);
  return valid ? value : null;
}

/** Only the server can read it, and only what this very page asks brings it along. */
const optionsFor = (request: FastifyRequest) =>
  ({ path: '/api', httpOnly: true, sameSite: 'strict', secure: request.protocol === 'https' }) as const;

export const giveCookie = (request: FastifyRequest, reply: FastifyReply, guest: string): FastifyReply =>
  reply.setCookie(NAME, guest, { ...optionsFor(request), signed: true, maxAge: LASTS });

export const clearCookie = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.clearCookie(NAME, optionsFor(request));

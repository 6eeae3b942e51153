import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cacheControl, variesBy } from './headers.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** As which a build may have left a file beside it, the best first. */
const PACKED = [
  { coding: 'br', ending: '.br' },
  { coding: 'gzip', ending: '.gz' },
] as const;

/** Bytes that can be sent, and what they are called by whoever has them already. */
interface Body {
  readonly coding: string | null;
  readonly bytes: Buffer;
  readonly etag: string;
}

/** The built page: a fixed list of files, read once. What is not in it is not there, whatever a path says. */
export class PageFiles {
  private readonly bodies = new Map<string, readonly Body[]>();

  constructor(root: string) {
    const entries = readdirSync(root, { recursive: true, withFileTypes: true });
    const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
    const files = new Set(paths.filter((path) => !relative(root, path).split(sep).some(isHidden)));
    for (const path of files) {
      const packed = PACKED.filter(({ ending }) => files.has(`${path}${ending}`));
      const bodies = [
        ...packed.map(({ coding, ending }) => readBody(`${path}${ending}`, coding)),
        readBody(path, null),
      ];
      if (!PACKED.some(({ ending }) => path.endsWith(ending))) this.bodies.set(nameOf(root, path), bodies);
    }
  }

  /** Sends a file, if there is one, in the best form that the asker takes. */
  send(name: string, { headers }: FastifyRequest, reply: FastifyReply): FastifyReply | void {
    const bodies = this.bodies.get(name);
    if (!bodies) return reply.callNotFound();
    const taken = codingsIn(headers['accept-encoding']);
    const { coding, bytes, etag } = bodies.find((body) => body.coding === null || taken.includes(body.coding))!;
    reply.headers({ 'cache-control': cacheControl(`/${name}`), vary: variesBy(name, headers), etag });
    if (headers['if-none-match']?.split(/, */).some((known) => known.replace(/^W\//, '') === etag)) {
      return reply.code(304).send();
    }
    if (coding !== null) reply.header('content-encoding', coding);
    return reply.type(TYPES[extname(name)] ?? 'application/octet-stream').send(bytes);
  }
}

const isHidden = (part: string): boolean => part.startsWith('.');
const nameOf = (root: string, path: string): string => relative(root, path).split(sep).join('/');

function readBody(path: string, coding: string | null): Body {
  const bytes = readFileSync(path);
  return { coding, bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
}

/** The codings that an `Accept-Encoding` takes. */
const codingsIn = (header: string | string[] = ''): string[] =>
  String(header)
    .split(',')
    .map((part) => part.trim().split(/ *; */))
    .filter(([, weight = '']) => !/^q=0(\.0*)?$/.test(weight))
    .map(([coding = '']) => coding.toLowerCase());

import { once } from 'node:events';
import { connect } from 'node:net';
import { request, type IncomingHttpHeaders } from 'node:http';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve, type Serving } from './serve.ts';
import { ServeError } from './settings/settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'sixfold-serve-'));
const root = join(folder, 'dist');
const SCRIPT = 'export const answer = 42;\n'.repeat(20);
/** A page that tells which file it is. */
const pageOf = (name: string): string => `<!doctype html><title>Sixfold</title><p>${name}</p>`;
let serving: Serving;

beforeAll(async () => {
  mkdirSync(join(root, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(root, '.hidden'), 'secret');
  for (const name of ['index.html', 'index.en.html', 'index.de.html']) writeFileSync(join(root, name), pageOf(name));
  writeFileSync(join(root, 'index.de.html.br'), brotliCompressSync(pageOf('index.de.html')));
  writeFileSync(join(root, 'sw.js'), 'self;');
  writeFileSync(join(root, 'manifest.webmanifest'), '{}');
  const script = join(root, 'assets/index-a1b2c3d4.js');
  writeFileSync(script, SCRIPT);
  writeFileSync(`${script}.gz`, gzipSync(SCRIPT));
  writeFileSync(`${script}.br`, brotliCompressSync(SCRIPT));
  serving = await serve({ port: 0, host: '127.0.0.1', root });
});

afterAll(async () => {
  await serving.close();
  rmSync(folder, { recursive: true });
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A request as it is, with dots in its path and all: `fetch` would tidy it up. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { hostname, port } = new URL(serving.address);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, headers, method }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });
}

test('the page is served at the root, and asked for again each time', async () => {
  const { status, headers, body } = await ask('/');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('no-cache');
  expect(body.toString()).toContain('<title>Sixfold</title>');
});

test.each([
  ['/index.html', 'no-cache'],
  ['/sw.js', 'no-cache'],
  ['/manifest.webmanifest', 'no-cache'],
  ['/assets/index-a1b2c3d4.js', 'public, max-age=31536000, immutable'],
])('%s is cached as %s', async (path, caching) => {
  expect((await ask(path)).headers['cache-control']).toBe(caching);
});

describe('the page', () => {
  test.each([
    ['de', 'index.de.html'],
    ['de-AT, en;q=0.5', 'index.de.html'],
    ['fr-FR, fr;q=0.9, en;q=0.5, de;q=0.8', 'index.de.html'],
    ['de;q=0.3, EN-gb', 'index.en.html'],
    ['de;q=0, fr', 'index.html'],
    ['den, *', 'index.html'],
    ['', 'index.html'],
    [';;q=,,q=1;-', 'index.html'],
    ['../secret', 'index.html'],
  ])('for a browser that asks for "%s" is %s', async (wishes, name) => {
    for (const path of ['/', '/index.html?version=1']) {
      const { status, headers, body } = await ask(path, { 'accept-language': wishes });
      expect([status, headers['vary']]).toEqual([200, 'accept-encoding, accept-language']);
      expect(body.toString()).toBe(pageOf(name));
    }
  });

  test('in a language is sent compressed where the build left it so', async () => {
    const wishes = { 'accept-language': 'de', 'accept-encoding': 'br, gzip' };
    const { headers, body } = await ask('/', wishes);
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'text/html; charset=utf-8' });
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding, accept-language' });
    expect(brotliDecompressSync(body).toString()).toBe(pageOf('index.de.html'));
    expect((await ask('/', { ...wishes, 'if-none-match': headers.etag! })).status).toBe(304);
  });

  test('that a service worker keeps does not vary by what somebody asks for later', async () => {
    const { headers } = await ask('/index.html', { 'accept-language': 'de', 'sec-fetch-dest': 'empty' });
    expect(headers['vary']).toBe('accept-encoding');
  });

  test('can be asked for by its head alone', async () => {
    const { status, body } = await ask('/', { 'accept-language': 'de' }, 'HEAD');
    expect([status, body.length]).toEqual([200, 0]);
  });
});

test('what has not changed is not sent again', async () => {
  const { etag } = (await ask('/')).headers;
  expect((await ask('/', { 'if-none-match': etag as string })).status).toBe(304);
});

describe('compression', () => {
  const path = '/assets/index-a1b2c3d4.js';

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('a file is sent as %s where the build left it so', async (encoding, unpack) => {
    const { headers, body } = await ask(path, { 'accept-encoding': encoding });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect(headers['cache-control']).toContain('immutable');
    expect(headers['vary']).toBe('accept-encoding');
    expect(unpack(body).toString()).toBe(SCRIPT);
  });

  test('brotli is preferred', async () => {
    expect((await ask(path, { 'accept-encoding': 'gzip, deflate, br' })).headers['content-encoding']).toBe('br');
  });

  test('a coding that is not wanted is not used', async () => {
    expect((await ask(path, { 'accept-encoding': 'br;q=0, gzip;q=0.5' })).headers['content-encoding']).toBe('gzip');
  });

  test('each form has a name of its own; what somebody has is not sent again, its head neither', async () => {
    const forms = await Promise.all(['br', 'gzip', ''].map((coding) => ask(path, { 'accept-encoding': coding })));
    const tags = forms.map(({ headers }) => headers.etag!);
    expect(new Set(tags).size).toBe(3);
    const known = { 'accept-encoding': 'br', 'if-none-match': `"old", W/${tags[0]}` };
    const again = await ask(path, known);
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, tags[0]]);
    const head = await ask(path, { 'accept-encoding': 'br' }, 'HEAD');
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
      200,
      0,
      String(forms[0]!.body.length),
    ]);
  });

  test.each(['.br', '.gz'])('what lies beside a file as %s is no file of its own', async (ending) => {
    expect((await ask(`${path}${ending}`)).status).toBe(404);
  });

  test('it is sent as it is to others', async () => {
    const { headers, body } = await ask(path);
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(SCRIPT);
  });

  test('a file without compressed ones is sent as it is', async () => {
    const { status, headers } = await ask('/sw.js', { 'accept-encoding': 'br, gzip' });
    expect(status).toBe(200);
    expect(headers['content-encoding']).toBeUndefined();
  });
});

describe('safety', () => {
  test.each(['/', '/assets/index-a1b2c3d4.js', '/nothing', '/../secret.txt'])('%s has all headers', async (path) => {
    const { headers } = await ask(path);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
    const policy = headers['content-security-policy'] as string;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
  });

  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..\\secret.txt',
    '//secret.txt',
    '/.hidden',
    '/%00',
    '/%zz',
  ])('%s leads nowhere', async (path) => {
    const { status, body } = await ask(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body.toString()).not.toContain('secret');
  });
});

test.each(['/nothing', '/assets/', '/assets/gone.js'])('%s is not there', async (path) => {
  const { status, headers, body } = await ask(path);
  expect(status).toBe(404);
  expect(headers['cache-control']).toBe('no-store');
  expect(body.toString()).toBe('There is nothing here.\n');
});

test('whom to tell of a hole is said where the host has set it', async () => {
  expect((await ask('/.well-known/security.txt')).status).toBe(404);
  const contact = 'mailto:security@play.example';
  const told = await serve({ port: 0, host: '127.0.0.1', root, securityContact: contact });
  const said = await (await fetch(`${told.address}/.well-known/security.txt`)).text();
  await told.close();
  expect(said).toContain(`Contact: ${contact}\n`);
  expect(Date.parse(/^Expires: (.+)$/m.exec(said)![1]!)).toBeGreaterThan(Date.now());
});

test('nothing can be changed from outside', async () => {
  expect((await ask('/', {}, 'POST')).status).toBe(404);
});

describe('starting', () => {
  test('a port in use is said', async () => {
    const port = Number(new URL(serving.address).port);
    const second = serve({ port, host: '127.0.0.1', root });
    await expect(second).rejects.toThrow(
      new ServeError(`port ${port} is in use; choose another with --port or SIXFOLD_PORT`),
    );
  });

  test('a data folder that cannot be used is said, or that another server uses', async () => {
    const data = join(folder, 'data');
    const wishes = { port: 0, host: '127.0.0.1', root, botPace: 0 };
    const first = await serve({ ...wishes, data });
    expect(await (await fetch(`${first.address}/api/me`)).json()).toMatchObject({ name: null });
    await expect(serve({ ...wishes, data })).rejects.toThrow('another server already uses the data folder');
    await first.close();
    await expect(serve({ ...wishes, data: join(root, 'index.html') })).rejects.toThrow('--data');
    // Once it is closed, the folder is free again.
    await (await serve({ ...wishes, data })).close();
  });

  test.each([
    [{ tlsCert: 'no.pem', tlsKey: 'no.pem' }, '--tls-cert: no.pem cannot be read (ENOENT)'],
    [{ tlsCert: join(root, 'sw.js'), tlsKey: join(root, 'sw.js') }, '--tls-cert and --tls-key are no certificate'],
    [{ trustProxy: ['everyone'] }, '--trust-proxy: '],
    [{ host: 'nowhere.invalid' }, 'this machine has no address'],
  ])('%j is said to be wrong', async (wishes, said) => {
    await expect(serve({ port: 0, host: '127.0.0.1', root, ...wishes })).rejects.toThrow(said);
  });

  test('without a data folder there is the page alone', async () => {
    expect((await ask('/api/me')).status).toBe(404);
    expect((await ask('/healthz')).status).toBe(404);
  });

  test('a page that is not built is said', async () => {
    const wrong = serve({ port: 0, host: '127.0.0.1', root: folder });
    await expect(wrong).rejects.toThrow('build it');
  });

  test('closing stops listening', async () => {
    const second = await serve({ port: 0, host: '127.0.0.1', root });
    await second.close();
    await expect(fetch(second.address)).rejects.toThrow('fetch failed');
  });

  test('closing does not wait for a connection that nobody uses', async () => {
    const second = await serve({ port: 0, host: 'localhost', root });
    const idle = connect(Number(new URL(second.address).port), 'localhost');
    await once(idle, 'connect');
    await second.close();
    await once(idle, 'close');
  });
});

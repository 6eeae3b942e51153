import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NEW_CERTIFICATE, OLD_CERTIFICATE } from './certificates.fixture.ts';
import type { Certificate } from './certificates.ts';
import { serve, type Serving } from './serve.ts';
import { makeTestFolder } from './store/store.fixture.ts';

const folder = makeTestFolder();
const [tlsCert, tlsKey] = [join(folder.path, 'cert.pem'), join(folder.path, 'key.pem')];
let serving: Serving;

function put({ cert, key }: Certificate): void {
  writeFileSync(tlsCert, cert);
  writeFileSync(tlsKey, key);
}

beforeAll(async () => {
  const root = join(folder.path, 'page');
  mkdirSync(root);
  writeFileSync(join(root, 'index.html'), '');
  put(OLD_CERTIFICATE);
  serving = await serve({ port: 0, host: '127.0.0.1', root, tlsCert, tlsKey, logLevel: 'silent' });
});

afterAll(async () => {
  await serving.close();
  folder[Symbol.dispose]();
});

/** For whom the server shows a certificate. */
async function shown(): Promise<string> {
  const socket = connect({ port: Number(new URL(serving.address).port), rejectUnauthorized: false });
  await once(socket, 'secureConnect');
  const { subject } = socket.getPeerCertificate();
  socket.destroy();
  return String(subject.CN);
}

test('a renewed certificate is shown once it is read again, a bad one never', async () => {
  expect(await shown()).toBe('old.test');
  put(NEW_CERTIFICATE);
  expect(await shown()).toBe('old.test');
  serving.renew!();
  expect(await shown()).toBe('new.test');
  writeFileSync(tlsKey, 'no key');
  serving.renew!();
  expect(await shown()).toBe('new.test');
});

test('whoever came over TLS is to come so for a year', async () => {
  const asked = get(serving.address, { rejectUnauthorized: false });
  const [answer] = await once(asked, 'response');
  expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');
  answer.resume();
});

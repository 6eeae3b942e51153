import { once } from 'node:events';
import type { Counts, Target, Trial } from '../ground/attack.ts';
import { sumOf } from '../ground/ledger.ts';
import { closeOf, dial, upgradeLines } from '../ground/raw.ts';

/** Origins of pages that are not this server's. */
function originsNear({ address }: Target): string[] {
  const { host, port } = new URL(address);
  return [
    'https://evil.example',
    'null',
    `http://${host}.evil.example`,
    `http://evil.example:${port}`,
    `http://${host}@evil.example`,
    `https://${host}`,
    `ftp://${host}`,
    `http://x${host}`,
    'file://',
  ];
}

/** Pages from elsewhere, over which somebody's browser would bring their cookie along. */
export const foreignOrigins: Trial = {
  kind: 'trial',
  name: 'foreign-origins',
  says: 'pages of other origins connect and change names, and sockets are asked for where there is none',
  most: { 'connected from elsewhere': 0, 'changed from elsewhere': 0, 'sockets beside the door': 0 },
  async run({ target }) {
    const origins = originsNear(target);
    const foreign = await Promise.all(origins.map((origin) => tryOrigin(target, origin)));
    const beside = await Promise.all(
      ['/', '/healthz', '/api/me', '/api/socket/x'].map((path) => upgrade(target, path)),
    );
    return {
      tries: 2 * origins.length + beside.length,
      ...sumOf(foreign),
      'sockets beside the door': beside.filter(Boolean).length,
    };
  },
};

async function tryOrigin(target: Target, origin: string): Promise<Counts> {
  const isOpen = await upgrade(target, '/api/socket', [`Origin: ${origin}`]);
  const body = '{"name":"Mallory"}';
  const lines = ['PUT /api/me HTTP/1.1', `Host: ${new URL(target.address).host}`, `Origin: ${origin}`];
  const more = ['Content-Type: application/json', `Content-Length: ${body.length}`, 'Connection: close', '', body];
  const answer = await say(target, [...lines, ...more].join('\r\n'));
  return { 'connected from elsewhere': isOpen ? 1 : 0, 'changed from elsewhere': / 200 /.test(answer) ? 1 : 0 };
}

const upgrade = async (target: Target, path: string, more: readonly string[] = []): Promise<boolean> =>
  / 101 /.test(await say(target, upgradeLines(target, path, more)));

/** The first that comes back. */
async function say(target: Target, text: string): Promise<string> {
  const socket = await dial(target);
  socket.write(text);
  const heard = await Promise.race([once(socket, 'data'), closeOf(socket).then(() => [''])]);
  socket.destroy();
  return String(heard[0]).split('\r\n')[0] ?? '';
}

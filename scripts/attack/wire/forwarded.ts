import { once } from 'node:events';
import type { Socket } from 'node:net';
import type { Trial } from '../ground/attack.ts';
import { closeOf, dial, upgradeLines } from '../ground/raw.ts';

/** More connections than an address may have. */
const MANY = 130;

/** Somebody claims to come from many addresses, by a header that only proxies are trusted with. */
export const forwarded: Trial = {
  kind: 'trial',
  name: 'forwarded',
  says: 'one address opens more connections than it may, each said to be forwarded from elsewhere',
  most: { 'let in': 100 },
  async run({ target }) {
    const sockets: Socket[] = [];
    let letIn = 0;
    for (let number = 0; number < MANY; number++) {
      const socket = await dial(target);
      sockets.push(socket);
      socket.write(upgradeLines(target, '/api/socket', [`X-Forwarded-For: 10.0.0.${number}`]));
      const [answer] = await Promise.race([once(socket, 'data'), closeOf(socket).then(() => [''])]);
      if (String(answer).startsWith('HTTP/1.1 101')) letIn++;
    }
    for (const socket of sockets) socket.destroy();
    return { tries: MANY, 'let in': letIn };
  },
};

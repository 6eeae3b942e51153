import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { enter, makeGuest, makeStranger, send } from '../../../packages/testing/src/people.ts';
import type { Trial } from '../ground/attack.ts';
import { tryTo } from '../ground/seated.ts';

const PATIENCE = 5000;

/** From now on no file of the process can grow beyond so many bytes. */
const limitFiles = (pid: number, bytes: string): void =>
  void execFileSync('prlimit', [`--pid=${pid}`, `--fsize=${bytes}:unlimited`]);

/** The disk takes nothing any more, and then it does again. */
export const fullDisk: Trial = {
  kind: 'trial',
  name: 'full-disk',
  says: 'the disk takes nothing any more: what is refused, what the log and the health check say, and what goes on later',
  most: { 'acknowledged into nothing': 0, 'well with a full disk': 0, 'without a word': 0, 'never well again': 0 },
  async run({ server }) {
    const { pid, address } = server;
    const health = async (): Promise<number> => (await send(makeStranger(address), 'GET', '/healthz')).status;
    const client = enter(await makeGuest(address, 'Ada'));
    const terms = { game: 'dice', options: {}, games: 1, starter: 0 } as const;
    const wish = { terms, seats: [{ kind: 'me' }, { kind: 'open' }], isPublic: true } as const;
    await client.ask('open', wish);
    limitFiles(pid, '4096');
    const full = await tryTo(client, 'open', wish);
    const during = await health();
    limitFiles(pid, 'unlimited');
    const again = await tryTo(client, 'open', wish);
    // Its answer may be a second old.
    const end = performance.now() + PATIENCE;
    while ((await health()) !== 200 && performance.now() < end) await pause(200);
    const counts = {
      'acknowledged into nothing': full === 'done' ? 1 : 0,
      'well with a full disk': during === 200 ? 1 : 0,
      'without a word': server.log.length === 0 ? 1 : 0,
      'never well again': again === 'done' && (await health()) === 200 ? 0 : 1,
    };
    client.close();
    return counts;
  },
};

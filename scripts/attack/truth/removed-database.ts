import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { enter, makeGuest, makeStranger, send } from '../../../packages/testing/src/people.ts';
import { dataIn } from '../../../packages/testing/src/real-server.ts';
import type { Trial } from '../ground/attack.ts';
import { tryTo } from '../ground/seated.ts';

/** A server looks after its file once a second. */
const NOTICE = 2500;

/** Somebody removes the database under a server, which must not acknowledge anything from then on. */
export const removedDatabase: Trial = {
  kind: 'trial',
  name: 'removed-database',
  says: 'the database is removed while the server runs',
  most: { 'acknowledged into nothing': 0, 'well without a database': 0, 'without a word': 0 },
  async run({ folder, server }) {
    const client = enter(await makeGuest(server.address, 'Ada'));
    const terms = { game: 'dice', options: {}, games: 1, starter: 0 } as const;
    const wish = { terms, seats: [{ kind: 'me' }, { kind: 'open' }], isPublic: true } as const;
    await client.ask('open', wish);
    const data = dataIn(folder);
    for (const file of readdirSync(data).filter((name) => name.startsWith('sixfold.db'))) rmSync(join(data, file));
    await Promise.race([pause(NOTICE), server.ended]);
    const health = await send(makeStranger(server.address), 'GET', '/healthz').catch(() => null);
    const opened = await Promise.race([tryTo(client, 'open', wish), pause(NOTICE, 'no answer', { ref: false })]);
    client.close();
    return {
      'acknowledged into nothing': opened === 'done' ? 1 : 0,
      'well without a database': health?.status === 200 ? 1 : 0,
      'without a word': server.log.length === 0 ? 1 : 0,
    };
  },
};

import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { enter, makeGuest, makeStranger } from '../../../packages/testing/src/people.ts';
import { dataIn } from '../../../packages/testing/src/real-server.ts';
import type { Target, Trial } from '../ground/attack.ts';
import { makeLongRecord } from '../ground/records.ts';
import { tryTo } from '../ground/seated.ts';

const TERMS = { game: 'dice', options: {}, games: 1, starter: 0 } as const;
const SEATS = [{ kind: 'me' }, { kind: 'open' }] as const;
const [CROWDERS, EACH] = [2, 60];

/** Two guests open public tables until nobody else's is listed. */
export const crowdedLobby: Trial = {
  kind: 'trial',
  name: 'crowded-lobby',
  says: 'two guests open as many public tables as they may, so that nobody finds any other',
  most: { 'honest tables not listed': 0 },
  async run({ server: { address }, target }) {
    const honest = enter(await makeGuest(address, 'Ada'));
    const { table } = await honest.ask('open', { terms: TERMS, seats: SEATS, isPublic: true });
    let opened = 0;
    for (let number = 0; number < CROWDERS; number++) opened += await openUntilRefused(target, `Mallory ${number}`);
    const reader = enter(makeStranger(address));
    const listed = new Promise<boolean>((resolve) => {
      reader.on('lobby', ({ tables }) => resolve(tables.some((line) => line.table === table)));
    });
    await reader.followLobby(true);
    const isListed = await listed;
    for (const client of [honest, reader]) client.close();
    return { opened, 'honest tables not listed': isListed ? 0 : 1 };
  },
};

async function openUntilRefused({ address, from }: Target, name: string): Promise<number> {
  const client = enter(await makeGuest(address, name, from));
  let opened = 0;
  while (opened < EACH && (await tryTo(client, 'open', { terms: TERMS, seats: SEATS, isPublic: true })) === 'done')
    opened++;
  client.close();
  return opened;
}

const GUESTS = 10;
/** As long as a record may be that is taken. */
const BYTES = 15_000;

/** Guest after guest brings records until nobody is let in any more; how much of the disk do they fill? */
export const fullHouse: Trial = {
  kind: 'trial',
  name: 'full-house',
  says: 'ten guests of one address, one after the other, fill the disk with records',
  most: { 'MB stored': 10 },
  async run({ folder, target }) {
    const record = makeLongRecord(BYTES);
    const before = bytesIn(folder);
    let tables = 0;
    for (let number = 0; number < GUESTS; number++) {
      const guest = await makeGuest(target.address, `Mallory ${number}`, target.from).catch(() => null);
      if (!guest) break;
      const client = enter(guest);
      const wish = { terms: { ...TERMS, games: 100 }, seats: SEATS, isPublic: false, record };
      while ((await tryTo(client, 'open', wish)) === 'done') tables++;
      client.close();
    }
    return { tables, 'MB stored': Math.round((bytesIn(folder) - before) / 1e6) };
  },
};

const bytesIn = (folder: string): number =>
  readdirSync(dataIn(folder)).reduce((sum, file) => sum + statSync(join(dataIn(folder), file)).size, 0);

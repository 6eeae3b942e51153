import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { backupStore, restoreStore } from '@sixfold/server/backup';
import { makeGuest, send, type Person } from '../../../packages/testing/src/people.ts';
import { dataIn } from '../../../packages/testing/src/real-server.ts';
import type { Trial } from '../ground/attack.ts';
import { openGround } from '../ground/ground.ts';

/** A server looks once a second whether its database was replaced. */
const NOTICE = 2500;

/** A backup of another machine is put in place while the server runs: whoever is in it must be known at once. */
export const restoredSecret: Trial = {
  kind: 'trial',
  name: 'restored-secret',
  says: 'a backup of another machine is restored while the server runs',
  most: { 'people of the backup unknown': 0, 'people lost at the next start': 0 },
  async run({ folder, server: { address }, restart }) {
    const other = await openGround();
    const inBackup = await makeGuest(other.server.address, 'Xenia');
    const file = join(folder, 'backup.db');
    backupStore(dataIn(other.folder), file);
    await other.leave();
    restoreStore(dataIn(folder), file);
    await pause(NOTICE);
    const isKnown = await knows({ ...inBackup, address });
    const newcomer = await makeGuest(address, 'Nina');
    await restart();
    return {
      'people of the backup unknown': isKnown ? 0 : 1,
      'people lost at the next start': (await knows(newcomer)) ? 0 : 1,
    };
  },
};

const knows = async (person: Person): Promise<boolean> =>
  (await (await send(person, 'GET', '/api/me')).text()).includes(`"${person.name}"`);

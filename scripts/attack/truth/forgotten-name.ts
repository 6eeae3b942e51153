import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeGuest, send } from '../../../packages/testing/src/people.ts';
import { dataIn } from '../../../packages/testing/src/real-server.ts';
import type { Trial } from '../ground/attack.ts';

const NAME = 'Somebody Unforgettable';

/** Whoever wants to be forgotten is: no file holds the name any more. */
export const forgottenName: Trial = {
  kind: 'trial',
  name: 'forgotten-name',
  says: 'the name of somebody who was forgotten is looked for in every file of the server',
  most: { 'files with the name': 0 },
  async run({ folder, server: { address } }) {
    const guest = await makeGuest(address, NAME);
    const before = countIn(folder);
    await send(guest, 'DELETE', '/api/me');
    return { 'files that had it': before, 'files with the name': countIn(folder) };
  },
};

function countIn(folder: string): number {
  const data = dataIn(folder);
  const files = readdirSync(data, { withFileTypes: true }).filter((entry) => entry.isFile());
  return files.filter(({ name }) => readFileSync(join(data, name)).includes(NAME)).length;
}

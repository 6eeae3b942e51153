import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Player } from '../../../packages/testing/src/player.ts';
import { dataIn } from '../../../packages/testing/src/real-server.ts';
import type { Trial } from '../ground/attack.ts';
import { attend, leaveAll, sitTogether } from '../ground/seated.ts';

const [PLIES, EVERY] = [60, 20];

/** A program that copies the database while it grows writes to it now and then; nobody who plays may notice. */
export const foreignCommits: Trial = {
  kind: 'trial',
  name: 'foreign-commits',
  says: 'another program commits to the database while people play',
  most: { 'moves refused': 0 },
  async run({ folder, server: { address } }) {
    const terms = { game: 'dice', options: {}, games: 10, starter: 0 } as const;
    const sitters = await sitTogether(address, ['Ada', 'Bea'], { terms });
    const table = sitters[0]?.player.table ?? '';
    const database = new DatabaseSync(join(dataIn(folder), 'sixfold.db'), { timeout: 1000 });
    database.exec('CREATE TABLE IF NOT EXISTS _copied (number INTEGER)');
    let commits = 0;
    const timer = setInterval(() => {
      database.exec('INSERT INTO _copied VALUES (1)');
      commits++;
    }, EVERY);
    const players = await Promise.all(sitters.map(({ person }) => attend(person, table, PLIES)));
    const isThrough = ({ update, faults }: Player): boolean => (update?.ply ?? 0) >= PLIES || faults.length > 0;
    await Promise.any(players.map(({ player }) => player.until(isThrough)));
    clearInterval(timer);
    database.close();
    const refused = players.flatMap(({ player }) => player.faults);
    leaveAll([...sitters, ...players]);
    return { commits, moves: PLIES, 'moves refused': refused.length };
  },
};

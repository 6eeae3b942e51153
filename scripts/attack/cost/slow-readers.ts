import { makeGuest, makeStranger } from '../../../packages/testing/src/people.ts';
import type { Siege } from '../ground/attack.ts';
import { callAll } from '../ground/caller.ts';
import { sumOf } from '../ground/ledger.ts';
import { FAR, openFarAlong } from '../ground/own-table.ts';

const [SOCKETS, MESSAGES] = [90, 58];

/** They ask for much and read nothing of it. */
export const slowReaders: Siege = {
  kind: 'siege',
  name: 'slow-readers',
  says: 'ninety connections watch and look back at a game, and never read what they are told',
  async begin(target) {
    const table = await openFarAlong(await makeGuest(target.address, 'Mallory', target.from));
    return async () => {
      const callers = await callAll(Array.from({ length: SOCKETS }, () => makeStranger(target.address, target.from)));
      for (const caller of callers) {
        caller.socket.pause();
        for (let count = 0; count < MESSAGES; count++) {
          if (count % 2 === 0) caller.ask('watch', { table, seen: null });
          else caller.ask('look', { table, round: 0, ply: FAR - 1 });
        }
      }
      // Whatever one more asks is answered after all that.
      const [last] = await callAll([makeStranger(target.address, target.from)]);
      last?.ask('look', { table, round: 0, ply: 0 });
      await last?.answered();
      return sumOf([...callers, ...(last ? [last] : [])].map((caller) => caller.leave()));
    };
  },
};

import { makeGuest, makeStranger } from '../../../packages/testing/src/people.ts';
import type { Siege, Target, Wave } from '../ground/attack.ts';
import { callAll } from '../ground/caller.ts';
import { sumOf } from '../ground/ledger.ts';
import { FAR, openFarAlong } from '../ground/own-table.ts';

/** As many connections as an address may have, and as many messages as each may send at once. */
const [SOCKETS, MESSAGES] = [99, 58];

type Question = (table: string, count: number) => readonly [request: string, ask: object];

/** Connections without a name ask at one table for what takes long to answer, each within its limit. */
const floodWith =
  (question: Question, sockets = SOCKETS, messages = MESSAGES) =>
  async (target: Target): Promise<Wave> => {
    const table = await openFarAlong(await makeGuest(target.address, 'Mallory', target.from));
    return async () => {
      const callers = await callAll(Array.from({ length: sockets }, () => makeStranger(target.address, target.from)));
      for (const caller of callers) {
        for (let count = 0; count < messages; count++) caller.ask(...question(table, count));
      }
      await Promise.all(callers.map((caller) => caller.answered()));
      return sumOf(callers.map((caller) => caller.leave()));
    };
  };

const look: Question = (table, count) => ['look', { table, round: 0, ply: FAR - 1 - (count % 10) }];

const MIXED: readonly Question[] = [
  (table) => ['watch', { table, seen: null }],
  (table) => ['explain', { table, round: 0, ply: FAR - 1 }],
  (table) => ['transcript', { table, round: 0 }],
  () => ['lobby', { isWanted: true }],
  (table) => ['unwatch', { table }],
];

export const lookFlood: Siege = {
  kind: 'siege',
  name: 'look-flood',
  says: 'a hundred connections without a name look back at a long game',
  begin: floodWith(look),
};

export const mixedFlood: Siege = {
  kind: 'siege',
  name: 'mixed-flood',
  says: 'a hundred connections without a name watch, explain, list, leave, in turn',
  begin: floodWith((table, count) => (MIXED[count % MIXED.length] ?? look)(table, count)),
};

/** A little of it, to be counted. */
export const fewLooks = floodWith(look, 1, 700);

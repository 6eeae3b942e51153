import type { FromClient } from '@sixfold/protocol';
import { makeGuest, makeStranger } from '../../../packages/testing/src/people.ts';
import type { Trial } from '../ground/attack.ts';
import { callAll } from '../ground/caller.ts';
import { sumOf } from '../ground/ledger.ts';
import { leaveAll, sitTogether } from '../ground/seated.ts';

/** What only those at a table may do. */
const WISHES: readonly (readonly [FromClient[0], object])[] = [
  ['sit', { seat: 1 }],
  ['sit', { seat: 1, invite: 'guessed' }],
  ['fill', { seat: 1, bot: 'club' }],
  ['clear', { seat: 1 }],
  ['move', { round: 0, ply: 2, move: { type: 'swap' } }],
  ['next', { round: 0 }],
  ['offer', { offer: { kind: 'take-back', ply: 0 } }],
  ['resign', {}],
  ['reopen', {}],
  ['rematch', {}],
  ['transcript', { round: 0 }],
];

/** Somebody who has no seat does what only people at the table may. */
export const strangers: Trial = {
  kind: 'trial',
  name: 'strangers',
  says: 'somebody without a seat, with and without a name, does what only people at a table may do',
  most: { done: 0 },
  async run({ server: { address }, target }) {
    const sitters = await sitTogether(address, ['Ada', 'Bea'], { plies: 2 });
    const table = sitters[0]?.player.table;
    const callers = await callAll([makeStranger(address, target.from), await makeGuest(address, 'Eve', target.from)]);
    const greeted = sumOf(callers.map(({ counts }) => counts));
    for (const caller of callers) for (const [request, ask] of WISHES) caller.ask(request, { table, ...ask });
    await Promise.all(callers.map((caller) => caller.answered()));
    const counts = sumOf(callers.map((caller) => caller.leave()));
    leaveAll(sitters);
    return { ...counts, done: (counts['done'] ?? 0) - (greeted['done'] ?? 0) };
  },
};

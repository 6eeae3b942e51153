import { makeStranger } from '../../../packages/testing/src/people.ts';
import type { Siege, Target, Wave } from '../ground/attack.ts';
import { Caller, callAll } from '../ground/caller.ts';
import { sumOf } from '../ground/ledger.ts';

const SOCKETS = 32;
/** Valid JSON that is long to read and means nothing. */
const BRACKETS = `[${'[],'.repeat(21_000)}[]]`;

/** More than may be said, in messages that take long to read. */
const shout =
  (sockets: number, messages: number) =>
  async (target: Target): Promise<Wave> =>
  async () => {
    const callers = await callAll(Array.from({ length: sockets }, () => makeStranger(target.address, target.from)));
    for (const caller of callers) sayAll(caller, messages);
    await Promise.all(callers.map((caller) => caller.answered()));
    return sumOf(callers.map((caller) => caller.leave()));
  };

const sayAll = (caller: Caller, messages: number): void =>
  caller.say(...Array.from({ length: messages }, () => BRACKETS));

export const overTheLimit: Siege = {
  kind: 'siege',
  name: 'over-the-limit',
  says: 'thirty connections without a name send the longest messages there are, more than they may, and come back',
  begin: shout(SOCKETS, 125),
};

/** A little of it, to be counted. */
export const oneShout = shout(1, 400);

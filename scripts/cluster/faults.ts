import { setTimeout as pause } from 'node:timers/promises';
import type { FastChance } from '@sixfold/engine';
import type { House, Member } from './house.ts';
import type { LinkState } from './link.ts';
import type { FaultKind } from './plan.ts';

/** Nothing that lasts is shorter, in milliseconds, but where all is short. */
const SHORTEST = 4000;
/** The first of so many of a kind lasts longer: until the database is given up, or there was no server. */
const RARELY = 4;

interface FaultWish {
  readonly chance: FastChance;
  readonly stop: number;
  readonly number: number;
}

/** For how many milliseconds something is spoilt, where a server that is stopped is so for this long. */
function lengthOf(kind: FaultKind, stop: number, isLong: boolean): number {
  if (kind === 'stopped' || (kind === 'half-open' && isLong)) return stop;
  if (kind === 'database' && isLong) return stop / 2;
  return kind === 'killed' || kind === 'database' ? stop / 10 : Math.max(stop / 4, Math.min(stop, SHORTEST));
}

/** Has one of these happen, and mends it after a while; `number`: how often it happened before. */
export async function suffer(house: House, kind: FaultKind, { chance, stop, number }: FaultWish): Promise<void> {
  const member = house.members[chance.below(house.members.length)];
  if (!member) return;
  const ms = lengthOf(kind, stop, number % RARELY === 0);
  switch (kind) {
    case 'killed':
      await member.server.kill();
      await pause(ms);
      return restart(member);
    case 'stopped':
      return signalTwice(member, 'SIGSTOP', 'SIGCONT', ms);
    case 'database':
      return house.stopDatabase(ms);
    case 'backends':
      return house.endBackends().catch(() => undefined);
    case 'clock':
      return signalTwice(member, 'SIGUSR2', 'SIGUSR2', ms);
    default:
      return spoil(member, kind, ms);
  }
}

async function spoil(member: Member, state: LinkState, ms: number): Promise<void> {
  member.link.spoil(state);
  await pause(ms);
  member.link.spoil('open');
}

/** The second signal is for the process that got the first: it may have been killed since, and started again. */
async function signalTwice({ server }: Member, first: NodeJS.Signals, second: NodeJS.Signals, ms: number) {
  signal(server.pid, first);
  await pause(ms);
  signal(server.pid, second);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // Another fault was faster: it is not there.
  }
}

/** The database may be down at that moment: a server that cannot reach it does not begin. */
async function restart(member: Member): Promise<void> {
  for (let isUp = false; !isUp;) {
    isUp = await member.restart().then(
      () => true,
      () => false,
    );
    if (!isUp) await pause(500);
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import type { FastChance } from '@sixfold/engine';
import type { LinkState } from './link.ts';
import type { House, Member } from './house.ts';

export const FAULTS = ['killed', 'stopped', 'database', 'backends', 'delayed', 'cut', 'half-open', 'clock'] as const;
export type FaultKind = (typeof FAULTS)[number];

/** Each kind equally often, in a random order. */
export function drawFaults(count: number, chance: FastChance): FaultKind[] {
  const left = Array.from({ length: count }, (_, index) => FAULTS[index % FAULTS.length] ?? 'killed');
  const drawn: FaultKind[] = [];
  while (left.length > 0) drawn.push(...left.splice(chance.below(left.length), 1));
  return drawn;
}

/** Has one of these happen, and mends it after so many milliseconds. */
export async function suffer(house: House, kind: FaultKind, chance: FastChance, ms: number): Promise<void> {
  const member = house.members[chance.below(house.members.length)];
  if (!member) return;
  switch (kind) {
    case 'killed':
      await member.server.kill();
      await pause(ms / 4);
      return restart(member);
    case 'stopped':
      return during(
        ms,
        () => member.signal('SIGSTOP'),
        () => member.signal('SIGCONT'),
      );
    case 'database':
      await house.postgres.stop('immediate');
      await pause(ms / 4);
      return house.postgres.start();
    case 'backends':
      return house.endBackends().catch(() => undefined);
    case 'clock':
      return during(
        ms,
        () => member.signal('SIGUSR2'),
        () => member.signal('SIGUSR2'),
      );
    default:
      return spoil(member, kind, ms);
  }
}

const spoil = (member: Member, state: LinkState, ms: number): Promise<void> =>
  during(
    ms,
    () => member.link.spoil(state),
    () => member.link.spoil('open'),
  );

async function during(ms: number, begin: () => void, end: () => void): Promise<void> {
  begin();
  await pause(ms);
  end();
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

import { setTimeout as pause } from 'node:timers/promises';
import type { Siege } from '../ground/attack.ts';

const QUIET = 8000;

/** How people fare when nobody attacks, to compare with. */
export const nobody: Siege = {
  kind: 'siege',
  name: 'nobody',
  says: 'nobody attacks',
  begin: async () => async () => {
    await pause(QUIET);
    return {};
  },
};

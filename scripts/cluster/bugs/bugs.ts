import { HOST_BUGS } from './host-bugs.ts';
import type { Bug } from './planting.ts';
import { STORE_BUGS } from './store-bugs.ts';

/** Each breaks another promise. */
export const BUGS: Readonly<Record<string, Bug>> = { ...STORE_BUGS, ...HOST_BUGS };

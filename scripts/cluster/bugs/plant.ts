/**
 * Bugs to plant into a server, for the attack on a cluster, which must find them: run before the server, with the name of one in
 * `PLANTED_BUG`. Nothing of it is in the server itself.
 */
import { BUGS } from './bugs.ts';

BUGS[process.env['PLANTED_BUG'] ?? '']?.plant();

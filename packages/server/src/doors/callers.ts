import { readFileSync } from 'node:fs';
import type { Server } from 'node:net';
import type { Accounts } from '../limits/accounts.ts';
import { neighbourhood } from './origin.ts';

/** How many may be connected, whatever they want: browsers open several connections beside their socket. */
export interface CallerLimits {
  readonly most: number;
  /** From one address; null where all come from a proxy, which must count them itself. */
  readonly mostFrom: number | null;
}

/** Files that the server needs for itself. */
const OWN_FILES = 100;

/** Lets nobody in for whom there is no room, before a byte of theirs is read. Returns how many there are of an address. */
export function limitCallers(server: Server, { most, mostFrom }: CallerLimits, accounts: Accounts): CallerCount {
  const byAddress = new Map<string, number>();
  const count: CallerCount = (address) => byAddress.get(address) ?? 0;
  server.maxConnections = Math.max(1, Math.min(most, mostFiles() - OWN_FILES));
  if (mostFrom === null) return count;
  server.prependListener('connection', (socket) => {
    const address = neighbourhood(socket.remoteAddress ?? '');
    if (count(address) >= mostFrom || accounts.isOverdrawn(address)) return void socket.destroy();
    byAddress.set(address, count(address) + 1);
    socket.once('close', () => {
      if (count(address) > 1) byAddress.set(address, count(address) - 1);
      else byAddress.delete(address);
    });
  });
  return count;
}

type CallerCount = (address: string) => number;

/** How many files, connections among them, the process may have open, where the system says so. */
function mostFiles(): number {
  try {
    const most = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
    return most === undefined ? Infinity : Number(most);
  } catch {
    return Infinity;
  }
}

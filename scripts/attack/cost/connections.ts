import { setTimeout as pause } from 'node:timers/promises';
import { makeStranger } from '../../../packages/testing/src/people.ts';
import type { Siege, Target, Wave } from '../ground/attack.ts';
import { callAll } from '../ground/caller.ts';
import { sumOf } from '../ground/ledger.ts';
import { dial } from '../ground/raw.ts';

/** Connections that say nothing, and how long a wave of them stays, in milliseconds. */
const [SILENT, STAY] = [1500, 4000];
const COMING = 200;

/** What a plain connection sends before it falls silent. */
const BEGINNINGS = [
  '',
  'GET / HTTP/1.1\r\nHost: x\r\n',
  'PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 4000\r\n\r\n{',
];

const beSilent =
  (many: number, stay: () => Promise<unknown>) =>
  async (target: Target): Promise<Wave> =>
  async () => {
    const sockets = await Promise.all(Array.from({ length: many }, () => dial(target)));
    for (const [index, socket] of sockets.entries()) socket.write(BEGINNINGS[index % BEGINNINGS.length] ?? '');
    await stay();
    const open = sockets.filter((socket) => !socket.destroyed).length;
    for (const socket of sockets) socket.destroy();
    return { dialled: many, 'still open': open };
  };

export const silentConnections: Siege = {
  kind: 'siege',
  name: 'silent-connections',
  says: 'fifteen hundred plain connections that say nothing, or half of something',
  begin: beSilent(SILENT, () => pause(STAY)),
};

export const reconnecting: Siege = {
  kind: 'siege',
  name: 'reconnecting',
  says: 'connections come in hundreds, say hello and go, and come again',
  begin: async (target) => async () => {
    const callers = await callAll(Array.from({ length: COMING }, () => makeStranger(target.address, target.from)));
    return sumOf(callers.map((caller) => caller.leave()));
  },
};

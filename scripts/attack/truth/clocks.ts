import { setTimeout as pause } from 'node:timers/promises';
import { FastChance } from '@sixfold/engine';
import { enter, makeGuest, makeStranger } from '../../../packages/testing/src/people.ts';
import { Player } from '../../../packages/testing/src/player.ts';
import type { Trial } from '../ground/attack.ts';
import { leaveAll, sitTogether } from '../ground/seated.ts';

/** Modules that a server runs first: its clock is forty days ahead; told so, it jumps an hour back. */
const AHEAD = 'data:text/javascript,const now=Date.now;Date.now=()=>now()+40*864e5';
const BACK =
  "data:text/javascript,const now=Date.now;let late=0;Date.now=()=>now()-late;process.on('SIGUSR2',()=>late=36e5)";
/** How long something may take that should happen at once, in milliseconds. */
const SOON = 3000;

/** A machine that starts with a wrong clock must not close for good what people play at. */
export const clockAhead: Trial = {
  kind: 'trial',
  name: 'clock-ahead',
  says: 'the server starts with a clock that is forty days ahead',
  most: { 'tables closed': 0 },
  async run({ server, restart }) {
    const sitters = await sitTogether(server.address, ['Ada', 'Bea'], { plies: 2 });
    const table = sitters[0]?.player.table ?? '';
    leaveAll(sitters);
    await server.stop();
    const { address } = await restart([AHEAD]);
    const player = new Player(enter(makeStranger(address)), table, { chance: new FastChance(1) });
    await player.start();
    await Promise.race([player.until(({ at }) => at?.stage === 'closed'), pause(SOON, undefined, { ref: false })]);
    player.client.close();
    return { 'tables closed': player.at?.stage === 'closed' ? 1 : 0 };
  },
};

/** A clock that is put right must not silence anything until it has caught up. */
export const clockBack: Trial = {
  kind: 'trial',
  name: 'clock-back',
  says: 'the clock of a running server jumps an hour back',
  most: { 'tables refused': 0, 'lobbies silent': 0 },
  async run({ restart }) {
    const { address, pid } = await restart([BACK]);
    const [host, reader] = [enter(await makeGuest(address, 'Ada')), enter(makeStranger(address))];
    const terms = { game: 'dice', options: {}, games: 1, starter: 0 } as const;
    const open = () => host.ask('open', { terms, seats: [{ kind: 'me' }, { kind: 'open' }], isPublic: true });
    let listed: readonly string[] = [];
    reader.on('lobby', ({ tables }) => (listed = tables.map(({ table }) => table)));
    await reader.followLobby(true);
    await open();
    process.kill(pid, 'SIGUSR2');
    await pause(100);
    const opened = await open().catch(() => null);
    const table = opened?.table ?? '';
    const end = performance.now() + (opened ? SOON : 0);
    while (!listed.includes(table) && performance.now() < end) await pause(50);
    for (const client of [host, reader]) client.close();
    return { 'tables refused': opened ? 0 : 1, 'lobbies silent': !opened || listed.includes(table) ? 0 : 1 };
  },
};

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FastChance, GAME_IDS } from '@sixfold/engine';
import { enter, makeGuest, send } from '../../testing/src/people.ts';
import { Player } from '../../testing/src/player.ts';
import { makeFolder, removeFolder, startServer, type RealServer } from '../../testing/src/real-server.ts';

const EXAMPLE = join(import.meta.dirname, '../../../docs/examples/online-bot.mjs');

const folder = makeFolder();
let server: RealServer;

beforeAll(async () => {
  server = await startServer(folder);
});
afterAll(async () => {
  await server.kill();
  removeFolder(folder);
});

/** Starts the program; returns how it ended and what it complained of. */
async function runExample(...words: string[]): Promise<{ code: number; complaints: string }> {
  const program = spawn(process.execPath, [EXAMPLE, ...words], { stdio: ['ignore', 'inherit', 'pipe'] });
  let complaints = '';
  program.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text));
  const [code] = (await once(program, 'close')) as [number];
  return { code, complaints };
}

test.each(GAME_IDS)('the example in the documentation sits down by invite link and plays %s', async (game) => {
  const [ada, owner] = await Promise.all(['Ada', 'Owner'].map((name) => makeGuest(server.address, name)));
  const { token } = (await (await send(owner!, 'POST', '/api/me/token')).json()) as { token: string };
  const client = enter(ada!);
  const terms = { game, options: {}, games: 1, starter: null };
  const { table } = await client.ask('open', { terms, seats: [{ kind: 'me' }, { kind: 'open' }], isPublic: false });
  const player = new Player(client, table, { chance: new FastChance(1) });
  await player.start();
  const { invite } = player.at!.seats[1]!;
  const ended = runExample(`${server.address}/#/join/${table}/1/${invite}`, token);
  await player.until(({ update }) => update?.isOver === true);
  expect(player.at!.seats[1]).toMatchObject({ kind: 'person', name: 'Owner', isProgram: true });
  expect(player.at!.seats[0]).not.toHaveProperty('isProgram');
  expect(player.faults).toEqual([]);
  expect(await ended).toEqual({ code: 0, complaints: '' });
  client.close();
});

test.each([[], ['http://localhost:6060/'], ['http://localhost:6060/t/x#y'], ['x', 'token']])(
  'started with %j it says how it is to be used',
  async (...words) => {
    const usage = 'usage: node online-bot.mjs "http://localhost:6060/t/TABLE#INVITE" TOKEN\n';
    expect(await runExample(...words)).toEqual({ code: 2, complaints: usage });
  },
);

test('with a wrong token it says so and ends', async () => {
  const ended = await runExample(`${server.address}/t/x#y`, 'wrong');
  expect(ended).toEqual({ code: 1, complaints: 'the server refuses: wrong-token\n' });
});

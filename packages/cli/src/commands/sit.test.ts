import { EventEmitter, once } from 'node:events';
import { join } from 'node:path';
import { FastChance, type GameId } from '@sixfold/engine';
import type { TableInfo } from '@sixfold/protocol';
import { describe, expect, test } from 'vitest';
import { ensurePython } from '../../../testing/src/fair/python.ts';
import { enter, makeGuest, send } from '../../../testing/src/people.ts';
import { Player } from '../../../testing/src/player.ts';
import { makeFolder, removeFolder, startServer } from '../../../testing/src/real-server.ts';
import { serveAda } from '../online/served.fixture.ts';
import { interrupter, sixfold } from './sixfold.fixture.ts';

const EXAMPLE = join(import.meta.dirname, '../../../../docs/examples/bot.py');

const house = serveAda();

/** A table that Ada opens with a friend in mind, and its invite link. */
async function gather(game: GameId, games = 1, starter: number | null = null) {
  const terms = { game, options: {}, games, starter };
  const { table } = await house.client.ask('open', {
    terms,
    seats: [{ kind: 'me' }, { kind: 'open' }],
    isPublic: false,
  });
  const told: TableInfo[] = [];
  const news = new EventEmitter();
  const hear = (info: TableInfo): void => {
    if (info.table === table) told.push(info);
    news.emit('news');
  };
  house.client.on('table', hear);
  const until = async (isTrue: (now: TableInfo) => boolean): Promise<void> => {
    while (!told.slice(-1).some(isTrue)) await once(news, 'news');
  };
  await house.client.watch(table, () => null);
  return { table, until, link: `${house.server.address}/t/${table}#${told[0]!.invite}` };
}

/** The same, where she plays at random and begins the next game. */
async function open(game: GameId, games = 1): Promise<{ ada: Player; link: string; table: string }> {
  const { table, link } = await gather(game, games);
  const ada = new Player(house.client, table, { chance: new FastChance(1), goesOn: true });
  await ada.start();
  return { ada, table, link };
}

async function playAgain(before: string): Promise<Player> {
  const { table } = await house.client.ask('rematch', { table: before });
  const ada = new Player(house.client, table, { chance: new FastChance(2), goesOn: true });
  await ada.start();
  return ada;
}

const sit = (link: string, ...words: string[]) => sixfold('sit', link, ...words, '--iterations', '1');
const seatsOf = ({ at }: Player): TableInfo['seats'] => at!.seats;

describe('a bot', () => {
  test.each(['dice', 'cards'] as const)('plays %s online to the end and says how it ended', async (game) => {
    const { ada, link } = await open(game);
    const { code, out, err } = await sit(link, '--bot', 'greedy', '--name', 'Robo');
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^(?:Ada wins|Robo wins|Ada and Robo share) the game\. \(Ada \d+, Robo \d+\)\n$/);
    expect(seatsOf(ada)[1]).toMatchObject({ kind: 'person', name: 'Robo', isProgram: true });
    expect(ada.faults).toEqual([]);
  });

  test('plays a series, and again where somebody wants to', async () => {
    const { ada, link, table } = await open('dice', 2);
    const interrupt = interrupter();
    const playing = sit(link, '--bot', 'random', '--name', 'Robo', '--again');
    await ada.until(({ update }) => update?.isOver === true);
    expect(ada.update!.round).toBe(1);
    const second = await playAgain(table);
    await second.until(({ update }) => update?.isOver === true);
    const third = await playAgain(second.table);
    await third.until(({ at }) => at?.stage === 'playing');
    expect(seatsOf(third)[1]).toMatchObject({ name: 'Robo', isProgram: true });
    interrupt();
    const { code, out } = await playing;
    expect(code).toBe(130);
    expect(out.match(/ the series\. /g)).toHaveLength(2);
  });

  test('sits by a link to one seat, in the name of whoever made a token', async () => {
    const { ada, table } = await open('dice');
    const owner = await makeGuest(house.server.address, 'Owner');
    const { token } = (await (await send(owner, 'POST', '/api/me/token')).json()) as { token: string };
    const link = `${house.server.address}/#/join/${table}/1/${seatsOf(ada)[1]!.invite}`;
    const { code, out } = await sit(link, '--bot', 'random', '--token', token);
    expect([code, out]).toEqual([0, expect.stringContaining('Owner')]);
    expect(seatsOf(ada)[1]).toMatchObject({ name: 'Owner', isProgram: true });
  });

  test('agrees to what the people want', async () => {
    const { link, table, until } = await gather('stones', 1, 0);
    const playing = sit(link, '--bot', 'random');
    await until(({ fair }) => fair?.numbers != null);
    await house.client.ask('offer', { table, offer: { kind: 'end' } });
    await until(({ stage }) => stage === 'closed');
    expect(await playing).toEqual({ code: 1, out: '', err: 'sixfold: the table was closed before the end\n' });
  });
});

test.each(['dice', 'cards'] as const)('two bots play a series of %s among themselves', async (game) => {
  const { link, table, until } = await gather(game, 2);
  await house.client.ask('clear', { table, seat: 0 });
  const ended = await Promise.all(['One', 'Two'].map((name) => sit(link, '--bot', 'greedy', '--name', name)));
  expect(ended.map(({ code }) => code)).toEqual([0, 0]);
  // Both print to the one output of this process, of which whoever ends first lets go: at least that one's line is there.
  const lines = new Set(ended.flatMap(({ out }) => out.split('\n')).filter((line) => line !== ''));
  expect([...lines]).toEqual([expect.stringMatching(/the series\. \((One|Two) \d+, (One|Two) \d+\)$/)]);
  await until(({ stage, seats }) => stage === 'over' && seats.every(({ isProgram }) => isProgram));
});

describe('a program', () => {
  test('in Python plays online as it does in the arena', async () => {
    const { ada, link } = await open('cards');
    const { code, err } = await sit(link, '--bot', `exec:${ensurePython()} ${EXAMPLE}`, '--name', 'Python');
    expect([code, err]).toEqual([0, '']);
    expect(ada.update).toMatchObject({ isOver: true });
    expect(seatsOf(ada)[1]).toMatchObject({ name: 'Python', isProgram: true });
  });

  test('that fails gives up the game, and its error is told', async () => {
    const { ada, link } = await open('dice');
    const { code, out, err } = await sit(link, '--bot', 'exec:echo "boom, again" >&2; exit 3');
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^sixfold: exec:.+ gives up: it ended with code 3; its error output: boom, again\n$/);
    await ada.until(({ at }) => at?.stage === 'over');
    expect(seatsOf(ada)[1]).toMatchObject({ hasResigned: true });
  });
});

describe('what cannot be had is said in one line:', () => {
  const complaint = async (link: string, ...words: string[]) => {
    const { code, out, err } = await sit(link, '--bot', 'random', ...words);
    expect([code, out]).toEqual([1, '']);
    return err;
  };

  test('no server', async () => {
    expect(await complaint('http://127.0.0.1:9/t/x#y')).toMatch(/^sixfold: nobody answers at http:\/\/127.0.0.1:9\/ /);
  });

  test('no such table', async () => {
    expect(await complaint(`${house.server.address}/t/x#y`)).toBe('sixfold: there is no such table\n');
  });

  test('a wrong invite, a wrong token, a wrong name, a full table', async () => {
    const { ada, link, table } = await open('stones');
    expect(await complaint(`${link}x`)).toBe('sixfold: the link does not invite to this table, or not any more\n');
    expect(await complaint(link, '--token', 'wrong')).toBe('sixfold: nobody has this token: make a new one\n');
    expect(await complaint(link, '--name', ' ')).toMatch(/^sixfold: the server does not understand it: name/);
    await house.client.ask('fill', { table, seat: 1, bot: 'random' });
    await ada.until(({ at }) => at?.stage !== 'gathering');
    expect(await complaint(link)).toBe('sixfold: no seat is free there\n');
  });
});

test('a server that is gone is waited for, and not for ever', async () => {
  const other = makeFolder();
  const gone = await startServer(other);
  const bo = enter(await makeGuest(gone.address, 'Bo'));
  const terms = { game: 'dice' as const, options: {}, games: 1, starter: null };
  const { table } = await bo.ask('open', { terms, seats: [{ kind: 'me' }, { kind: 'open' }], isPublic: true });
  const watching = Promise.withResolvers<void>();
  await bo.watch(table, () => null);
  bo.on('table', ({ seats }) => seats[1]!.isHere && watching.resolve());
  const playing = sit(`${gone.address}/t/${table}`, '--bot', 'random', '--patience', '0');
  await watching.promise;
  bo.close();
  await gone.kill();
  expect(await playing).toMatchObject({ code: 1, err: `sixfold: ${gone.address}/ is gone\n` });
  removeFolder(other);
});

test.each([
  [['x'], 'is no link to a table'],
  [[], 'sit takes one link'],
  [['http://h/t/x#y'], '--bot is missing'],
  [['http://h/t/x#y', '--bot', 'grandmaster'], 'there is no bot "grandmaster"'],
  [['http://h/t/x#y', '--bot', 'master', '--name', 'A', '--token', 'B'], 'either --name or --token'],
])('%j is a wrong use', async (words, message) => {
  const { code, err } = await sixfold('sit', ...words);
  expect([code, err]).toEqual([2, expect.stringContaining(message)]);
});

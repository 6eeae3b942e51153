import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { FastChance, GAMES, type GameId } from '@sixfold/engine';
import { describe, expect, test } from 'vitest';
import { Player } from '../../../testing/src/player.ts';
import { readLink } from '../online/link.ts';
import { Passes } from '../online/passes.ts';
import { serveAda } from '../online/served.fixture.ts';
import { Paint } from '../terminal/paint.ts';
import { followingHints, ScriptedScreen } from '../terminal/scripted-screen.fixture.ts';
import { playOnline } from './online.ts';

const house = serveAda();

const never = new Promise<string>(() => {});

/** Where Ada sits and does nothing; the link invites to the other seat, which begins. */
async function gather(game: GameId, games = 1) {
  const terms = { game, options: {}, games, starter: 1 };
  const { table } = await house.client.ask('open', {
    terms,
    seats: [{ kind: 'me' }, { kind: 'open' }],
    isPublic: true,
  });
  await house.client.watch(table, () => null);
  return { table, link: `${house.server.address}/t/${table}` };
}

/** Where she plays at random. */
async function open(game: GameId, games = 1) {
  const { table, link } = await gather(game, games);
  const ada = new Player(house.client, table, { chance: new FastChance(1), goesOn: true });
  await ada.start();
  return { ada, table, link };
}

type Script = ConstructorParameters<typeof ScriptedScreen>[0];

/** Plays as Bo, at a terminal of that name, and returns all that was on the screen. */
async function playAt(terminal: string, link: string, script: Script): Promise<string> {
  const screen = new ScriptedScreen(script);
  const manner = { confirms: true, budget: { iterations: 1 } };
  const passes = new Passes(join(house.folder, terminal));
  await playOnline({ link: readLink(link), name: 'Bo', manner }, screen, new Paint(false), passes);
  return screen.all;
}

/** A newcomer who follows hints; waits while others decide, and wants no more in the end. */
const newcomer: Script = (prompt, printed) => (/…|begins when/.test(prompt) ? never : followingHints(prompt, printed));

test.each(['dice', 'cards'] as const)('%s is played online from the terminal to the end', async (game) => {
  const { ada, link } = await open(game);
  const said = await playAt(game, link, newcomer);
  expect(said).toContain('Your turn');
  // Where nothing is hidden, whoever comes at any time can check it.
  expect(said.includes('✓ The luck is what was sealed.') || GAMES[game].card.hidden).toBe(true);
  expect(said).not.toContain('✗');
  expect(said).toMatch(/^Ada (?!is thinking).+\.$/m);
  expect(said).toMatch(/The game is over: .+ (win|wins|share) it\./);
  expect(said).not.toContain('nobody else is looking');
  expect(ada.at!.seats[1]).toMatchObject({ kind: 'person', name: 'Bo' });
  expect(ada.at!.seats[1]).not.toHaveProperty('isProgram');
  expect(ada.faults).toEqual([]);
});

describe('whoever sits at a terminal', () => {
  test('resigns', async () => {
    const { ada, link } = await open('stones');
    const script: Script = (prompt) => (prompt.startsWith('You') ? 'resign' : /…|begins/.test(prompt) ? never : '');
    expect(await playAt('resigning', link, script)).toContain('The game is over: Ada wins it.');
    expect(ada.at!.seats[1]).toMatchObject({ hasResigned: true });
  });

  test('leaves, keeps the seat, and is known when they come back', async () => {
    const { ada, link } = await open('dice');
    const said = await playAt('leaving', link, (prompt) => (/…|begins/.test(prompt) ? never : 'quit'));
    expect(said).toContain('Your seat is kept');
    await ada.until(({ at }) => at?.seats[1]?.isHere === false);
    expect(ada.at!.seats[1]).toMatchObject({ kind: 'person', name: 'Bo' });
    expect(await playAt('leaving', link, newcomer)).toContain('The game is over');
    rmSync(join(house.folder, 'leaving'), { recursive: true });
    await expect(playAt('leaving', link, newcomer)).rejects.toThrow('the game is over');
  });

  test('gets up again from a score board, which is for browsers', async () => {
    const terms = { game: 'dice', options: {}, games: 1, starter: 1, isPrinted: true } as const;
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
    const { table } = await house.client.ask('open', { terms, seats, isPublic: true });
    const link = `${house.server.address}/t/${table}`;
    await expect(playAt('beside', link, newcomer)).rejects.toThrow('open the link in a browser');
    const { tables } = await house.client.ask('mine', {});
    expect(tables.find((one) => one.table === table)).toMatchObject({ turn: null, seats: [{}, { kind: 'open' }] });
  });

  test('plays a series, and again with the same people', async () => {
    const { table, link } = await open('dice', 2);
    let again = 0;
    const script: Script = (prompt, printed) => {
      if (prompt.startsWith('Play again?') && again++ === 0) return 'y';
      return newcomer(prompt, printed);
    };
    const playing = playAt('again', link, script);
    const others = Promise.withResolvers<string>();
    house.client.on('table', ({ table: id, rematch }) => id === table && rematch && others.resolve(rematch.table));
    const next = await others.promise;
    await house.client.ask('sit', { table: next });
    await new Player(house.client, next, { chance: new FastChance(2), goesOn: true }).start();
    const said = await playing;
    expect(said.match(/Series after game 2 of 2/g)).toHaveLength(2);
  });

  test('asks to take back, and hears that it is not wanted', async () => {
    const { table, link } = await gather('dice');
    house.client.on('table', ({ table: id, offer }) => {
      if (id === table && offer?.by === 1)
        void house.client.ask('agree', { table, offer: offer.number, isAgreed: false });
    });
    const lines = ['', 'back', '', 'quit'];
    const said = await playAt('back', link, (prompt) => (/begins|…/.test(prompt) ? never : (lines.shift() ?? null)));
    expect(said).toContain('It was not agreed to.');
  });

  test('answers what is asked, also instead of moving', async () => {
    const { table, link } = await gather('dice');
    let isAsked = false;
    const script: Script = async (prompt) => {
      if (/begins|…/.test(prompt)) return never;
      if (!isAsked) await house.client.ask('offer', { table, offer: { kind: 'end' } });
      isAsked = true;
      // What was asked must come in before it can be answered.
      await new Promise((resolve) => setImmediate(resolve));
      return 'yes';
    };
    await expect(playAt('answering', link, script)).rejects.toThrow('the table was closed');
  });
});

test('where nobody answers, that is said', async () => {
  await expect(playAt('nowhere', 'http://127.0.0.1:9/t/x#y', newcomer)).rejects.toThrow('nobody answers at');
});

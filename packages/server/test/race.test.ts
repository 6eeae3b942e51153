import { afterAll, beforeAll, expect, test } from 'vitest';
import { FastChance, GAMES, type Game, type MoveObject } from '@sixfold/engine';
import type { AskFailed, Client, GameUpdate } from '@sixfold/protocol';
import { openStore } from '../src/store/sqlite/threaded.ts';
import { enter, makeGuest } from '../../testing/src/people.ts';
import { dataIn, makeFolder, removeFolder, startServer, type RealServer } from '../../testing/src/real-server.ts';
import { readGames } from '../../testing/src/stored.ts';
import type { PlayedMove } from '../../testing/src/player.ts';

/** A guard against hanging only: busy machines are slow. */
const PATIENCE = 300_000;
const RACES = 1000;
const TABLES = 4;
const GAME: Game = GAMES.cards;

const folder = makeFolder();
let server: RealServer;

beforeAll(async () => {
  server = await startServer(folder);
});
afterAll(async () => {
  await server.kill();
  removeFolder(folder);
});

/** One of two windows in which the same person has opened the same table. */
interface Window {
  readonly client: Client;
  readonly seat: number;
  update: GameUpdate | null;
}

interface Contest {
  readonly table: string;
  readonly windows: readonly Window[];
  readonly winners: PlayedMove[];
  races: number;
  /** What came of each race: how many were told that their move counts, and why not. */
  readonly outcomes: Set<string>;
}

async function openContest(number: number): Promise<Contest> {
  const people = await Promise.all(['Ada', 'Ben'].map((name) => makeGuest(server.address, `${name} ${number}`)));
  const windows = people.flatMap((person, seat) => [0, 1].map(() => openWindow(enter(person), seat)));
  const terms = { game: GAME.card.id, options: {}, games: 100, starter: null };
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
  const { table } = await windows[0]!.client.ask('open', { terms, seats, isPublic: true });
  await windows[2]!.client.ask('sit', { table, seat: 1 });
  for (const { client } of windows) await client.watch(table, () => null);
  return { table, windows, winners: [], races: 0, outcomes: new Set() };
}

function openWindow(client: Client, seat: number): Window {
  const window: Window = { client, seat, update: null };
  client.on('game', (update) => (window.update = update));
  return window;
}

/** Waits until every window shows the game after so many plies. */
async function allShow({ windows }: Contest, round: number, ply: number): Promise<void> {
  for (const window of windows) {
    while (window.update?.round !== round || window.update.ply !== ply) {
      await new Promise<void>((resolve) => {
        const stop = window.client.on('game', () => {
          stop();
          resolve();
        });
      });
    }
  }
}

/** Both windows of whoever's turn it is answer the same ply at the same moment, differently wherever they can. */
async function race(contest: Contest, chance: FastChance): Promise<void> {
  const { round, ply, view } = contest.windows[0]!.update!;
  const movers = contest.windows.filter(({ seat }) => seat === view.turn);
  const position = GAME.resample(movers[0]!.update!.view, chance);
  const legal = position.legalMoves().map((move): MoveObject => GAME.makeMove(position, move));
  const isRace = legal.length > 1;
  const first = chance.below(legal.length);
  const moves = isRace ? [legal[first]!, legal[(first + 1) % legal.length]!] : [legal[0]!];
  const played = moves.map((move) => ({ table: contest.table, round, ply, move }));
  const order = chance.below(2) === 0 ? movers : movers.toReversed();
  const answers = await Promise.all(
    played.map((one, index) =>
      order[index]!.client.ask('move', one).then(
        () => 'done',
        (error: unknown) => (error as AskFailed).message,
      ),
    ),
  );
  contest.winners.push(...played.filter((_, index) => answers[index] === 'done'));
  if (isRace) {
    contest.races++;
    contest.outcomes.add(answers.toSorted().join());
  }
  await allShow(contest, round, ply + 1);
}

async function hold(contest: Contest, seed: number): Promise<void> {
  const chance = new FastChance(seed);
  await allShow(contest, 0, 0);
  while (contest.races < RACES / TABLES) {
    const { round, result } = contest.windows[0]!.update!;
    if (!result) await race(contest, chance);
    else {
      await contest.windows[0]!.client.ask('next', { table: contest.table, round });
      await allShow(contest, round + 1, 0);
    }
  }
}

test(
  'of two answers to the same ply exactly one wins, a thousand times',
  async () => {
    const contests = await Promise.all(Array.from({ length: TABLES }, (_, number) => openContest(number)));
    await Promise.all(contests.map(hold));
    for (const { outcomes } of contests) expect([...outcomes]).toEqual(['done,moved-on']);
    for (const { client } of contests.flatMap(({ windows }) => windows)) client.close();
    await server.stop();
    const store = await openStore(dataIn(folder));
    for (const { table: id, winners } of contests) {
      const stored = (await readGames(store, id)).flat();
      expect(stored.map(({ move }) => move)).toEqual(winners.map(({ move }) => move));
    }
    await store.close();
  },
  PATIENCE,
);

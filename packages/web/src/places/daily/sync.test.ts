import type { GameId } from '@sixfold/engine';
import {
  closesAt,
  dateAfter,
  mergeResults,
  opensAt,
  playedDates,
  streakOf,
  type DealResult,
} from '@sixfold/host/daily';
import { expect, test } from 'vitest';
import { syncResults, type ResultServer, type ResultShelf } from './sync.ts';

const DATE = '2026-11-16';
const HOUR = 3_600_000;

const played = (day: number, game: GameId = 'dice', points = 7): DealResult => {
  const date = dateAfter(DATE, day);
  return { date, game, began: opensAt(date) + 20 * HOUR, points, hasWon: true, bots: 1, moves: 'AB' };
};

/** As a server keeps them, which may be out of reach or break off. */
class Server implements ResultServer {
  results: DealResult[] = [];
  isThere = true;
  /** So many messages more arrive. */
  messages = Infinity;

  async read(): Promise<unknown> {
    return this.isThere ? { results: structuredClone(this.results) } : null;
  }

  async add(results: readonly DealResult[]): Promise<boolean> {
    if (!this.isThere || this.messages-- <= 0) return false;
    this.results = mergeResults(this.results, results);
    return true;
  }
}

class Device implements ResultShelf {
  private results: readonly DealResult[] = [];
  private readonly server: Server;

  constructor(server: Server) {
    this.server = server;
  }

  async kept(): Promise<readonly DealResult[]> {
    return this.results;
  }

  async keep(results: readonly DealResult[]): Promise<void> {
    this.results = mergeResults(this.results, results);
  }

  sync(): Promise<boolean> {
    return syncResults(this.server, this);
  }

  /** How long the streak is in the last hour of that day. */
  streak(day: number): number {
    return streakOf(playedDates(this.results), closesAt(dateAfter(DATE, day)) - HOUR).current;
  }
}

test('two devices on which somebody plays in turns have one streak', async () => {
  const server = new Server();
  const [phone, desk] = [new Device(server), new Device(server)];
  for (let day = 0; day < 6; day++) {
    const one = day % 2 === 0 ? phone : desk;
    await one.keep([played(day)]);
    await one.sync();
  }
  expect([phone.streak(5), desk.streak(5)]).toEqual([5, 6]);
  expect(await phone.sync()).toBe(true);
  expect([phone.streak(5), await phone.sync()]).toEqual([6, false]);
});

test('of one deal played on both the first attempt counts, on both', async () => {
  const server = new Server();
  const [phone, desk] = [new Device(server), new Device(server)];
  const first = played(0);
  await phone.keep([first]);
  await desk.keep([{ ...first, began: first.began + HOUR, points: 12 }]);
  expect(await desk.sync()).toBe(false);
  expect(await phone.sync()).toBe(false);
  expect(await desk.sync()).toBe(true);
  for (const device of [phone, desk]) expect(await device.kept()).toEqual([first]);
});

test('whoever lost their phone has their streak on the next one, once it knows who they are', async () => {
  const server = new Server();
  const lost = new Device(server);
  await lost.keep([0, 1, 2].map((day) => played(day)));
  await lost.sync();
  const found = new Device(server);
  await found.keep([played(3)]);
  expect(found.streak(3)).toBe(1);
  expect(await found.sync()).toBe(true);
  expect(found.streak(3)).toBe(4);
});

test('what was played offline is kept and told later, also where the connection breaks off in between', async () => {
  const server = new Server();
  const [phone, desk] = [new Device(server), new Device(server)];
  server.isThere = false;
  await phone.keep(Array.from({ length: 12 }, (_, day) => played(day)));
  expect([await phone.sync(), phone.streak(11), server.results.length]).toEqual([false, 12, 0]);
  server.isThere = true;
  server.messages = 2;
  await phone.sync();
  expect(server.results).toHaveLength(10);
  server.messages = Infinity;
  await phone.sync();
  await desk.sync();
  expect(desk.streak(11)).toBe(12);
});

test('what is no result is passed over, and what is no list of them changes nothing', async () => {
  const device = new Device(new Server());
  const answers = [{ results: [{ date: 'today' }, played(0)] }, { results: 'none' }, 'sorry', null];
  const changed = [];
  for (const answer of answers) {
    const server: ResultServer = { read: async () => answer, add: async () => true };
    changed.push(await syncResults(server, device));
  }
  expect(changed).toEqual([true, false, false, false]);
  expect(await device.kept()).toEqual([played(0)]);
});

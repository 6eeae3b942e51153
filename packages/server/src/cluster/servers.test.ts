import { FastChance, GAMES, imagine, type Game, type MoveObject, type View } from '@sixfold/engine';
import { describe, expect, test } from 'vitest';
import { Looks } from '../notices/looks.ts';
import { shareTestDatabase } from '../store/postgres/postgres.fixture.ts';
import { openPostgres, type PostgresStore } from '../store/postgres/postgres-store.ts';
import type { Guest } from '../store/store.ts';
import { ME, OPEN, ServiceWitness, TERMS } from '../tables/service.fixture.ts';
import { serveTables } from '../tables/service.ts';
import { HOSTING, WORLD, type ServiceTools } from '../tables/tools.ts';
import type { Message, TableService } from '../tables/visitor.ts';
import { Peers } from './peers.ts';

const makeDatabase = shareTestDatabase();
const LIMITS = { tablesPerGuest: 99, tablesPerAddress: 99, liveTables: 99, publicTables: 99 };

/** One of several servers on one database, without its doors. */
class House implements AsyncDisposable {
  readonly looks = new Looks(() => performance.now());
  readonly thoughts: string[] = [];
  readonly service: TableService;
  readonly peers: Peers;
  readonly store: PostgresStore;

  constructor(store: PostgresStore) {
    this.store = store;
    const steady = (): number => performance.now();
    this.peers = new Peers({ ...WORLD, changes: store.changes, steady });
    const tools: ServiceTools = {
      ...WORLD,
      ...HOSTING,
      store,
      peers: this.peers,
      steady,
      looks: this.looks,
      now: () => store.changes.now(),
      hasRoom: async () => true,
      thinker: {
        think: async ({ luck, view }) => {
          this.thoughts.push(luck);
          return { move: positionOf(view).randomMove(CHANCE), advice: [] };
        },
      },
      pace: () => 0,
      budget: () => ({ iterations: 1 }),
      logger: { warn: () => {}, error: () => {} },
      mostWatched: 10,
      grace: 1,
      limits: { ...LIMITS, idle: 1e9, keep: null, keepGuests: null },
    };
    this.service = serveTables(tools);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.service.close();
    this.peers.close();
    await this.store.close();
  }
}

/** A visitor for whom something can be waited. */
class Waiting extends ServiceWitness {
  private readonly waiting = new Set<() => void>();

  override send(message: Message): void {
    super.send(message);
    for (const wake of this.waiting) wake();
  }

  async until(isTrue: (me: this) => boolean): Promise<void> {
    while (!isTrue(this)) {
      await new Promise<void>((resolve) => {
        this.waiting.add(resolve);
      });
    }
  }
}

const CHANCE = new FastChance(1);

function positionOf(view: View) {
  const game: Game = GAMES[view.game];
  return imagine(game, view);
}

function chooseMove(view: View): MoveObject {
  const game: Game = GAMES[view.game];
  const position = imagine(game, view);
  return game.makeMove(position, position.randomMove(CHANCE));
}

const ADA: Guest = { id: 'ada', name: 'Ada' };
const BO: Guest = { id: 'bo', name: 'Bo' };

/** Two houses on one database; Ada is at the one, Bo at the other, at one table, which both see. */
async function open({ isSeated = true, bots = 0 } = {}) {
  const settings = await makeDatabase();
  const [one, other] = [new House(await openPostgres(settings)), new House(await openPostgres(settings))];
  for (const guest of [ADA, BO]) await one.store.addGuest(guest);
  const [ada, bo] = [new Waiting(ADA), new Waiting(BO)];
  const robots = Array.from({ length: bots }, () => ({ kind: 'bot', name: 'Robo', bot: 'random' }) as const);
  const wish = { terms: TERMS, seats: [ME, OPEN, ...robots], isPublic: true, hasTexts: false };
  const { table } = await one.service.handle(ada, 'open', wish);
  await one.service.handle(ada, 'watch', { table, seen: null });
  if (isSeated) await other.service.handle(bo, 'sit', { table, seat: 1 });
  await other.service.handle(bo, 'watch', { table, seen: null });
  const close = async (): Promise<void> => {
    await one[Symbol.asyncDispose]();
    await other[Symbol.asyncDispose]();
  };
  return { one, other, ada, bo, table, [Symbol.asyncDispose]: close };
}

describe('people at two servers', () => {
  test('see each other sit down, and are here for each other, until they go', async () => {
    await using two = await open();
    await two.ada.until(({ table }) => table?.seats[1]?.isHere === true && table.seats[1].name === 'Bo');
    await two.bo.until(({ table }) => table?.seats[0]?.isHere === true);
    two.other.service.leave(two.bo);
    await two.ada.until(({ table }) => table.seats[1]?.isHere === false);
  });

  test('are missed for as long as no server has them', async () => {
    await using two = await open();
    await two.ada.until(({ table }) => table?.seats[1]?.isHere === true);
    const offer = { table: two.table, offer: { kind: 'replace', seat: 1 } } as const;
    const refused = two.one.service.handle(two.ada, 'offer', offer);
    await expect(refused).rejects.toMatchObject({ error: { code: 'is-here' } });
    two.other.service.leave(two.bo);
    await two.ada.until(({ table }) => table.seats[1]?.isHere === false);
    await two.one.service.handle(two.ada, 'offer', offer);
  });

  test('hear what the other says', async () => {
    await using two = await open();
    await two.one.service.handle(two.ada, 'say', { table: two.table, said: { kind: 'phrase', phrase: 'hello' } });
    await two.bo.until(({ heard }) => heard.some(([kind]) => kind === 'talk'));
  });

  test('ask for a seat at the one and are let in at the other', async () => {
    await using two = await open({ isSeated: false });
    await two.other.service.handle(two.bo, 'knock', { table: two.table });
    await two.ada.until(({ table }) => table?.knocks?.[0]?.name === 'Bo');
    const knock = two.ada.table.knocks?.[0]?.number ?? 0;
    await two.one.service.handle(two.ada, 'admit', { table: two.table, knock, isAdmitted: true });
    await two.bo.until(({ table }) => table.you === 1);
  });

  test('are in one lobby, and in lists of their own', async () => {
    await using two = await open();
    await two.one.service.handle(two.ada, 'lobby', { isWanted: true });
    await two.ada.until(({ lobby }) => lobby?.[0]?.seats[1]?.isHere === true);
    const tab = new Waiting(ADA);
    await two.other.service.handle(tab, 'mine', { isFollowed: true });
    const { table } = await two.one.service.handle(two.ada, 'open', {
      terms: TERMS,
      seats: [ME, OPEN],
      isPublic: false,
    });
    await tab.until(({ mine }) => mine?.table === table);
  });

  test('whoever looks at one server is not told by the other of what waits', async () => {
    await using two = await open();
    await two.other.service.handle(two.bo, 'attend', { table: two.table, idle: 0 });
    await two.ada.until(({ table }) => table?.seats[1]?.isHere === true);
    expect(two.one.looks.current()('bo', two.table)).toBe(true);
    expect([two.one.peers.isFirst, two.other.peers.isFirst].filter(Boolean)).toHaveLength(1);
  });
});

test('the bots of a table think at one server, and at the other once that is gone without a word', async () => {
  await using two = await open({ bots: 1, isSeated: false });
  const { one, other, table } = two;
  let [ada, house] = [two.ada, one];
  const countThoughts = (): number => one.thoughts.length + other.thoughts.length;
  /** Ada moves until a bot has thought, and it is her turn again. */
  const move = async (): Promise<void> => {
    const before = countThoughts();
    while (countThoughts() === before) {
      await ada.until(({ game }) => game?.view.turn === 0);
      const { round, ply, view } = ada.game;
      await house.service.handle(ada, 'move', { table, round, ply, move: chooseMove(view) });
      await ada.until(({ game }) => game.view.turn === 0 && game.ply > ply);
    }
  };
  await other.service.handle(two.bo, 'sit', { table, seat: 1 });
  await other.service.handle(two.bo, 'resign', { table }).catch(() => undefined);
  await move();
  expect(new Set([...one.thoughts, ...other.thoughts]).size).toBe(countThoughts());
  const [lost, left] = one.thoughts.length > 0 ? [one, other] : [other, one];
  lost.peers.close();
  await lost.store.close();
  if (left === other) [ada, house] = [new Waiting(ADA), other];
  await house.service.handle(ada, 'watch', { table, seen: null });
  const before = left.thoughts.length;
  await move();
  expect(left.thoughts.length).toBeGreaterThan(before);
});

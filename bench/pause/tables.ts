import { setTimeout as pause } from 'node:timers/promises';
import { FastChance, GAME_IDS } from '@sixfold/engine';
import { makeGuest } from '../../packages/testing/src/people.ts';
import { Player } from '../../packages/testing/src/player.ts';
import { Visitor } from './visitor.ts';

const AT_ONCE = 10;

export interface TableWishes {
  readonly address: string;
  /** How long somebody thinks on average, and how often they ask for something small, in milliseconds. */
  readonly thought: number;
  readonly every: number;
}

/** Two people at a table of a game, who play on and on. */
async function gather({ address, thought, every }: TableWishes, number: number): Promise<Visitor[]> {
  const guests = await Promise.all([0, 1].map((seat) => makeGuest(address, `Player ${number}.${seat}`)));
  const visitors = guests.map((guest) => new Visitor(guest, every));
  const [host, other] = visitors;
  const game = GAME_IDS[number % GAME_IDS.length];
  if (!host || !other || !game) return [];
  const terms = { game, options: {}, games: 100, starter: null };
  const { table } = await host.client.ask('open', { terms, seats: [{ kind: 'me' }, { kind: 'open' }], isPublic: true });
  await other.client.ask('sit', { table, seat: 1 });
  for (const [seat, { client }] of visitors.entries()) {
    const chance = new FastChance(2 * number + seat);
    const think = (): Promise<void> => pause(chance.below(2 * thought));
    await new Player(client, table, { chance, think, goesOn: seat === 0, isForgetful: true }).start();
  }
  return visitors;
}

/** Everybody at so many tables. */
export async function gatherAll(wishes: TableWishes, count: number): Promise<Visitor[]> {
  const visitors: Visitor[] = [];
  let next = 0;
  const gatherSome = async (): Promise<void> => {
    while (next < count) visitors.push(...(await gather(wishes, next++)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, gatherSome));
  return visitors;
}

import { FastChance } from '@sixfold/engine';
import {
  AskFailed,
  type Ask,
  type Client,
  type Opening,
  type Request,
  type SeatWish,
  type TableInfo,
} from '@sixfold/protocol';
import { enter, makeGuest, type Person } from '../../../packages/testing/src/people.ts';
import { Player } from '../../../packages/testing/src/player.ts';

/** Somebody at a table who plays until enough is played, and does what they are told. */
export interface Sitter {
  readonly person: Person;
  readonly player: Player;
}

/** What answers a request: `done`, or why not. */
export const tryTo = <R extends Request>(client: Client, request: R, ask: Ask<R>): Promise<string> =>
  client.ask(request, ask).then(
    () => 'done',
    (error: unknown) => (error instanceof AskFailed ? error.message : String(error)),
  );

/** Somebody who follows a table, and plays there if they sit, until so many plies are played. */
export async function attend(person: Person, table: string, plies: number): Promise<Sitter> {
  const think = (ply: number): Promise<unknown> => (ply < plies ? Promise.resolve() : new Promise(() => {}));
  const player = new Player(enter(person), table, { chance: new FastChance(plies), think });
  await player.start();
  await player.until(({ at }) => at !== null);
  return { person, player };
}

/** A table that so many people have sat down at, the first of them its host; with a bot if one is wished for. */
export async function sitTogether(
  address: string,
  names: readonly string[],
  { plies = 0, bot, ...opening }: { plies?: number; bot?: string } & Partial<Opening> = {},
): Promise<readonly Sitter[]> {
  const people = await Promise.all(names.map((name) => makeGuest(address, name)));
  const seats: SeatWish[] = names.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }));
  if (bot !== undefined) seats.push({ kind: 'bot', name: 'Bot', bot });
  const table = await openTable(people, { terms: TERMS, seats, isPublic: false, ...opening });
  const sitters = await Promise.all(people.map((person) => attend(person, table, plies)));
  const [host] = sitters;
  for (const [seat, { player }] of sitters.entries()) {
    if (seat > 0) await player.client.ask('sit', { table, seat, ...inviteTo(host?.player.at, seat) });
  }
  await Promise.all(sitters.map(({ player }) => player.until(({ update }) => (update?.ply ?? -1) >= plies)));
  return sitters;
}

const TERMS = { game: 'board', options: {}, games: 1, starter: 0 } as const;

/** What must be shown to sit there, if it is known. */
export function inviteTo(info: TableInfo | null | undefined, seat: number): { invite?: string } {
  const invite = info?.seats[seat]?.invite;
  return invite === undefined ? {} : { invite };
}

async function openTable([host]: readonly Person[], opening: Opening): Promise<string> {
  if (!host) throw new Error('a table needs a host');
  const client = enter(host);
  const { table } = await client.ask('open', opening);
  client.close();
  return table;
}

export function leaveAll(sitters: readonly Sitter[]): void {
  for (const { player } of sitters) player.client.close();
}

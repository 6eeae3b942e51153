import { FastChance, GAME_IDS, GAMES, type GameId } from '@sixfold/engine';
import type { AskFailed, Client, SeatWish } from '@sixfold/protocol';
import { enter, makeGuest, makeStranger, send, type Person } from '../../testing/src/people.ts';
import { Player } from '../../testing/src/player.ts';
import { Truth } from './truth.ts';

/** Somebody at a table, and how many lines they had heard when the game was over. */
export interface Present {
  readonly person: Person;
  readonly player: Player;
  heardBefore: number;
}

/** A game that was played to its end by people and a bot, with all that everybody heard. */
export interface Played {
  readonly table: string;
  readonly people: readonly Present[];
  readonly spectator: Present;
  readonly intruder: Person;
  readonly invites: readonly string[];
  readonly keys: readonly string[];
  readonly truth: Truth;
}

const BOT: SeatWish = { kind: 'bot', name: 'Bot', bot: 'beginner' };
/** Who sits there: two to four seats, with and without a bot. Games take turns with them. */
const COMPANIES = [
  { people: 2, bots: 1 },
  { people: 2, bots: 0 },
  { people: 3, bots: 1 },
  { people: 4, bots: 0 },
];

function companyOf(game: GameId): (typeof COMPANIES)[number] {
  const allowed: readonly number[] = GAMES[game].card.players;
  const fitting = COMPANIES.filter(({ people, bots }) => allowed.includes(people + bots));
  return fitting[GAME_IDS.indexOf(game) % fitting.length]!;
}

const settled = (asked: Promise<unknown>): Promise<unknown> =>
  asked.catch((error: unknown) => (error as AskFailed).message);

async function mustRefuse(code: string, asked: Promise<unknown>): Promise<void> {
  const answer = await settled(asked);
  if (answer !== code) throw new Error(`${code} was expected, not ${JSON.stringify(answer)}`);
}

async function openTable(host: Client, game: GameId): Promise<string> {
  const { people, bots } = companyOf(game);
  const open = Array.from({ length: people - 1 }, (): SeatWish => ({ kind: 'open' }));
  const seats: SeatWish[] = [{ kind: 'me' }, ...open, ...Array.from({ length: bots }, () => BOT)];
  const terms = { game, options: {}, games: 1, starter: null };
  return (await host.ask('open', { terms, seats, isPublic: false })).table;
}

/** Asks for what one may not have yet, and for what one may, at every turn. */
function beCurious({ client, table }: Player): void {
  client.on('game', ({ round, ply, result, view }) => {
    if (result) return;
    void settled(client.ask('look', { table, round, ply: Math.floor(ply / 2) }));
    void settled(client.ask('explain', { table, round, ply: Math.floor(ply / 2) }));
    void settled(client.ask('transcript', { table, round }));
    if (view.turn !== view.seat) void settled(client.ask('move', { table, round, ply, move: { type: 'refill' } }));
  });
}

function attend(person: Person, table: string, seed: number): Present {
  const player = new Player(enter(person), table, { chance: new FastChance(seed) });
  beCurious(player);
  const present = { person, player, heardBefore: -1 };
  // The line of the end itself counts as before: it may not tell more than the end does.
  player.client.on('game', ({ result }) => {
    if (result && present.heardBefore < 0) present.heardBefore = person.heard.length;
  });
  return present;
}

/** Plays a whole game: its people come by invite links, somebody watches, somebody intrudes, one connection breaks. */
export async function playGame(address: string, game: GameId): Promise<Played> {
  const { people: count } = companyOf(game);
  const names = ['Ada', 'Ben', 'Cleo', 'Dora'].slice(0, count);
  const guests = await Promise.all(names.map((name) => makeGuest(address, name)));
  const keys = await Promise.all(guests.map(issueKeys));
  const host = enter(guests[0]!);
  const table = await openTable(host, game);
  host.close();
  const people = guests.map((person, seat) => attend(person, table, seat));
  await people[0]!.player.start();
  const invites = await sitDown(people, table);
  const intruder = await makeGuest(address, 'Eve');
  const spectator = attend(makeStranger(address), table, 9);
  await intrude(intruder, table);
  await Promise.all([spectator, ...people.slice(1)].map(({ player }) => player.start()));
  await people[1]!.player.until(({ update }) => (update?.ply ?? 0) > 5);
  people[1]!.player.client.renew();
  const all = [spectator, ...people];
  await Promise.all(all.map(({ player }) => player.until(({ update }) => update?.isOver === true)));
  const { transcript } = await people[0]!.player.client.ask('transcript', { table, round: 0 });
  for (const { player } of all) player.client.close();
  const bots = transcript.result.ranks.map((_, seat) => seat).slice(count);
  return { table, people, spectator, intruder, invites, keys: keys.flat(), truth: new Truth(table, transcript, bots) };
}

/** A recovery secret and a token, which nobody else may ever see. */
async function issueKeys(person: Person): Promise<string[]> {
  const own = { ...person, heard: [] };
  const { secret } = (await (await send(own, 'POST', '/api/me/recovery')).json()) as { secret: string };
  const { token } = (await (await send(own, 'POST', '/api/me/token')).json()) as { token: string };
  await send(person, 'GET', '/api/me');
  return [secret, token];
}

/** The host hands out the invites; returns them. */
async function sitDown([host, ...others]: readonly Present[], table: string): Promise<string[]> {
  await host!.player.until(({ at }) => at !== null);
  const { seats, invite: toAny } = host!.player.at!;
  const invites = seats.flatMap((seat) => seat.invite ?? []);
  for (const [index, { player }] of others.entries()) {
    const invite = invites[index]!;
    await mustRefuse('wrong-invite', player.client.ask('sit', { table, seat: index + 1, invite: `${invite}x` }));
    await player.client.ask('sit', { table, seat: index + 1, invite });
  }
  return [...invites, toAny!];
}

/** Somebody who knows the table's id and nothing else tries what can be tried. */
async function intrude(person: Person, table: string): Promise<void> {
  const client = enter(person);
  await client.watch(table, () => null);
  const move = { table, round: 0, ply: 0, move: { type: 'refill' } };
  await mustRefuse('no-seat', client.ask('move', move));
  await mustRefuse('game-not-over', client.ask('transcript', { table, round: 0 }));
  await settled(client.ask('look', { table, round: 0, ply: 0 }));
  client.close();
}

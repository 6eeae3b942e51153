import { setTimeout as pause } from 'node:timers/promises';
import { FastChance, GAME_IDS, GAMES, type GameId } from '@sixfold/engine';
import type { SeatWish } from '@sixfold/protocol';
import { enter, makeGuest } from '../../packages/testing/src/people.ts';
import { Player } from '../../packages/testing/src/player.ts';

/** Everybody at one table: a host, others by public seats, and at every third table a bot. */
export interface Company {
  readonly table: string;
  readonly game: GameId;
  readonly players: readonly Player[];
}

/** How long somebody thinks at most, in milliseconds. */
const LONGEST_THOUGHT = 80;
/** As many games as a series may have: nobody should be through before the end. */
const GAMES_OF_SERIES = 100;

/** Table number `number` of a house in which all games are played with all numbers of players. */
export async function gather(address: string, number: number): Promise<Company> {
  const game = GAME_IDS[number % GAME_IDS.length]!;
  const sizes = GAMES[game].card.players.filter((size) => size > 1);
  const size = sizes[Math.floor(number / GAME_IDS.length) % sizes.length]!;
  const hasBot = number % 3 === 2 && size > 2;
  const names = Array.from({ length: hasBot ? size - 1 : size }, (_, seat) => `Player ${number}.${seat}`);
  const guests = await Promise.all(names.map((name) => makeGuest(address, name)));
  const clients = guests.map(enter);
  const seats: SeatWish[] = clients.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }));
  if (hasBot) seats.push({ kind: 'bot', name: 'Bot', bot: 'beginner' });
  const terms = { game, options: {}, games: GAMES_OF_SERIES, starter: null };
  const { table } = await clients[0]!.ask('open', { terms, seats, isPublic: true });
  for (const [seat, client] of clients.entries()) if (seat > 0) await client.ask('sit', { table, seat });
  const players = clients.map((client, seat) => makePlayer(client, table, number * 10 + seat, seat === 0));
  await Promise.all(players.map((player) => player.start()));
  return { table, game, players };
}

function makePlayer(client: Player['client'], table: string, seed: number, goesOn: boolean): Player {
  const chance = new FastChance(seed);
  return new Player(client, table, { chance, think: () => pause(chance.below(LONGEST_THOUGHT)), goesOn });
}

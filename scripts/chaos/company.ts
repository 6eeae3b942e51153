import { setTimeout as pause } from 'node:timers/promises';
import { FastChance, GAME_IDS, GAMES, type GameId } from '@sixfold/engine';
import type { SeatWish, Tempo } from '@sixfold/protocol';
import { enter, makeGuest } from '../../packages/testing/src/people.ts';
import { Player } from '../../packages/testing/src/player.ts';
import { Banter } from './banter.ts';

/** Everybody at one table: a host, others by invite, and at every third table a bot. They talk, and mostly have a clock. */
export interface Company {
  readonly table: string;
  readonly game: GameId;
  readonly players: readonly Player[];
  readonly banter: readonly Banter[];
}

/** How long somebody thinks at most, in milliseconds. */
const LONGEST_THOUGHT = 80;
/** As many games as a series may have: nobody should be through before the end. */
const GAMES_OF_SERIES = 100;

const [SECOND, HOUR, DAY] = [1000, 3_600_000, 86_400_000];
/** Nobody is to run out of time: a bot would play on. */
const TEMPOS: readonly (Tempo | null)[] = [
  null,
  { kind: 'live', bank: 10 * HOUR, gain: 10 * SECOND, cap: null, onTime: 'bot' },
  { kind: 'days', bank: 3 * DAY, gain: DAY, cap: 3 * DAY, onTime: 'bot' },
];

/** Table number `number` of a house in which all games are played with all numbers of players. */
export async function gather(address: string, number: number, longest = LONGEST_THOUGHT): Promise<Company> {
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
  const tempo = TEMPOS[number % TEMPOS.length];
  const wish = { terms, seats, isPublic: false, hasTexts: true, ...(tempo && { tempo }) };
  const { table } = await clients[0]!.ask('open', wish);
  const attended = clients.map((client, seat) =>
    attend(client, table, seat, clients.length, { seed: number * 10 + seat, longest }),
  );
  const players = attended.map(({ player }) => player);
  const [host, ...others] = players as [Player, ...Player[]];
  await host.start();
  await host.until(({ at }) => at !== null);
  const invite = host.at?.invite ?? '';
  for (const [index, { client }] of others.entries()) await client.ask('sit', { table, seat: index + 1, invite });
  await Promise.all(others.map((player) => player.start()));
  return { table, game, players, banter: attended.map(({ banter }) => banter) };
}

interface Manners {
  readonly seed: number;
  /** How long they think at most, in milliseconds. */
  readonly longest: number;
}

function attend(client: Player['client'], table: string, seat: number, people: number, { seed, longest }: Manners) {
  const chance = new FastChance(seed);
  const think = async (): Promise<void> => {
    await pause(chance.below(longest));
    await banter.act();
  };
  const player = new Player(client, table, { chance, think, goesOn: seat === 0 });
  const banter = new Banter(player, seat, people, new FastChance(seed + 1));
  return { player, banter };
}

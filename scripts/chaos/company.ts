import { setTimeout as pause } from 'node:timers/promises';
import { FastChance, GAME_IDS, GAMES, type GameId } from '@sixfold/engine';
import type { Client, SeatWish, Tempo } from '@sixfold/protocol';
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

/** Where they meet, and how they are there. */
export interface Meeting {
  /** Lets somebody come in under this name, who will sit there if a seat is named. */
  readonly enter: (name: string, seat: number) => Promise<Client>;
  /** How long somebody thinks at most, in milliseconds. */
  readonly longest: () => number;
  /** How many seats table number `number` has, of the numbers that its game is for. */
  readonly size: (number: number, sizes: readonly number[]) => number;
  readonly isPublic?: (number: number) => boolean;
  /** Of so many thoughts one is said, and as often time is given, stopped, or started again. */
  readonly rarely?: number;
  /** Whether games that are over are forgotten, since there will be many. */
  readonly isForgetful?: boolean;
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

/** People at one server, with all numbers of players. */
export const meetAt = (address: string): Meeting => ({
  enter: async (name) => enter(await makeGuest(address, name)),
  longest: () => LONGEST_THOUGHT,
  size: (number, sizes) => sizes[Math.floor(number / GAME_IDS.length) % sizes.length]!,
});

/** Table number `number` of a house in which all games are played. */
export async function gather(meeting: Meeting, number: number): Promise<Company> {
  const game = GAME_IDS[number % GAME_IDS.length]!;
  const size = meeting.size(
    number,
    GAMES[game].card.players.filter((players) => players > 1),
  );
  const hasBot = number % 3 === 2 && size > 2;
  const names = Array.from({ length: hasBot ? size - 1 : size }, (_, seat) => `Player ${number}.${seat}`);
  const clients = await Promise.all(names.map((name, seat) => meeting.enter(name, seat)));
  const seats: SeatWish[] = clients.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }));
  if (hasBot) seats.push({ kind: 'bot', name: 'Bot', bot: 'beginner' });
  const terms = { game, options: {}, games: GAMES_OF_SERIES, starter: null };
  const tempo = TEMPOS[number % TEMPOS.length];
  const isPublic = meeting.isPublic?.(number) ?? false;
  const wish = { terms, seats, isPublic, hasTexts: true, ...(tempo && { tempo }) };
  const { table } = await clients[0]!.ask('open', wish);
  const attended = clients.map((client, seat) => attend(client, table, seat, clients.length, number, meeting));
  const players = attended.map(({ player }) => player);
  const [host, ...others] = players as [Player, ...Player[]];
  await host.start();
  await host.until(({ at }) => at !== null);
  const invite = host.at?.invite;
  for (const [index, { client }] of others.entries()) {
    await client.ask('sit', { table, seat: index + 1, ...(invite !== undefined && { invite }) });
  }
  await Promise.all(others.map((player) => player.start()));
  return { table, game, players, banter: attended.map(({ banter }) => banter) };
}

function attend(client: Client, table: string, seat: number, people: number, number: number, meeting: Meeting) {
  const { longest, isForgetful = false, rarely } = meeting;
  const chance = new FastChance(number * 10 + seat);
  const think = async (): Promise<void> => {
    await pause(chance.below(longest()));
    await banter.act();
  };
  const player = new Player(client, table, { chance, think, goesOn: seat === 0, isForgetful });
  const banter = new Banter(player, seat, people, new FastChance(number * 10 + seat + 1), rarely);
  return { player, banter };
}

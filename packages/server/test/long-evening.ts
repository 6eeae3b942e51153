import { FastChance, GAMES, type GameId } from '@sixfold/engine';
import type { AskFailed, SeatWish } from '@sixfold/protocol';
import { enter, makeGuest, makeStranger, type Person } from '../../testing/src/people.ts';
import { Player } from '../../testing/src/player.ts';
import { nearlyOver } from '../../testing/src/properties/opening.ts';
import { chooseWords, giftOf, LIVE } from './manners.ts';

/** An evening of several games: what was played where, and who was there. */
export interface LongEvening {
  /** The table, and the one at which they played again. */
  readonly tables: readonly string[];
  readonly people: readonly Person[];
  readonly onlookers: readonly Person[];
  readonly faults: readonly string[];
}

const NAMES = ['Ada', 'Ben', 'Cleo'] as const;
const BOT: SeatWish = { kind: 'bot', name: 'Bot', bot: 'beginner' };
/** When, in the second game, time is given and stopped, a move is taken back, somebody is replaced, somebody gives up. */
const [TIME, BACK, GONE, GIVEN_UP, AGAIN] = [2, 4, 8, 12, 4];
/** Somebody says something at every so many moves. */
const TALKATIVE = 4;

/**
 * A game that was begun elsewhere is played to its end by three people, with or without a bot, who talk, mostly by the
 * clock. In the next one time is given and stopped, a move is taken back, one of them goes and a bot plays on, somebody gives up, and the last one ends it. Then they play again.
 */
export async function playLongEvening(address: string, game: GameId, seed: number): Promise<LongEvening> {
  const evening = new Evening(address, game, seed);
  await evening.gather();
  await evening.play();
  await evening.playAgain();
  return evening.leave();
}

class Evening {
  private readonly address: string;
  private readonly game: GameId;
  private readonly seed: number;
  private readonly chance: FastChance;
  private readonly tables: string[] = [];
  private persons: Person[] = [];
  private readonly onlookers: Person[] = [];
  private players: Player[] = [];
  private readonly all: Player[] = [];
  /** What is yet to happen, in this order, when somebody thinks. */
  private readonly plans = [
    { ply: TIME, act: (player: Player) => this.giveTime(player) },
    { ply: BACK, act: (player: Player) => this.takeBack(player) },
    { ply: GONE, act: () => this.replace() },
    { ply: GIVEN_UP, act: (player: Player) => this.giveUp(player) },
  ];

  constructor(address: string, game: GameId, seed: number) {
    this.address = address;
    this.game = game;
    this.seed = seed;
    this.chance = new FastChance(seed);
  }

  async gather(): Promise<void> {
    this.persons = await Promise.all(NAMES.map((name) => makeGuest(this.address, `${name} ${this.seed}`)));
    const hasBot = GAMES[this.game].card.players.some((players) => players === 4) && this.chance.below(2) === 0;
    const seats: SeatWish[] = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, ...(hasBot ? [BOT] : [])];
    const record = nearlyOver(this.game, seats.length, 2, this.chance);
    const terms = { game: this.game, options: {}, games: 2, starter: null };
    const host = enter(this.persons[0]!);
    const tempo = this.hasClock ? { tempo: LIVE } : {};
    const { table } = await host.ask('open', { terms, seats, isPublic: false, record, hasTexts: true, ...tempo });
    host.close();
    this.tables.push(table);
    this.players = this.persons.map((person) => this.attend(person, table));
    const [first, ...others] = this.players as [Player, ...Player[]];
    await first.start();
    await first.until(({ at }) => at !== null);
    const invites = first.at!.seats.flatMap(({ invite }) => invite ?? []);
    const eve = await makeGuest(this.address, `Eve ${this.seed}`);
    // In the host's own browser.
    const television: Person = { ...this.persons[0]!, heard: [], isWatching: true };
    await Promise.all([makeStranger(this.address), eve, television].map((one) => this.lookOn(one)));
    for (const [index, { client }] of others.entries()) {
      await client.ask('sit', { table, seat: index + 1, invite: invites[index]! });
    }
    await Promise.all(others.map((player) => player.start()));
  }

  async play(): Promise<void> {
    const staying = this.all.filter((player) => player !== this.players[2]);
    await Promise.all(staying.map((player) => player.until(({ at }) => at?.stage === 'closed')));
  }

  async playAgain(): Promise<void> {
    const [, second] = this.players as [Player, Player];
    const { table } = await second.client.ask('rematch', { table: this.tables[0]! });
    this.tables.push(table);
    const again = this.persons.map((person) => this.attend(person, table));
    const [first, , third] = again as [Player, Player, Player];
    for (const { client } of [first, third]) await client.ask('sit', { table });
    const watching = this.onlookers.map((person) => this.attend(person, table));
    await Promise.all([...again, ...watching].map((player) => player.start()));
    await Promise.all(
      [...again, ...watching].map((player) => player.until(({ update }) => (update?.ply ?? 0) >= AGAIN)),
    );
  }

  leave(): LongEvening {
    for (const { client } of this.all) client.close();
    const { tables, persons: people, onlookers } = this;
    return { tables, people, onlookers, faults: this.all.flatMap(({ faults }) => faults) };
  }

  /** Follows a table, plays there, and asks for what one may not have yet, and for what one may. */
  private attend(person: Person, table: string): Player {
    const chance = new FastChance(this.chance.below(1000));
    const player: Player = new Player(enter(person), table, {
      chance,
      goesOn: person === this.persons[0],
      think: (ply) => this.pause(player, ply),
    });
    const { client } = player;
    client.on('game', ({ round, ply }) => {
      void client.ask('look', { table, round, ply: Math.floor(ply / 2) }).catch(() => undefined);
      void client.ask('transcript', { table, round }).catch(() => undefined);
      if (ply % TALKATIVE === 0) void client.ask('say', { table, said: chooseWords(chance) }).catch(() => undefined);
    });
    this.all.push(player);
    return player;
  }

  private async lookOn(person: Person): Promise<void> {
    this.onlookers.push(person);
    const player = this.attend(person, this.tables[0]!);
    await player.start();
    const error = await player.client
      .ask('resign', { table: this.tables[0]! })
      .catch((failed: AskFailed) => failed.message);
    if (error !== 'no-seat') throw new Error(`somebody without a seat gave up: ${JSON.stringify(error)}`);
  }

  /** Whoever thinks waits for what is to happen before they move. */
  private async pause(player: Player, ply: number): Promise<void> {
    const [plan] = this.plans;
    if (player.table !== this.tables[0] || player.update?.round !== 1) {
      // At the second table the game need not go on for ever.
      return player.table === this.tables[1] && ply > AGAIN ? new Promise<void>(() => {}) : undefined;
    }
    // Once somebody has given up, nobody but bots goes on.
    if (!plan) return new Promise(() => {});
    if (ply < plan.ply) return;
    const last = player.rounds[1]!.at(-1)!.seat;
    if (plan.ply === BACK && (last >= this.players.length || this.players[last] === player)) return;
    this.plans.shift();
    await plan.act(player);
  }

  private get hasClock(): boolean {
    return this.seed % 3 > 0;
  }

  /** Whoever thinks is given more time; then the clock stands still for a moment. */
  private async giveTime(player: Player): Promise<void> {
    if (!this.hasClock) return;
    const [table] = this.tables as [string];
    const seat = this.players.indexOf(player);
    const [giver, third] = this.players.filter((one) => one !== player) as [Player, Player];
    await giver.client.ask('give', { table, seat, ms: giftOf(this.seed) });
    await giver.client.ask('offer', { table, offer: { kind: 'pause' } });
    for (const one of [player, third]) await this.agree(one);
    await player.until(({ update }) => update?.clock?.isPaused === true);
    await third.client.ask('resume', { table });
  }

  private async takeBack(player: Player): Promise<void> {
    const { ply, seat } = player.rounds[1]!.at(-1)!;
    const [table] = this.tables as [string];
    const asker = this.players[seat]!;
    await asker.client.ask('offer', { table, offer: { kind: 'take-back', ply } });
    for (const one of this.players.filter((other) => other !== asker)) await this.agree(one);
    await player.until(({ update }) => update!.backs === 1);
  }

  private async agree(player: Player): Promise<void> {
    await player.until(({ at }) => at?.offer != null);
    const answer = { table: this.tables[0]!, offer: player.at!.offer!.number, isAgreed: true };
    // The others play on as soon as it is done, and may be past it before the answer is here.
    await player.client.ask('agree', answer).catch((error: AskFailed) => {
      if (player.client.state !== 'closed') throw error;
    });
  }

  /** The third one goes; a bot plays on. They come back to look. */
  private async replace(): Promise<void> {
    const [table] = this.tables as [string];
    const [first, second, third] = this.players as [Player, Player, Player];
    third.client.close();
    this.all.splice(this.all.indexOf(third), 1);
    await first.until(({ at }) => !at!.seats[2]!.isHere);
    await first.client.ask('offer', { table, offer: { kind: 'replace', seat: 2 } });
    await this.agree(second);
    const back = this.attend(this.persons[2]!, table);
    await back.start();
  }

  private async giveUp(player: Player): Promise<void> {
    const [table] = this.tables as [string];
    const [first, second] = this.players as [Player, Player];
    await first.client.ask('resign', { table });
    await second.client.ask('offer', { table, offer: { kind: 'end' } });
    await player.until(({ at }) => at?.stage === 'closed');
    await new Promise(() => {});
  }
}

import { FastChance, GAMES, type Chance, type GameId } from '@sixfold/engine';
import type { Offer, Opening, SeatWish } from '@sixfold/protocol';
import { enter, makeGuest, makeStranger } from '../../testing/src/people.ts';
import { chooseMove } from '../../testing/src/player.ts';
import { nearlyOver } from '../../testing/src/properties/opening.ts';
import type { LongEvening } from './long-evening.ts';
import { chooseTempo, chooseWords } from './manners.ts';
import { Schemer } from './schemer.ts';

/** The first is the host. One more than there are seats, so that somebody can come in from outside. */
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'] as const;
const STEPS = 120;
const BOT: SeatWish = { kind: 'bot', name: 'Bot', bot: 'random' };
const BOTS = ['random', 'beginner'];

const pick = <T>(chance: Chance, list: readonly T[]): T => list[chance.below(list.length)]!;

/**
 * A host and guests who try with seats whatever can be asked: to open them, to take them, to hand them to bots and back,
 * to go and to return, to look back, to give up, to play again, with and without a clock; some games were begun elsewhere.
 * Between that they talk and play.
 */
export async function playSchemingEvening(address: string, game: GameId, seed: number): Promise<LongEvening> {
  const chance = new FastChance(seed);
  const people = await Promise.all(NAMES.map((name) => makeGuest(address, `${name} ${seed}`)));
  const evening = new Scheme(
    game,
    chance,
    people.map((person) => new Schemer(person)),
    makeStranger(address),
  );
  await evening.gather();
  for (let step = 0; step < STEPS; step++) await evening.step();
  return evening.leave();
}

class Scheme {
  private readonly tables: string[] = [];
  private readonly game: GameId;
  private readonly chance: Chance;
  private readonly schemers: readonly Schemer[];
  private readonly onlooker: Schemer;

  constructor(game: GameId, chance: Chance, schemers: readonly Schemer[], stranger: ReturnType<typeof makeStranger>) {
    this.game = game;
    this.chance = chance;
    this.schemers = schemers;
    this.onlooker = new Schemer(stranger);
  }

  async gather(): Promise<void> {
    const { chance, game } = this;
    const hasBot = GAMES[game].card.players.includes(4) && chance.below(2) === 0;
    const seats: SeatWish[] = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, ...(hasBot ? [BOT] : [])];
    const terms = { game, options: {}, games: 2, starter: 0 };
    const record = chance.below(3) === 0 && nearlyOver(game, seats.length, 2, chance);
    const isPublic = !record && chance.below(2) === 0;
    const company = { hasTexts: true, ...chooseTempo(chance) };
    await this.open({ terms, seats, isPublic, ...company, ...(record && { record }) });
    // Before the game begins, somebody goes once more: later that depends on when bots move.
    const [, goer] = this.schemers;
    await this.sit(goer!, 1);
    await goer!.ask('clear', { table: this.table, seat: 1 });
    for (const seat of [1, 2]) await this.sit(this.schemers[seat]!, seat);
  }

  /** Somebody does something; mostly whoever's turn it is moves. */
  async step(): Promise<void> {
    const { chance } = this;
    const somebody = chance.below(2) === 0 ? this.schemers[0]! : pick(chance, this.schemers);
    await (chance.below(2) === 0 ? this.move() : pick(chance, this.acts)(somebody));
    if (chance.below(4) === 0) await this.onlooker.look(0, chance.below(8));
  }

  leave(): LongEvening {
    const all = [...this.schemers, this.onlooker];
    for (const schemer of all) schemer.leave();
    return {
      tables: this.tables,
      people: this.schemers.map(({ person }) => person),
      onlookers: [this.onlooker.person],
      faults: all.flatMap(({ faults }) => faults),
    };
  }

  private get table(): string {
    return this.tables.at(-1)!;
  }

  private async open(opening: Opening): Promise<void> {
    const host = enter(this.schemers[0]!.person);
    const { table } = await host.ask('open', opening);
    host.close();
    await this.goTo(table);
  }

  private async goTo(table: string): Promise<void> {
    if (!this.tables.includes(table)) this.tables.push(table);
    for (const schemer of [...this.schemers, this.onlooker]) await schemer.follow(table);
  }

  private async move(): Promise<void> {
    const { chance, table } = this;
    const mover = this.schemers.find(({ update }) => update && !update.result && update.view.turn === update.view.seat);
    if (!mover?.update) return this.goOn();
    const { round, ply, view } = mover.update;
    await mover.ask('move', { table, round, ply, move: chooseMove(view, chance) });
  }

  private async goOn(): Promise<void> {
    const round = this.schemers[0]!.update?.round ?? 0;
    for (const schemer of this.schemers) await schemer.ask('next', { table: this.table, round });
  }

  /** Any seat, with its invite if anybody knows it. */
  private async sit(schemer: Schemer, seat: number): Promise<void> {
    const [invite] = this.schemers.flatMap(({ at }) => at?.seats[seat]?.invite ?? []);
    await schemer.ask('sit', { table: this.table, seat, ...(invite !== undefined && { invite }) });
  }

  private anySeat(): number {
    return this.chance.below(this.schemers[0]!.at?.seats.length ?? 3);
  }

  private readonly acts: readonly ((schemer: Schemer) => Promise<unknown>)[] = [
    (one) => one.ask('clear', { table: this.table, seat: this.anySeat() }),
    (one) => this.sit(one, this.anySeat()),
    (one) => this.sit(one, this.anySeat()),
    // From one seat to another.
    async (one) => {
      const seat = this.anySeat();
      await one.ask('clear', { table: this.table, seat });
      await one.ask('clear', { table: this.table, seat: one.at?.you ?? 0 });
      await this.sit(one, seat);
    },
    (one) => one.ask('fill', { table: this.table, seat: this.anySeat(), bot: pick(this.chance, BOTS) }),
    (one) => this.offer(one, { kind: pick(this.chance, ['replace', 'remove']), seat: this.anySeat() }),
    (one) => one.ask('sit', { table: this.table }),
    (one) => this.offer(one, { kind: 'take-back', ply: one.update?.takeBack ?? 0 }),
    (one) => one.go(this.chance.below(2) === 0),
    (one) => one.comeBack(),
    (one) => one.comeBack(),
    (one) => one.look(this.chance.below(2), this.chance.below((one.update?.ply ?? 0) + 1)),
    (one) => one.look(one.update?.round ?? 0, 0),
    (one) => one.ask('transcript', { table: this.table, round: this.chance.below(2) }),
    async (one) => this.chance.below(4) === 0 && one.ask('resign', { table: this.table }),
    async (one) => this.chance.below(4) === 0 && this.offer(one, { kind: 'end' }),
    async (one) => this.chance.below(4) === 0 && one.ask('close', { table: this.table }),
    (one) => this.offer(one, { kind: 'pause' }),
    (one) => one.ask('resume', { table: this.table }),
    (one) => one.ask('give', { table: this.table, seat: this.anySeat(), ms: 1 + this.chance.below(9999) }),
    (one) => this.rest(one),
    (one) => one.ask('say', { table: this.table, said: chooseWords(this.chance) }),
    (one) => one.ask('say', { table: this.table, said: chooseWords(this.chance) }),
    (one) => one.ask('reopen', { table: this.table }),
    async (one) => {
      const again = await one.ask('rematch', { table: this.table });
      if (again) await this.goTo(again.table);
    },
  ];

  /** Plans a holiday, or ends it. */
  private async rest(schemer: Schemer): Promise<void> {
    const [from, length] = [Date.now() + this.chance.below(9999), this.chance.below(3) * 9999];
    await schemer.ask('holiday', { from, until: from + length });
  }

  /** Mostly everybody agrees. */
  private async offer(schemer: Schemer, offer: Offer): Promise<void> {
    await schemer.ask('offer', { table: this.table, offer });
    const isAgreed = this.chance.below(4) > 0;
    const number = this.schemers.find(({ at }) => at?.offer)?.at?.offer?.number ?? 0;
    for (const one of this.schemers) await one.ask('agree', { table: this.table, offer: number, isAgreed });
  }
}

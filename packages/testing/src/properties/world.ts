import { FastChance, GAMES, type Chance, type Game, type GameId, type MoveObject } from '@sixfold/engine';
import { Seed } from '@sixfold/engine/seeded';
import { tellApart, type Seen, type TableError } from '@sixfold/protocol';
import { HOUSE, settled, TestStore, Trial } from '../../../host/src/hosting/hosting.fixture.ts';
import type { TableOpening } from '../../../host/src/decide/opening.ts';
import { Refusal } from '../../../host/src/contract/errors.ts';
import { StoreError } from '../../../host/src/hosting/store.ts';
import type { AnyRequest, AskOf } from '../../../host/src/contract/requests.ts';
import { FAIR } from '../../../host/src/table/fair.ts';
import type { Who } from '../../../host/src/table/seats.ts';
import { checkAnswer, type Witness } from './answers.ts';
import { Follower } from './follower.ts';
import { describe, Truth } from './truth.ts';

export const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Eve'] as const;

/** One in so many times a log is folded from its beginning, which takes long where much was played. */
const ANEW = 4;

/** The part of a seat in the luck of a round. */
export const numberOf = (round: number, seat: number): string => ((4 * round + seat) % 16).toString(16).repeat(64);

/** Texts that differ between two worlds in which nobody who may not know them should notice a difference. */
export interface Salt {
  readonly person: string;
  readonly drawn: string;
}

export const SALTS: readonly [Salt, Salt] = [
  { person: 'guest-', drawn: 'drawn-' },
  { person: 'twin-of-', drawn: 'taken-' },
];

/** Tables of one game with all who come there, and whatever was found to be wrong. */
export class World implements Witness {
  readonly game: Game;
  readonly trial: Trial;
  readonly tables: string[] = [];
  readonly followers: Follower[];
  /** What was done, in words. */
  readonly diary: string[] = [];
  readonly faults: string[] = [];
  areBotsFailing = false;
  haveBotsFailed = false;
  asked = 0;
  lastMove: Witness['lastMove'] = null;
  private readonly salt: Salt;
  private readonly people: Map<string, string>;
  private readonly forgotten: string[] = [];
  private readonly refusals: string[] = [];
  private readonly truths = new Map<string, Truth>();
  private readonly described = new Map<string, { readonly length: number; readonly text: string }>();

  constructor(game: GameId, seed: string, isShared: boolean, salt: Salt) {
    this.game = GAMES[game];
    this.salt = salt;
    this.people = new Map(NAMES.map((name) => [this.idOf(name), name]));
    let drawn = 0;
    const random = (bytes: number): string => (bytes === 32 ? `seed-${seed}-${drawn++}` : `${salt.drawn}${drawn++}.`);
    const awayFor = (id: string): number => Number(!this.isConnected(id));
    // Whoever shares a device deals alone.
    const fair = !isShared && Number(seed) % 2 === 1 ? { fair: FAIR } : {};
    this.trial = new Trial({ random, grace: 1, awayFor, ...fair }, new TestStore(this.people));
    const think = this.trial.thinker;
    this.trial.thinker = {
      think: (task, stop) => (this.areBotsFailing ? Promise.reject(new Error('no')) : think.think(task, stop)),
    };
    this.followers = this.gather(isShared);
  }

  idOf(name: string): string {
    return `${this.salt.person}${name}`;
  }

  async open(who: Who, opening: TableOpening): Promise<void> {
    this.tables.push(await this.trial.tables.open(who, opening));
  }

  truth(table: string): Truth {
    const truth = this.truths.get(table) ?? new Truth(this.trial.store, table);
    this.truths.set(table, truth);
    return truth;
  }

  private isConnected(id: string): boolean {
    const isTheirs = ({ who }: Follower): boolean => who.kind === 'device' || (who.kind === 'person' && who.id === id);
    return this.followers.some((one) => isTheirs(one) && this.tables.some((table) => one.isAt(table)));
  }

  presentAt(table: string): readonly Who[] {
    return this.followers.filter((one) => one.isAt(table)).map(({ who }) => who);
  }

  secretsFrom(who: Who, table: string): readonly string[] {
    const { log } = this.truth(table);
    const [opened] = log;
    const seeds =
      opened?.type === 'opened' ? [opened.seed, ...(opened.begun?.seed === undefined ? [] : [opened.begun.seed])] : [];
    const isAtTable = this.truth(table).seatsOf(who).length > 0;
    return [
      ...seeds,
      ...this.numbersIn(table),
      this.salt.person,
      ...this.forgotten,
      ...(isAtTable ? [] : invitesIn(log)),
    ];
  }

  /** What nobody may hear before the round is dealt. */
  private numbersIn(table: string): string[] {
    const { isDealt, series, seats } = this.truth(table).now();
    return isDealt ? [] : seats.map((_, seat) => numberOf(series.round, seat));
  }

  fault(words: string): void {
    this.faults.push(words);
  }

  /** Asks, and looks whether the answer is one that may be given. */
  async ask<R extends AnyRequest>(by: Follower, request: R, ask: AskOf<R>): Promise<void> {
    this.note(`${by.name} ${request} ${JSON.stringify(ask)}`);
    this.asked++;
    try {
      const answer = await this.trial.tables.ask(by.who, request, ask);
      checkAnswer(this, by, request, ask, answer);
    } catch (error) {
      this.checkRefusal(by, request, ask, error);
    }
  }

  async askHouse<R extends AnyRequest>(request: R, ask: AskOf<R>): Promise<void> {
    this.note(`the house ${request} ${JSON.stringify(ask)}`);
    this.asked++;
    await this.trial.tables.ask(HOUSE.who, request, ask).catch((error: unknown) => this.mustBeRefusal(error));
  }

  async watch(follower: Follower, table: string, isFresh: boolean): Promise<void> {
    const seen = follower.come(table);
    await this.watchFrom(follower, table, isFresh ? null : seen);
  }

  async unwatch(follower: Follower, table: string): Promise<void> {
    this.note(`${follower.name} unwatch ${table}`);
    follower.go(table);
    this.trial.tables.unwatch(follower, table);
  }

  async uncover(follower: Follower, table: string): Promise<void> {
    this.note(`${follower.name} uncover ${table}`);
    if (!follower.isAt(table)) return;
    follower.take(table);
    await this.trial.tables.host(table).uncover(follower);
  }

  /** Somebody calls themselves otherwise. */
  rename(name: string, now: string): void {
    const id = this.idOf(name);
    if (!this.people.has(id)) return;
    this.note(`${name} is called ${now}`);
    this.people.set(id, now);
    this.trial.tables.renamed(id);
  }

  /** Somebody has all of their data deleted, and goes. */
  async forget(name: string): Promise<void> {
    const id = this.idOf(name);
    const called = this.people.get(id);
    if (called === undefined) return;
    for (const one of this.followers.filter(({ who }) => who.kind === 'person' && who.id === id)) {
      one.leave();
      this.trial.tables.leave(one);
    }
    for (const table of this.tables) await this.askHouse('forget', { table, person: id });
    this.people.delete(id);
    this.trial.tables.renamed(id);
    await settled();
    this.forgotten.push(`"${called}"`);
  }

  isForgotten({ who }: Follower): boolean {
    return who.kind === 'person' && !this.people.has(who.id);
  }

  /** The process is started anew; everybody has to come again. */
  async restart(): Promise<void> {
    await settled();
    this.note('the host is started anew');
    for (const follower of this.followers) follower.leave();
    this.trial.timers.length = 0;
    this.trial.restart();
  }

  /** The disk refuses, or works again. */
  setDisk(isBroken: boolean): void {
    this.note(isBroken ? 'the disk is full' : 'the disk works');
    this.trial.store.failure = isBroken ? new StoreError('full', 'full') : null;
  }

  setBots(areFailing: boolean): void {
    this.note(areFailing ? 'bots fail' : 'bots think');
    this.areBotsFailing = areFailing;
    this.haveBotsFailed ||= areFailing;
  }

  async pass(ms: number): Promise<void> {
    await this.trial.pass(ms);
  }

  /** How often each kind of event has happened, and each kind of refusal. */
  count(counts: Map<string, number>): void {
    const kinds = this.tables.flatMap((table) => this.truth(table).log.map(({ type }) => type));
    for (const kind of [...kinds, ...this.refusals]) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }

  note(words: string): void {
    this.diary.push(words);
  }

  /** Once everything that could happen has: table, log and readers must agree. */
  async check(chance: Chance): Promise<void> {
    await settled();
    for (const table of this.tables) await this.checkTable(table, chance);
  }

  /** In the end every part of every log must lead to the same table, and everybody must remember all of it. */
  async checkAll(): Promise<void> {
    await this.pass(1000);
    for (const table of this.tables) {
      const truth = this.truth(table);
      const whole = describe(truth.now());
      const { length } = truth.log;
      for (const part of new Set([1, length >> 2, length >> 1, length - 1, length])) {
        if (part > 0 && describe(truth.foldFrom(part)) !== whole)
          this.fault(`${part} of ${length} events and the rest differ`);
      }
      for (const follower of this.followers) follower.mustRemember(table);
    }
    await this.check(new FastChance(0));
  }

  private gather(isShared: boolean): Follower[] {
    const follower = (name: string, who: Who): Follower => new Follower(name, who, this);
    const person = (name: string): Who => ({ kind: 'person', id: this.idOf(name) });
    const people = isShared ? ['Eve'] : NAMES;
    return [
      ...people.map((name) => follower(name, person(name))),
      ...people.slice(0, 2).map((name) => follower(`${name} in another tab`, person(name))),
      ...(isShared ? ['the device', 'its other tab'].map((name) => follower(name, { kind: 'device' })) : []),
      ...['somebody', 'somebody else'].map((name) => follower(name, { kind: 'spectator' })),
    ];
  }

  private async watchFrom(follower: Follower, table: string, seen: Seen | null): Promise<void> {
    this.note(`${follower.name} watch ${table} ${JSON.stringify(seen)}`);
    this.asked++;
    try {
      await this.trial.tables.watch(follower, table, seen);
    } catch (error) {
      follower.go(table);
      this.mustBeRefusal(error);
    }
  }

  private async checkTable(table: string, chance: Chance): Promise<void> {
    const truth = this.truth(table);
    const live = await this.trial.tables.host(table).read(describe);
    const told = this.textOf(truth, chance);
    if (live !== told) this.fault(`the log of ${table} says ${told}\n  but its host ${live}`);
    const called = await this.trial.store.names(table);
    const names = tellApart(truth.now().seats.map(({ kind }, seat) => ({ kind, name: called[seat] ?? '' })));
    const isPresenceTold = this.trial.timers.length === 0;
    for (const follower of this.followers) follower.mustBeUpToDate(table, names, isPresenceTold);
  }

  /** What the log says: folded event by event as it grew, or now and then anew, in two parts. */
  private textOf(truth: Truth, chance: Chance): string {
    const { length } = truth.log;
    const known = this.described.get(truth.id);
    if (known?.length === length) return known.text;
    const isAnew = chance.below(ANEW) === 0;
    const text = describe(isAnew ? truth.foldFrom(1 + chance.below(length)) : truth.now());
    this.described.set(truth.id, { length, text });
    return text;
  }

  private checkRefusal<R extends AnyRequest>(by: Follower, request: R, ask: AskOf<R>, error: unknown): void {
    const refused = this.mustBeRefusal(error);
    if (!refused) return;
    this.note(`  refused: ${JSON.stringify(refused)}`);
    this.refusals.push(refused.code);
    const text = JSON.stringify(refused);
    for (const secret of this.secretsFrom(by.who, ask.table)) {
      if (text.includes(secret)) this.fault(`${by.name} is refused with ${secret}: ${text}`);
    }
    if (request === 'move') this.checkRefusedMove(by, ask as AskOf<'move'>, text);
  }

  /** Why a move is refused must follow from what its player sees: so it is in every position that looks the same. */
  private checkRefusedMove(by: Follower, { table, round, ply, move }: AskOf<'move'>, text: string): void {
    const truth = this.truth(table);
    const { series, stage, turn } = truth.now();
    const isNow = stage === 'playing' && round === series.round && ply === series.ply;
    if (!isNow || turn === null || !truth.seatsOf(by.who).includes(turn) || text.includes('not-stored')) return;
    const possible = this.game.resample(series.match.view(turn), new FastChance(this.asked));
    const parsed = this.game.parseMove(possible, move);
    const expected = parsed.ok ? 'legal' : JSON.stringify(parsed.error);
    if (expected !== text) this.fault(`${by.name} was refused with ${text}, but in another such position: ${expected}`);
  }

  private mustBeRefusal(error: unknown): TableError | null {
    const refused = error instanceof Refusal ? (error.error as TableError) : null;
    if (!refused || refused.code === 'internal') this.fault(`failed: ${String((error as Error).stack)}`);
    return refused;
  }
}

const invitesIn = (log: Truth['log']): string[] =>
  log.flatMap((event) => {
    if (event.type === 'cleared') return event.invite ?? [];
    return event.type === 'opened'
      ? [event, ...event.seats].flatMap((one) => ('invite' in one ? (one.invite ?? []) : []))
      : [];
  });

/** A legal move, found from what a seat may see. */
export function someMove(game: Game, view: Parameters<Game['resample']>[0], chance: Chance): MoveObject {
  const position = game.resample(view, new Seed('any').bot(view.ply));
  return game.makeMove(position, position.randomMove(chance));
}

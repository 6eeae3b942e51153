import type { Offer, Ply, Seen, Stage, TableClock } from '@sixfold/protocol';
import type { Game } from '@sixfold/engine';
import type { FairInfo } from '@sixfold/engine/fair';
import { attempt, granted, Refusal, type Outcome } from '../contract/errors.ts';
import { allSteps, type Steps } from '../contract/steps.ts';
import type { EventOf, Opened, TableEvent } from '../log/events.ts';
import { newsOf, type SeatChange } from './news.ts';
import {
  areTaken,
  botSeat,
  forNextRound,
  handedToBot,
  leftToBot,
  offeredSeat,
  openSeat,
  peopleAt,
  personSeat,
  seatAt,
  seatFrom,
  type SeatState,
} from './seats.ts';
import { parseTerms } from '../series/config.ts';
import { isMoves } from '../series/record.ts';
import { Series } from '../series/series.ts';
import type { GameClock } from '../tempo/clock.ts';
import type { Clocks } from './clocks.ts';
import type { Dealing, FairDealing } from './dealing.ts';

/** Something that was asked of the people at the table, and who has agreed so far. */
export interface OpenOffer {
  /** That of its event: there is no other like it. */
  readonly number: number;
  readonly offer: Offer;
  readonly by: number;
  readonly agreed: readonly number[];
}

/** A table: the sum of its events, and of nothing else. */
export class Table {
  readonly id: string;
  readonly opened: Opened;
  readonly series: Series;
  /** Replaced, never changed, when somebody comes or goes. */
  seats: readonly SeatState[];
  /** How many events there were: the number of the next one. */
  length = 1;
  /** When the last one was, in milliseconds since 1970. */
  touched: number;
  /** Whether there is a game to be seen: not before everybody sat down for the first time. */
  hasBegun: boolean;
  /** It ends with whatever changes, though a bot's move ends a take-back alone. */
  offer: OpenOffer | null = null;
  rematch: { readonly table: string; readonly by: number | null } | null = null;
  /** Who may open seats and fill them: whoever opened the table, and once they have gone, the next. */
  host: string;
  /** Since the game began, which seat each person has held: what it holds is known to them. */
  readonly held = new Map<string, number>();
  /** Who was sent away. */
  readonly removed = new Set<string>();
  /** What happened to the seats. */
  readonly news: SeatChange[] = [];
  /** Who is or was at the table, by id. */
  people: readonly string[] = [];
  /** The time of everybody; null where there is no clock. */
  clock: GameClock | null;
  /** How far the luck of the present round is settled, where all have a part in it. */
  dealing: Dealing | null;
  private readonly fair: FairDealing | null;
  private readonly clocks: Clocks | null;
  private ending: 'resigned' | 'closed' | null = null;

  private constructor(
    id: string,
    opened: EventOf<'opened'>,
    series: Series,
    clocks: Clocks | null,
    fair: FairDealing | null,
  ) {
    this.id = id;
    this.opened = opened;
    this.series = series;
    this.seats = opened.seats.map(seatFrom);
    this.touched = opened.at;
    this.hasBegun = this.isReady;
    this.host = opened.host;
    this.fair = fair;
    this.dealing = series.start.fair && fair ? fair.begin(this) : null;
    this.clocks = clocks;
    this.clock = null;
    if (opened.tempo && clocks) this.clock = clocks.begin(opened.tempo, this.seats.length, opened.at, this.waitsFor);
    this.noteHolders();
  }

  /** The table that the events lead to; refused where the installed rules do not allow them. */
  static fold(
    id: string,
    game: Game,
    events: readonly TableEvent[],
    clocks: Clocks | null = null,
    fair: FairDealing | null = null,
  ): Outcome<Table> {
    return attempt(() => allSteps(Table.folding(id, game, events, clocks, fair)));
  }

  /** The same, a ply at a time. Throws `Refusal`. */
  static *folding(
    id: string,
    game: Game,
    [opened, ...rest]: readonly TableEvent[],
    clocks: Clocks | null,
    fair: FairDealing | null,
  ): Steps<Table> {
    if (opened?.type !== 'opened') throw new Refusal({ code: 'malformed', what: 'the first event' });
    const table = new Table(id, opened, yield* openSeries(game, opened, fair), clocks, fair);
    for (const event of rest) yield table.apply(event);
    return table;
  }

  /** Applies what happened since; of a refused table nothing can be said any more. */
  applyAll(events: readonly TableEvent[]): Outcome<Table> {
    return attempt(() => {
      for (const event of events) this.apply(event);
      return this;
    });
  }

  get stage(): Stage {
    if (this.ending) return this.ending;
    if (this.series.isOver) return 'over';
    return this.isReady ? 'playing' : 'gathering';
  }

  /** Whether a printed game is written down here. */
  get isPrinted(): boolean {
    return this.opened.terms.isPrinted === true;
  }

  /** A score board waits for nobody: whoever is there writes for all. */
  private get isReady(): boolean {
    return this.isPrinted || areTaken(this.seats);
  }

  /** The time of everybody as it is told. */
  get toldClock(): TableClock | null {
    return this.clock && (this.clocks?.tell(this.clock) ?? null);
  }

  /** When time alone does something next: somebody's is out, or nobody is waited for any longer; null if nothing is. */
  get dueAt(): number | null {
    return this.dealsAt ?? (this.clock && (this.clocks?.runsOutAt(this.clock) ?? null));
  }

  /** When the next step to the deal is due; null if none is. */
  get dealsAt(): number | null {
    return this.dealing && (this.fair?.dueAt(this.dealing, this.seats) ?? null);
  }

  /** Whether the present round has been dealt: before, nothing of it is there. */
  get isDealt(): boolean {
    return this.dealing?.isDealt ?? true;
  }

  /** What everybody is told of how its luck is settled. */
  get toldFair(): FairInfo | null {
    return this.dealing && (this.fair?.tell(this.dealing, this) ?? null);
  }

  /** The seat whose decision it is; null if nobody's. */
  get turn(): number | null {
    return this.stage === 'playing' && this.isDealt ? this.series.turn : null;
  }

  /** Before the game or in it. */
  get isGoingOn(): boolean {
    return this.stage === 'gathering' || this.stage === 'playing';
  }

  /** How far the table has come. */
  get state(): Seen {
    const { round, ply, takenBack: backs } = this.series;
    return { round, ply, backs };
  }

  /** Where a game that was begun elsewhere went on here; null for one that began here. */
  get begun(): Ply | null {
    const { rounds, seed } = this.opened.begun ?? {};
    return rounds && seed !== undefined ? { round: rounds.length - 1, ply: rounds.at(-1)!.length } : null;
  }

  /** The seat of the bot whose decision the table waits for. */
  get botToMove(): number | null {
    return this.turnOf('bot');
  }

  /** What a bot is to decide, and which: the same text as long as it is the same question. */
  get botTurn(): string | null {
    const { botToMove: seat, state } = this;
    return seat === null ? null : [state.round, state.ply, state.backs, seat, this.seats[seat]?.bot].join('/');
  }

  /** The seat of the person whose decision the table waits for. */
  get waitsFor(): number | null {
    return this.turnOf('person');
  }

  /** What somebody is told who has seen the table otherwise than it is. */
  get movedOn(): Refusal {
    const { round, ply } = this.series;
    return new Refusal({ code: 'moved-on', round, ply });
  }

  /** What happens changes the table so, and only so. Whether it may happen was decided before. */
  apply(event: TableEvent): void {
    const { offer, seats } = this;
    this.offer = null;
    this.news.push(...newsOf(event, seats, this.state));
    this.happen(event, offer);
    this.length++;
    this.touched = event.at;
    this.hasBegun ||= this.isReady;
    if (this.seats !== seats) this.noteHolders();
    this.dealing = this.dealing && (this.fair?.turn(this.dealing, event, seats, this) ?? null);
    this.clock = this.clock && (this.clocks?.turn(this.clock, event, this.waitsFor, this.series.ply) ?? null);
  }

  private turnOf(kind: SeatState['kind']): number | null {
    const { turn } = this;
    return turn !== null && this.seats[turn]?.kind === kind ? turn : null;
  }

  private happen(event: TableEvent, offer: OpenOffer | null): void {
    switch (event.type) {
      case 'opened':
        throw new Refusal({ code: 'malformed', what: 'a table is opened once' });
      case 'sat':
        return this.reseat(event.seat, personSeat(event.person, event));
      case 'filled':
        return this.reseat(event.seat, botSeat(event.bot));
      case 'cleared':
        return this.clear(event);
      case 'replaced':
        return this.reseat(event.seat, handedToBot(seatAt(this.seats, event.seat), event.bot, false));
      case 'removed':
        this.noteRemoved(event.seat);
        return this.reseat(event.seat, botSeat(event.bot));
      case 'gave-up':
        this.series.giveUp(event.seat, event.isLate ? 'time' : 'resigned');
        return this.yieldSeat(event);
      case 'resigned':
        if (event.bot === null) this.ending = 'resigned';
        return this.yieldSeat(event);
      case 'dealt':
        if (this.dealing) this.series.deal(this.dealing);
        return;
      case 'pledged':
      case 'pledges-closed':
      case 'revealed':
        this.offer = offer;
        return;
      case 'moved':
        this.hasBegun = true;
        return this.play(event.move, offer);
      case 'took-back':
        return void granted(this.series.takeBack(event.ply));
      case 'next-round':
        granted(this.series.nextRound());
        this.seats = this.seats.map(forNextRound);
        return;
      case 'offered':
        this.offer = { number: this.length, offer: event.offer, by: event.by, agreed: [] };
        return;
      case 'agreed':
        this.offer = offer && { ...offer, agreed: [...offer.agreed, event.by] };
        return;
      case 'declined':
      case 'timed-out':
      case 'paused':
      case 'resumed':
        return;
      // What people ask each other is not about anybody's time.
      case 'gave-time':
      case 'holiday':
      case 'down':
        this.offer = offer;
        return;
      case 'closed':
        this.ending = 'closed';
        return;
      case 'reopened':
        this.ending = null;
        return;
      case 'rematched':
        this.rematch = { table: event.table, by: event.by ?? null };
    }
  }

  /** Bots are quick, and what people ask each other is not about a bot's move, unless it would be taken back as well. */
  private play(move: string, offer: OpenOffer | null): void {
    const isBots = this.botToMove !== null;
    granted(this.series.play(move));
    if (isBots && this.series.turn !== null && offer?.offer.kind !== 'take-back') this.offer = offer;
  }

  private reseat(index: number, seat: SeatState): void {
    this.seats = this.seats.with(index, seat);
  }

  private clear({ seat: index, invite, by, bot }: EventOf<'cleared'>): void {
    if (by !== undefined && by !== index) this.noteRemoved(index);
    const before = seatAt(this.seats, index);
    const seat = bot === undefined ? before : leftToBot(before, bot);
    this.reseat(index, this.hasBegun ? offeredSeat(seat, invite) : openSeat(invite));
  }

  private yieldSeat({ seat: index, bot }: EventOf<'gave-up' | 'resigned'>): void {
    const seat = seatAt(this.seats, index);
    this.reseat(index, bot === null ? { ...seat, hasResigned: true } : handedToBot(seat, bot, true));
  }

  private noteRemoved(index: number): void {
    const { person } = seatAt(this.seats, index);
    if (person !== null) this.removed.add(person);
  }

  /** Who was here, who knows which hand, and who is host now: if that one has gone, the first who is left. */
  private noteHolders(): void {
    const all = [...this.seats, ...this.news].map(({ person }) => person ?? '');
    this.people = [...new Set([this.opened.host, ...all])].filter((person) => person !== '');
    const people = new Map(peopleAt(this.seats).map((seat) => [this.seats[seat]?.person ?? '', seat]));
    const [first] = people.keys();
    if (first !== undefined && !people.has(this.host)) this.host = first;
    if (this.hasBegun) for (const [person, seat] of people) this.held.set(person, seat);
  }
}

function openSeries(game: Game, opened: Opened, fair: FairDealing | null): Steps<Series> {
  const { terms: stored, seats, seed, luck = 1, ruleset, begun, isFair } = opened;
  const terms = granted(parseTerms(game.card, stored, seats.length));
  if (begun && !isMoves(begun.rounds)) throw new Refusal({ code: 'malformed', what: 'begun' });
  const start = { terms, players: seats.length, seed, luck, ruleset, ...(begun && { begun }) };
  return Series.opening(game, isFair && fair ? { ...start, fair: fair.commit(game.card, start) } : start);
}

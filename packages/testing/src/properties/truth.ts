import { GAMES, seriesStanding, type Game } from '@sixfold/engine';
import type { FairInfo } from '@sixfold/engine/fair';
import type { SeatInfo } from '@sixfold/protocol';
import { granted } from '../../../host/src/contract/errors.ts';
import type { TableEvent } from '../../../host/src/log/events.ts';
import { readEvent } from '../../../host/src/log/read.ts';
import type { SeatState, Who } from '../../../host/src/table/seats.ts';
import { Table } from '../../../host/src/table/table.ts';
import { CLOCKS } from '../../../host/src/table/time.ts';
import { FAIR } from '../../../host/src/table/fair.ts';
import { saveSeries } from '../../../host/src/series/save.ts';

/** Whose eyes a message is for, from which ply on it tells, and what only the host can know. */
export interface Told {
  readonly from: number;
  readonly viewer: number | null;
  readonly handTo: number | null;
  readonly isStuck: boolean;
}

/** Who follows a table. */
export interface Company {
  readonly names: readonly string[];
  readonly present: readonly Who[];
}

/** Where logs are read as far as they have grown. */
export interface Logs {
  log(table: string): readonly TableEvent[];
}

/** A table as its log alone tells it, and what each reader must hear of it, word for word. */
export class Truth {
  readonly id: string;
  private readonly store: Logs;
  private table: Table;
  /** What was worked out since the log has grown last. */
  private readonly lines = new Map<string, string>();

  constructor(store: Logs, id: string) {
    this.id = id;
    this.store = store;
    this.table = this.fold(1);
  }

  get log(): readonly TableEvent[] {
    return this.store.log(this.id);
  }

  /** The table after everything that is stored by now. */
  now(): Table {
    if (this.log.length === this.table.length) return this.table;
    this.lines.clear();
    return granted(this.table.applyAll(this.log.slice(this.table.length).map(restored)));
  }

  /** The table of so many events, and of all that were stored since. */
  foldFrom(length: number): Table {
    const table = this.fold(length);
    return granted(table.applyAll(this.log.slice(length).map(restored)));
  }

  /** The seats that somebody holds, by the log. */
  seatsOf(who: Who): number[] {
    return [...this.now().seats.entries()].flatMap(([index, seat]) => (holds(who, seat) ? [index] : []));
  }

  /** What a reader must be told of the game. */
  gameLine(who: Who, told: Told): string {
    this.now();
    const key = JSON.stringify([who, told]);
    const line = this.lines.get(key) ?? this.makeGameLine(who, told);
    this.lines.set(key, line);
    return line;
  }

  private makeGameLine(who: Who, { from, viewer, handTo, isStuck }: Told): string {
    const { series, stage, state, botToMove, clock } = this.now();
    const results = series.results();
    const luck = series.openedFrom(from);
    const update = {
      table: this.id,
      ...state,
      from,
      plies: series.match.seenSince(from, viewer),
      view: series.match.view(viewer),
      handTo,
      thinking: isStuck ? null : botToMove,
      isStuck,
      takeBack: this.lastOf(who),
      result: series.turn === null ? results.at(-1) : null,
      standing: seriesStanding(this.table.seats.length, results),
      isOver: stage === 'over' || series.isOver,
      ...(clock && { clock: CLOCKS.tell(clock) }),
      ...(luck && { luck: [luck] }),
    };
    return JSON.stringify(['game', update]);
  }

  /** What a reader must be told of the table. */
  tableLine(who: Who, { names, present }: Company): string {
    const { opened, seats, stage, offer, rematch, news, begun } = this.now();
    const [you = null] = this.seatsOf(who);
    const kept = seats.findIndex((seat) => isKeptFor(who, seat));
    const gaveUp = seats.findIndex((seat) => hasGivenUp(who, seat));
    const watching = present.filter((one) => one.kind !== 'device' && this.seatsOf(one).length === 0);
    const info = {
      table: this.id,
      terms: opened.terms,
      seats: seats.map((seat, index) => this.tellSeat(seat, names[index]!, you !== null, present)),
      you,
      kept: kept < 0 ? null : kept,
      ...(gaveUp >= 0 && { gaveUp }),
      isPublic: opened.isPublic,
      stage,
      spectators: watching.length,
      offer: offer && { ...offer.offer, number: offer.number, by: offer.by, agreed: offer.agreed },
      rematch,
      ...(you !== null && opened.invite != null && { invite: opened.invite }),
      hasTexts: opened.hasTexts ?? false,
      news: news.map((one) => ({ ...one, person: undefined, name: '' })),
      begun: begun && { ...begun, by: '' },
      evening: opened.evening ?? null,
      ...(opened.tempo && { tempo: opened.tempo }),
      ...(opened.isFair && { fair: this.tellFair() }),
    };
    return JSON.stringify(['table', info]);
  }

  /** What was opened in this round is told once it is dealt, and not before. */
  private tellFair(): FairInfo | null {
    const told = this.now().toldFair;
    const events = this.log.slice(this.log.findLastIndex(({ type }) => type === 'next-round') + 1);
    const opened = this.table.seats.map((_, seat) =>
      events.flatMap((event) => (event.type === 'revealed' && event.seat === seat ? [event.number] : [])),
    );
    const isDealt = events.some(({ type }) => type === 'dealt');
    return told && { ...told, numbers: isDealt ? opened.map(([number = null]) => number) : null };
  }

  private tellSeat(seat: SeatState, name: string, isAtTable: boolean, present: readonly Who[]): SeatInfo {
    const { kind, person, bot, invite, hasResigned, isOffered } = seat;
    return {
      kind,
      name,
      ...(kind === 'bot' && { bot: bot! }),
      isHere: kind === 'bot' || present.some((who) => holds(who, seat)),
      isHost: kind === 'person' && person !== '' && person === this.table.host,
      hasResigned,
      ...(kind !== 'person' && invite !== null && isAtTable && { invite }),
      ...(isOffered && (!hasResigned || this.table.turn === null) && { isOffered }),
    };
  }

  /** The ply before which somebody may ask to go back to. */
  private lastOf(who: Who): number | null {
    const { stage, series, turn } = this.now();
    const own = this.seatsOf(who);
    const isOpen = stage === 'playing' && (who.kind === 'device' || turn !== null);
    const last = series.match.movers.findLastIndex((mover) => own.includes(mover));
    return (isOpen || (who.kind === 'device' && stage === 'over')) && last >= 0 ? last : null;
  }

  private fold(length: number): Table {
    const events = this.log.slice(0, length).map(restored);
    const [opened] = events;
    if (opened?.type !== 'opened') throw new Error(`there is no table ${this.id}`);
    const game: Game = GAMES[opened.terms.game];
    return granted(Table.fold(this.id, game, events, CLOCKS, FAIR));
  }
}

function holds(who: Who, { kind, person }: SeatState): boolean {
  return kind === 'person' && (who.kind === 'device' || (who.kind === 'person' && who.id === person));
}

/** Whether a bot plays on at somebody's seat since they gave up. */
const hasGivenUp = (who: Who, { kind, person, hasResigned }: SeatState): boolean =>
  who.kind === 'person' && person === who.id && kind === 'bot' && hasResigned;

function isKeptFor(who: Who, { kind, person, hasResigned }: SeatState): boolean {
  return kind !== 'person' && !hasResigned && who.kind === 'person' && who.id === person;
}

/** An event as a disk gives it back. */
const restored = (event: TableEvent): TableEvent => granted(readEvent(JSON.parse(JSON.stringify(event))));

/** All that can be observed of a table, as a text. */
export function describe(table: Table): string {
  const { seats, stage, length, touched, hasBegun, botToMove, offer, rematch, opened, series, clock, dealing } = table;
  const views = [...seats.keys(), null].map((seat) => series.match.view(seat));
  const { round, ply, turn, takenBack } = series;
  const { movers } = series.match;
  return JSON.stringify([
    { seats, stage, length, touched, hasBegun, botToMove, offer, rematch, opened, clock, dealing },
    {
      round,
      ply,
      turn,
      movers,
      takenBack,
      record: saveSeries(series),
      results: series.results(),
      isOver: series.isOver,
    },
    views,
  ]);
}

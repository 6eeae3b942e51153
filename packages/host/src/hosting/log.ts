import type { Game } from '@sixfold/engine';
import { NEWEST_LUCK } from '@sixfold/engine/seeded';
import { granted, Refusal } from '../contract/errors.ts';
import { allSteps, stepsInSlices, type Steps } from '../contract/steps.ts';
import type { Decision, NewTable } from '../decide/decision.ts';
import type { TableEvent } from '../log/events.ts';
import { readEvent } from '../log/read.ts';
import { Table } from '../table/table.ts';
import type { Append } from './store.ts';
import type { Tools } from './tools.ts';

/** The log of one table as far as it was read: the table that it makes, and what the seats are called. */
export class Log {
  names: readonly string[] = [];
  /** What those are called who are or were at the table, by id. */
  people: ReadonlyMap<string, string> = new Map();
  readonly id: string;
  private readonly tools: Pick<Tools, 'store' | 'loadGame' | 'pause' | 'clocks' | 'fair'>;
  private table: Table | null = null;
  /** What the store knows better: what came since, or everything. */
  private stale: 'nothing' | 'grown' | 'replaced' = 'nothing';

  constructor(id: string, tools: Log['tools']) {
    this.id = id;
    this.tools = tools;
  }

  /** Somebody else may have written. */
  outdate(what: 'grown' | 'replaced'): void {
    if (this.stale !== 'replaced') this.stale = what;
  }

  /** Whether somebody sits there or opened it; of a table that is being read or written it cannot be told. */
  concerns(person: string): boolean {
    const { table } = this;
    return !table || table.opened.host === person || table.seats.some((seat) => seat.person === person);
  }

  /** The table will be folded anew. */
  forget(): void {
    this.table = null;
  }

  /** The table with all that the store has of it. */
  async load(): Promise<Table> {
    const { stale, table } = this;
    if (table && stale === 'nothing') return table;
    this.stale = 'nothing';
    this.table = null;
    const known = stale === 'replaced' ? null : table;
    const seats = known?.seats;
    const stored = await this.tools.store.read(this.id, known?.length ?? 0);
    const events = stored.map((event) => granted(readEvent(event)));
    this.table = known ? granted(known.applyAll(events)) : await this.fold(events);
    // Who sits where is also all that names depend on.
    if (this.table.seats !== seats) await this.readNames(this.table);
    return this.table;
  }

  async readNames({ seats, people }: Table): Promise<void> {
    const names = await this.tools.store.names(this.id, people);
    this.names = names.slice(0, seats.length);
    this.people = new Map(people.map((person, index) => [person, names[seats.length + index] ?? '']));
  }

  /**
   * Appends what was decided; only then it counts. The table in memory goes ahead, since lists want to know where it
   * leads, and nobody reads it meanwhile; what could not be appended is forgotten with it. False if somebody else was faster,
   * or holds the table in a later term.
   */
  async append(table: Table, { events, opens }: Decision<unknown>, term?: number): Promise<boolean> {
    const { seats, stage, length: from } = table;
    this.table = null;
    for (const event of events) table.apply(event);
    const isListed = table.seats !== seats || table.stage !== stage;
    const opened = opens ? [allSteps(opening(table.series.game, opens, this.tools))] : [];
    const write = { from, events, table, isListed, ...(term !== undefined && { term }) };
    const isAppended = await this.tools.store.append([write, ...opened]);
    if (isAppended) this.table = table;
    return isAppended;
  }

  private async fold(events: readonly TableEvent[]): Promise<Table> {
    const [opened] = events;
    if (opened?.type !== 'opened') throw new Refusal({ code: 'no-such-table' });
    const game = await this.tools.loadGame(opened.terms);
    if (opened.luck !== NEWEST_LUCK) (await import('@sixfold/engine/first-edition')).bringFirstEdition();
    // Many may be read at the same moment: not all of them at once.
    if (pliesIn(events) > AT_ONCE) await this.tools.pause();
    const { clocks = null, fair = null, pause } = this.tools;
    return stepsInSlices(Table.folding(this.id, game, events, clocks, fair), pause);
  }
}

/** A table of so many plies is read without waiting for others. */
const AT_ONCE = 50;

const pliesIn = ([opened, ...rest]: readonly TableEvent[]): number =>
  rest.length + (opened?.type === 'opened' ? (opened.begun?.rounds.flat().length ?? 0) : 0);

/** How the log of a new table begins. */
export function* opening(
  game: Game,
  { id, opened, labels }: NewTable,
  { clocks, fair }: Pick<Tools, 'clocks' | 'fair'>,
): Steps<Append> {
  const table = yield* Table.folding(id, game, [opened], clocks ?? null, fair ?? null);
  return { from: 0, events: [opened], table, isListed: true, labels };
}

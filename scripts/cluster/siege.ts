import { setTimeout as pause } from 'node:timers/promises';
import { FastChance } from '@sixfold/engine';
import { granted, readEvent } from '@sixfold/host';
import { openPostgres } from '../../packages/server/src/store/postgres/postgres-store.ts';
import { audit, type Findings } from '../chaos/audit.ts';
import { gather, type Company } from '../chaos/company.ts';
import { drawFaults, suffer, type FaultKind } from './faults.ts';
import { House } from './house.ts';
import { viewsOf, ViewBook } from './views.ts';

export interface SiegeWishes {
  readonly faults: number;
  readonly tables: number;
  /** Moves in a second, about. */
  readonly rate: number;
  /** How long something is spoilt, in milliseconds. */
  readonly stop: number;
  readonly seed: number;
  /** Modules that are run in the servers before they begin: bugs that must be found. */
  readonly preload?: readonly string[];
  readonly say?: (words: string) => void;
}

/** What came of it; whatever of it is not 0 is wrong, but for how much there was. */
export interface SiegeFindings extends Findings {
  /** How often each kind happened, and how often something happened before another thing was mended. */
  readonly kinds: ReadonlyMap<FaultKind, number>;
  readonly overlaps: number;
  /** Tables at which nothing happened any more. */
  readonly stuck: number;
  readonly views: number;
  /** Views that no moment of the log has for that seat. */
  readonly foreign: number;
}

/** So many moves must have been acknowledged between two faults, so that each of them meets people who play. */
const BETWEEN = 20;
/** How long a table may take to go on at the end, in milliseconds. */
const PATIENCE = 60_000;
/** One fault of so many does not wait until the one before is mended. */
const RARELY = 5;

/** Has people play at two servers on one database while both and all between them suffer; then compares what all remember. */
export async function besiege(wishes: SiegeWishes): Promise<SiegeFindings> {
  const house = await House.open(wishes.preload);
  try {
    return await new Siege(house, wishes).run();
  } finally {
    await house.close();
  }
}

class Siege {
  private readonly house: House;
  private readonly wishes: SiegeWishes;
  private readonly chance: FastChance;
  private readonly kinds = new Map<FaultKind, number>();
  private companies: Company[] = [];
  private books: (readonly ViewBook[])[] = [];
  private overlaps = 0;

  constructor(house: House, wishes: SiegeWishes) {
    this.house = house;
    this.wishes = wishes;
    this.chance = new FastChance(wishes.seed);
  }

  async run(): Promise<SiegeFindings> {
    const { tables, rate } = this.wishes;
    const longest = Math.ceil((2000 * tables) / rate);
    for (let number = 0; number < tables; number++) {
      this.companies.push(await gather(this.house.balancer.address, number, longest));
    }
    this.books = this.companies.map(({ players, table }) => players.map(({ client }) => new ViewBook(client, table)));
    await this.sufferAll();
    const stuck = await this.countStuck();
    for (const { client } of this.companies.flatMap(({ players }) => players)) client.close();
    return { ...(await this.compare()), kinds: this.kinds, overlaps: this.overlaps, stuck };
  }

  private async sufferAll(): Promise<void> {
    const { faults, stop, say } = this.wishes;
    let mended: Promise<unknown> = Promise.resolve();
    for (const [index, kind] of drawFaults(faults, this.chance).entries()) {
      await this.untilUnderLoad();
      say?.(`${index + 1} of ${faults} faults (${kind}), ${this.acknowledged} moves acknowledged`);
      this.kinds.set(kind, (this.kinds.get(kind) ?? 0) + 1);
      const over = suffer(this.house, kind, this.chance, stop);
      const isApart = this.chance.below(RARELY) > 0 || kind === 'database';
      if (!isApart) this.overlaps++;
      mended = Promise.all([mended, over]);
      if (isApart) await mended;
      else await pause(stop / 2);
    }
    await mended;
  }

  private get acknowledged(): number {
    return this.companies.reduce(
      (sum, { players }) => sum + players.reduce((all, { acknowledged }) => all + acknowledged.length, 0),
      0,
    );
  }

  /** Waits for people to play again; not for ever, since what is still spoilt may keep them from it. */
  private async untilUnderLoad(): Promise<void> {
    const [before, until] = [this.acknowledged, performance.now() + PATIENCE];
    while (this.acknowledged < before + BETWEEN && performance.now() < until) await pause(20);
  }

  private async countStuck(): Promise<number> {
    const moves = ({ players }: Company): number => players.reduce((sum, { rounds }) => sum + rounds.flat().length, 0);
    const before = this.companies.map(moves);
    const isStuck = (company: Company, index: number): boolean => moves(company) <= (before[index] ?? 0);
    const until = performance.now() + PATIENCE;
    while (this.companies.some(isStuck) && performance.now() < until) await pause(100);
    return this.companies.filter(isStuck).length;
  }

  private async compare(): Promise<Findings & Pick<SiegeFindings, 'views' | 'foreign'>> {
    const { database } = this.house;
    const store = await openPostgres({ database, databaseConnections: 4, databaseTimeout: 60_000 });
    const findings = await audit(store, this.companies);
    let [views, foreign] = [0, 0];
    for (const [index, { table }] of this.companies.entries()) {
      const told = viewsOf(
        table,
        (await store.read(table, 0)).map((event) => granted(readEvent(event))),
      );
      for (const [seat, { shown }] of (this.books[index] ?? []).entries()) {
        views += shown.size;
        foreign += [...shown].filter((view) => !told[seat]?.has(view)).length;
      }
    }
    await store.close();
    return { ...findings, views, foreign };
  }
}

/** How much of what was found is wrong. */
export const countWrong = ({ lost, duplicated, unkept, untrue, stuck, foreign, faults }: SiegeFindings): number =>
  lost + duplicated + unkept + untrue + stuck + foreign + faults.length;

import { setTimeout as pause } from 'node:timers/promises';
import { makeGuest, makeStranger } from '../../packages/testing/src/people.ts';
import { FastChance } from '@sixfold/engine';
import { Player } from '../../packages/testing/src/player.ts';
import { gather, type Company, type Meeting } from '../chaos/company.ts';
import { openOffer, type OpenOffer } from '../chaos/offers.ts';
import type { Chronicle } from './chronicle.ts';
import type { House } from './house.ts';
import { Notebook } from './notebook.ts';

/** One table of so many has seats for as many as its game is for; the others have two people, and every third a bot as well. */
const LARGE = 12;
/** At one table of so many somebody looks on. */
const LOOKED_AT = 10;
/** Of so many thoughts one is said, and as often time is given, stopped, or started again. */
const RARELY = 10;
/** So many tables are opened at the same moment. */
const AT_ONCE = 10;
/** How long a table may take to be opened, in milliseconds. */
const LONGEST_OPENING = 60_000;
/** Tables at which something is being asked all the time. */
const OFFERS = 3;

/** A table with what everybody there heard. */
export interface BesiegedTable extends Company {
  readonly notebooks: readonly Notebook[];
}

/** Everybody who plays while servers fail, as fast as is wished. */
export class Crowd {
  readonly tables: BesiegedTable[] = [];
  readonly offers: OpenOffer[] = [];
  /** How long somebody thinks at most, in milliseconds. */
  longest: number;
  private readonly house: House;
  private readonly chronicle: Chronicle;
  private readonly others: Notebook[] = [];
  /** Also those who never got to a table. */
  private readonly everybody: Notebook[] = [];

  constructor(house: House, chronicle: Chronicle, longest: number) {
    this.house = house;
    this.chronicle = chronicle;
    this.longest = longest;
  }

  get acknowledged(): number {
    return this.tables.reduce(
      (sum, { players }) => sum + players.reduce((all, { acknowledged }) => all + acknowledged.length, 0),
      0,
    );
  }

  /** Opens so many tables; returns how many could not be opened, in words. */
  async gather(count: number, onTable: (number: number) => void): Promise<string[]> {
    const faults: string[] = [];
    for (let first = 0; first < count; first += AT_ONCE) {
      const numbers = Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, index) => first + index);
      const outcomes = await Promise.allSettled(numbers.map((number) => this.openInTime(number)));
      for (const one of outcomes) if (one.status === 'rejected') faults.push(`no table: ${String(one.reason)}`);
      onTable(this.tables.length);
    }
    for (let number = 0; number < OFFERS; number++) {
      const offer = openOffer((name) => this.enter(name)).then((open) => void this.offers.push(open));
      await inTime(offer).catch((error: unknown) => faults.push(`no offer: ${String(error)}`));
    }
    return faults;
  }

  /** Somebody without a name comes in, to look. */
  stranger(): Notebook['client'] {
    return this.let(makeStranger(this.house.balancer.address), null, this.others).client;
  }

  leave(): void {
    for (const { client } of this.everybody) client.close();
    for (const offer of this.offers) offer.leave();
  }

  private async openInTime(number: number): Promise<void> {
    this.tables.push(await inTime(this.open(number)));
  }

  private async open(number: number): Promise<BesiegedTable> {
    const notebooks: Notebook[] = [];
    const company = await gather(this.meeting(notebooks), number);
    if (isLookedAt(number)) await this.look(company.table, notebooks);
    return { ...company, notebooks };
  }

  private async look(table: string, notebooks: Notebook[]): Promise<void> {
    const { client } = this.let(makeStranger(this.house.balancer.address), null, notebooks);
    await new Player(client, table, { chance: new FastChance(0), isForgetful: true }).start();
  }

  private meeting(notebooks: Notebook[]): Meeting {
    return {
      enter: (name, seat) => this.enter(name, seat, notebooks),
      longest: () => this.longest,
      size: (number, sizes) => (number % LARGE === 0 ? (sizes.at(-1) ?? 2) : sizeAt(number, sizes)),
      isPublic: isLookedAt,
      rarely: RARELY,
      isForgetful: true,
    };
  }

  private async enter(name: string, seat: number | null = null, into = this.others): Promise<Notebook['client']> {
    return this.let(await makeGuest(this.house.balancer.address, name), seat, into).client;
  }

  private let(person: ReturnType<typeof makeStranger>, seat: number | null, into: Notebook[]): Notebook {
    const notebook = new Notebook(person, seat, () => this.house.balancer.pick(), this.chronicle);
    into.push(notebook);
    this.everybody.push(notebook);
    return notebook;
  }
}

/** Fails if it takes too long. */
async function inTime<T>(opening: Promise<T>): Promise<T> {
  const late = new AbortController();
  const opened = await Promise.race([opening, pause(LONGEST_OPENING, null, { signal: late.signal }).catch(() => null)]);
  late.abort();
  if (opened === null) throw new Error('it took too long');
  return opened;
}

const sizeAt = (number: number, sizes: readonly number[]): number => (number % 3 === 2 && sizes.includes(3) ? 3 : 2);

const isLookedAt = (number: number): boolean => number % LOOKED_AT === 1;

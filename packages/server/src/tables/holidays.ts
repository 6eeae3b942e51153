import { Refusal, type Span, type Table, type Tables } from '@sixfold/host';
import { canBePlanned, holidayLeft, MOST_HOLIDAYS, nextHoliday } from '@sixfold/host/acting';
import type { Ask, HolidayBook } from '@sixfold/protocol';
import { Allowances, perDay } from '../limits/rates.ts';
import type { ServiceTools } from './tools.ts';

/** Each plan is an event at each of somebody's tables: so many a day are enough. */
const MOST_PLANS = 20;
const HOUSE = { kind: 'house' } as const;

/** The holidays of people: they are theirs, and every table of days at which they sit learns of them. */
export class Holidays {
  private readonly tools: Pick<ServiceTools, 'store' | 'now' | 'steady' | 'logger'>;
  private readonly tables: Tables;
  private readonly plans = new Allowances(perDay(MOST_PLANS));

  constructor(tools: Holidays['tools'], tables: Tables) {
    this.tools = tools;
    this.tables = tables;
  }

  async read(guest: string): Promise<HolidayBook> {
    return this.bookOf(await this.tools.store.readHolidays(guest));
  }

  async plan(guest: string, plan: Ask<'holiday'>): Promise<HolidayBook> {
    const { store, now, steady } = this.tools;
    const at = now();
    if (!canBePlanned(plan, at)) throw new Refusal({ code: 'malformed', what: 'holiday' });
    if (!this.plans.take(guest, steady())) throw new Refusal({ code: 'too-many', what: 'plans', most: MOST_PLANS });
    const planned = await store.planHoliday(guest, at, plan);
    if (!planned) throw new Refusal({ code: 'too-many', what: 'holidays', most: MOST_HOLIDAYS });
    await this.tellAll(guest, planned);
    return this.bookOf(planned);
  }

  /** Two have become one: of what both had planned the nearest holiday counts, if it is not too much for one. */
  async join(guest: string): Promise<void> {
    const { store, now } = this.tools;
    const at = now();
    const plan = nextHoliday(await store.readHolidays(guest), at);
    if (!plan) return;
    const joined =
      (await store.planHoliday(guest, at, plan)) ?? (await store.planHoliday(guest, at, { from: at, until: at }));
    await this.tellAll(guest, joined ?? []);
  }

  /** Tells a table of days who of those at it is on holiday when; what it cannot take now it is told when it next changes. */
  async bring({ id, opened, seats, isGoingOn }: Table): Promise<void> {
    if (opened.tempo?.kind !== 'days' || !isGoingOn) return;
    const people = seats.flatMap(({ kind, person }) => (kind === 'person' && person !== null ? [person] : []));
    for (const person of people) {
      await this.tell(id, person).catch((error: unknown) => this.tools.logger.warn({ err: error }, 'no holiday told'));
    }
  }

  private async tell(table: string, person: string): Promise<void> {
    const { store, now } = this.tools;
    if (this.tables.isClosing) return;
    const plan = nextHoliday(await store.readHolidays(person), now());
    await this.tables.ask(HOUSE, 'holiday', { table, person, plan });
  }

  private async tellAll(person: string, holidays: readonly Span[]): Promise<void> {
    const { store, now } = this.tools;
    const plan = nextHoliday(holidays, now());
    for (const { id, stage } of await store.listOf(person, ALL)) {
      if (stage === 'gathering' || stage === 'playing')
        await this.tables.ask(HOUSE, 'holiday', { table: id, person, plan });
    }
  }

  private bookOf(holidays: readonly Span[]): HolidayBook {
    const at = this.tools.now();
    return { holidays, left: holidayLeft(holidays, at), at };
  }
}

const ALL = 1_000_000;

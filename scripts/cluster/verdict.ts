import { granted, readEvent, type Span, type Table } from '@sixfold/host';
import { openPostgres } from '../../packages/server/src/store/postgres/postgres-store.ts';
import type { ServerStore, TableListing } from '../../packages/server/src/store/store.ts';
import { audit, type Findings } from '../chaos/audit.ts';
import type { BesiegedTable, Crowd } from './crowd.ts';
import type { House } from './house.ts';
import { readStory, type Shown } from './story.ts';
import { hearWitness, type Testimony } from './witness.ts';

/** What the log and the memory of all say of each other; whatever of it is not 0 is wrong, but for how much there was. */
export interface Verdict extends Findings {
  readonly tables: number;
  /** Views and plies that were shown, and how many of them no moment of the log has for those eyes. */
  views: number;
  foreign: number;
  plies: number;
  foreignPlies: number;
  /** Moves of bots, how many of them a server made that did not hold the table, and tables that changed hands in one term. */
  bots: number;
  unheld: number;
  readonly sameTerm: number;
  /** Moments at which time was counted though there was no server. */
  overcharged: number;
  /** Events out of their time. */
  leaps: number;
  /** Answers that nobody had asked for, and other things told to the wrong person. */
  misdirected: number;
  /** What was being asked and was there after a fault, and was not. */
  readonly offersKept: number;
  readonly offersLost: number;
  /** Tables that are listed otherwise than their log says. */
  unlisted: number;
  /** Tables at which nothing happened any more. */
  readonly stuck: number;
}

const NOTHING = {
  views: 0,
  foreign: 0,
  plies: 0,
  foreignPlies: 0,
  bots: 0,
  unheld: 0,
  overcharged: 0,
  leaps: 0,
  misdirected: 0,
};
const ALL = 1_000_000;

/** Compares what is stored with what everybody remembers, table by table. */
export async function judge(
  house: House,
  crowd: Crowd,
  stuck: readonly BesiegedTable[],
  faults: readonly string[],
): Promise<Verdict> {
  const { database, outages } = house;
  const store = await openPostgres({ database, databaseConnections: 4, databaseTimeout: 60_000 });
  const witness = await hearWitness(database);
  const listed = new Map((await store.listAlive(ALL)).map((listing) => [listing.id, listing]));
  const { tables, offers } = crowd;
  const verdict: Verdict = {
    ...(await audit(store, tables)),
    ...NOTHING,
    tables: tables.length,
    sameTerm: witness.terms,
    offersKept: offers.reduce((sum, { kept }) => sum + kept, 0),
    offersLost: offers.reduce((sum, { lost }) => sum + lost, 0),
    unlisted: 0,
    stuck: stuck.length,
  };
  for (const table of tables) await judgeTable(table, { store, witness, listed, outages }, verdict);
  const deaths = house.members.flatMap((member) => member.deaths.map((death) => `a server ended with ${death}`));
  verdict.faults.push(...deaths, ...faults, ...stuck.map(({ table, game }) => `stuck: ${game} ${table}`));
  await store.close();
  return verdict;
}

interface Evidence {
  readonly store: ServerStore;
  readonly witness: Testimony;
  readonly listed: ReadonlyMap<string, TableListing>;
  readonly outages: readonly Span[];
}

async function judgeTable({ table: id, notebooks }: BesiegedTable, evidence: Evidence, verdict: Verdict) {
  try {
    const events = (await evidence.store.read(id, 0)).map((event) => granted(readEvent(event)));
    const story = readStory(id, events, evidence.outages);
    for (const { seat, views, plies, faults } of notebooks) {
      const shown = (seat === null ? null : story.seats[seat]) ?? story.public;
      compareShown({ views, plies }, shown, verdict);
      verdict.misdirected += faults.length;
      verdict.faults.push(...faults);
    }
    verdict.bots += story.bots.size;
    verdict.unheld += (evidence.witness.foreign.get(id) ?? []).filter((number) => story.bots.has(number)).length;
    verdict.overcharged += story.overcharged;
    verdict.leaps += story.leaps;
    if (!isListed(story.table, evidence.listed.get(id))) verdict.unlisted++;
  } catch (error) {
    verdict.faults.push(String(error));
  }
}

function compareShown(seen: Shown, shown: Shown, verdict: Verdict): void {
  verdict.views += seen.views.size;
  verdict.plies += seen.plies.size;
  verdict.foreign += [...seen.views].filter((mark) => !shown.views.has(mark)).length;
  verdict.foreignPlies += [...seen.plies].filter((mark) => !shown.plies.has(mark)).length;
}

/** Lists follow from the log, in the same transaction. */
function isListed({ stage, turn, seats, touched }: Table, listing: TableListing | undefined): boolean {
  if (!listing || listing.stage !== stage || listing.turn !== turn || listing.touched !== touched) return false;
  return seats.every(({ kind, person }, seat) => {
    const listed = listing.seats[seat];
    return listed?.kind === kind && listed.person === person;
  });
}

/** What was looked for, in words, and how much of it is wrong. */
export const wrongsOf = (verdict: Verdict): Readonly<Record<string, number>> => ({
  'acknowledged moves lost': verdict.lost,
  'moves doubled': verdict.duplicated,
  'talk or time not kept once': verdict.unkept,
  'clocks untrue': verdict.untrue,
  'time without a server counted': verdict.overcharged,
  'events out of their time': verdict.leaps,
  'views foreign': verdict.foreign,
  'plies foreign': verdict.foreignPlies,
  'answers misdirected': verdict.misdirected,
  'bot moves of a server that did not hold the table': verdict.unheld,
  'tables taken over in the same term': verdict.sameTerm,
  'offers lost': verdict.offersLost,
  'tables listed wrongly': verdict.unlisted,
  'tables stuck': verdict.stuck,
  'other faults': verdict.faults.length,
});

/** How much of what was found is wrong. */
export const countWrong = (verdict: Verdict): number =>
  Object.values(wrongsOf(verdict)).reduce((sum, count) => sum + count, 0);

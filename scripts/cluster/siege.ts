import { setTimeout as pause } from 'node:timers/promises';
import { FastChance } from '@sixfold/engine';
import { Chronicle } from './chronicle.ts';
import { Crowd, type BesiegedTable } from './crowd.ts';
import { suffer } from './faults.ts';
import { House } from './house.ts';
import { planFaults, type FaultGroup, type FaultKind } from './plan.ts';
import { judge, type Verdict } from './verdict.ts';
import { callWitness } from './witness.ts';

export interface SiegeWishes {
  readonly faults: number;
  readonly tables: number;
  /** Moves in a second, in the mean. */
  readonly rate: number;
  /** How long a server is stopped, in milliseconds; other things are spoilt for as long or shorter. */
  readonly stop: number;
  readonly seed: number;
  /** Between two faults nothing is spoilt for so many milliseconds at most. */
  readonly calm?: number;
  /** What fails in which order; by default that many faults of all kinds. */
  readonly plan?: readonly FaultGroup[];
  /** So many moves must have been acknowledged before each fault and after the last, so that each of them meets people who play. */
  readonly between?: number;
  /** How long a table may take to go on at the end, in milliseconds. */
  readonly patience?: number;
  /** Where to note every request and answer. */
  readonly record?: string;
  /** Modules that are run in the servers before they begin: bugs that must be found. */
  readonly preload?: readonly string[];
  readonly say?: (words: string) => void;
}

/** What came of it. */
export interface SiegeFindings extends Verdict {
  /** How often each kind happened, and how often one began while another kind lasted. */
  readonly kinds: ReadonlyMap<FaultKind, number>;
  readonly overlaps: number;
  /** From the first fault until the last one was mended. */
  readonly seconds: number;
  /** Moves that were acknowledged in that time. */
  readonly played: number;
  /** Lines of the record. */
  readonly lines: number;
}

const BETWEEN = 20;
const PATIENCE = 60_000;
/** How long an offer is looked for. */
const OFFER_PATIENCE = 15_000;
/** Who is behind by so many seconds of play thinks hardly at all. */
const BEHIND = 10;
const [LEAST, MOST] = [0.02, 1.5];

/** Has people play at two servers on one database while both and all between them suffer; then compares what all remember. */
export async function besiege(wishes: SiegeWishes): Promise<SiegeFindings> {
  const house = await House.open(wishes.preload);
  const chronicle = new Chronicle(wishes.record ?? null);
  try {
    return await new Siege(house, chronicle, wishes).run();
  } finally {
    await house.close();
    await chronicle.close();
  }
}

class Siege {
  private readonly house: House;
  private readonly chronicle: Chronicle;
  private readonly wishes: SiegeWishes;
  private readonly chance: FastChance;
  private readonly crowd: Crowd;
  private readonly kinds = new Map<FaultKind, number>();
  private readonly lasting = new Map<symbol, FaultKind>();
  /** Those who look whether something is still being asked. */
  private readonly looking = new Set<Promise<void>>();
  private overlaps = 0;
  private count = 0;
  private begun = 0;
  private first = 0;

  constructor(house: House, chronicle: Chronicle, wishes: SiegeWishes) {
    this.house = house;
    this.chronicle = chronicle;
    this.wishes = wishes;
    this.chance = new FastChance(wishes.seed);
    this.crowd = new Crowd(house, chronicle, this.usual);
  }

  async run(): Promise<SiegeFindings> {
    const { crowd, house, wishes, kinds } = this;
    await callWitness(house.database);
    const unopened = await crowd.gather(wishes.tables, (number) =>
      wishes.say?.(`${number} of ${wishes.tables} tables`),
    );
    [this.begun, this.first] = [performance.now(), crowd.acknowledged];
    const pacing = setInterval(() => this.setPace(), 1000);
    await this.sufferAll();
    const [seconds, played] = [(performance.now() - this.begun) / 1000, crowd.acknowledged - this.first];
    const stuck = await this.findStuck();
    clearInterval(pacing);
    await Promise.race([Promise.all(this.looking), pause(2 * OFFER_PATIENCE, undefined, { ref: false })]);
    crowd.leave();
    await house.stopServers();
    const { overlaps, chronicle } = this;
    wishes.say?.('comparing what all remember');
    return {
      ...(await judge(house, crowd, stuck, unopened)),
      kinds,
      overlaps,
      seconds,
      played,
      lines: chronicle.lines,
    };
  }

  /** How long somebody thinks at most, if nothing fails. */
  private get usual(): number {
    return (2000 * this.wishes.tables) / this.wishes.rate;
  }

  /** Whoever was kept from playing makes up for it. */
  private setPace(): void {
    const wanted = ((performance.now() - this.begun) / 1000) * this.wishes.rate;
    const behind = (wanted - (this.crowd.acknowledged - this.first)) / this.wishes.rate;
    this.crowd.longest = Math.ceil(this.usual * Math.min(MOST, Math.max(LEAST, 1 - behind / BEHIND)));
  }

  private async sufferAll(): Promise<void> {
    const { faults, calm = 0, plan = planFaults(faults, this.chance) } = this.wishes;
    for (const group of plan) {
      await this.untilUnderLoad();
      await pause(this.chance.below(calm + 1));
      await this.askOffers();
      const ends: Promise<void>[] = [];
      for (const [index, kind] of group.entries()) {
        // The first one still lasts, for it is at least a second.
        if (index > 0) await pause(this.chance.below(500));
        ends.push(this.sufferOne(kind));
      }
      await Promise.all(ends);
      this.countOffers();
    }
    await this.untilUnderLoad();
  }

  private async sufferOne(kind: FaultKind): Promise<void> {
    const { kinds, lasting, wishes, chronicle } = this;
    const mark = Symbol(kind);
    if ([...lasting.values()].some((other) => other !== kind)) this.overlaps++;
    const number = kinds.get(kind) ?? 0;
    kinds.set(kind, number + 1);
    lasting.set(mark, kind);
    this.report(++this.count, kind);
    chronicle.note('FAULT', `${kind} begins`);
    await suffer(this.house, kind, { chance: this.chance, stop: wishes.stop, number });
    chronicle.note('FAULT', `${kind} is mended`);
    lasting.delete(mark);
  }

  private report(number: number, kind: FaultKind): void {
    const { crowd, wishes, overlaps } = this;
    const [played, seconds] = [crowd.acknowledged - this.first, (performance.now() - this.begun) / 1000];
    const rate = `${played} moves in ${Math.round(seconds)} s (${(played / seconds).toFixed(1)}/s)`;
    const memory = `${Math.round(process.memoryUsage().rss / 2 ** 20)} MiB`;
    wishes.say?.(`fault ${number} of ${wishes.faults} (${kind}), ${overlaps} overlapped, ${rate}, ${memory}`);
  }

  /** Waits for people to play again; not for ever, since what is still spoilt may keep them from it. */
  private async untilUnderLoad(): Promise<void> {
    const { crowd, wishes } = this;
    const { between = BETWEEN, patience = PATIENCE } = wishes;
    const [before, until] = [crowd.acknowledged, performance.now() + patience];
    while (crowd.acknowledged < before + between && performance.now() < until) await pause(50);
  }

  /** Their people may not be back yet: then what was asked before is asked still. */
  private async askOffers(): Promise<void> {
    const asked = this.crowd.offers.map((offer) => offer.renew(this.chance).catch(() => undefined));
    await Promise.race([Promise.all(asked), pause(2000)]);
  }

  private countOffers(): void {
    const { crowd, looking } = this;
    for (const offer of crowd.offers) {
      const look = offer.count(crowd.stranger(), OFFER_PATIENCE).catch(() => undefined);
      looking.add(look);
      void look.then(() => looking.delete(look));
    }
  }

  /** The tables at which nothing happens any more. */
  private async findStuck(): Promise<BesiegedTable[]> {
    const moves = ({ players }: BesiegedTable): string =>
      players.map(({ update }) => `${update?.round}/${update?.ply}`).join();
    const before = new Map(this.crowd.tables.map((table) => [table, moves(table)]));
    const stuck = (): BesiegedTable[] => this.crowd.tables.filter((table) => moves(table) === before.get(table));
    const until = performance.now() + (this.wishes.patience ?? PATIENCE);
    while (stuck().length > 0 && performance.now() < until) await pause(100);
    return stuck();
  }
}

import { granted, Refusal, type Outcome } from '../contract/errors.ts';
import type { AnswerOf, AnyRequest, AskOf } from '../contract/requests.ts';
import { decide } from '../decide/decide.ts';
import type { Decision, Knocking } from '../decide/decision.ts';
import type { Who } from '../table/seats.ts';
import type { Table } from '../table/table.ts';
import type { FairDealing } from '../table/dealing.ts';
import type { Span } from '../tempo/spans.ts';
import type { Audience } from './audience.ts';
import { Knocks } from './knocks.ts';
import type { Elsewhere, Holding } from './sharing.ts';
import type { Logger, World } from './world.ts';

/** What is used of the world. */
interface StageTools extends Pick<World, 'now' | 'random'> {
  readonly logger: Logger;
  readonly grace: number;
  readonly awayFor: (person: string, table: string) => number;
  readonly fair?: FairDealing;
  readonly downtime?: () => Promise<readonly Span[]>;
  readonly holding?: Pick<Holding, 'termOf'>;
  readonly elsewhere?: Elsewhere;
}

/** What is used of a table's log. */
interface StageLog {
  readonly names: readonly string[];
  load(): Promise<Table>;
  forget(): void;
  readNames(table: Table): Promise<void>;
  append(table: Table, decided: Decision<unknown>, term?: number): Promise<boolean>;
}

/** Where something is performed: a table, with those who look on. */
interface ActStage {
  readonly id: string;
  readonly tools: StageTools;
  readonly log: StageLog;
  readonly audience: Audience;
  readonly around: { remind(table: string, at: number | null): void };
  readonly listener: { shown(table: Table, isLate: boolean): void };
  tell(table: Table, how: { readonly isOwn: boolean }): void;
}

/** So many milliseconds after a failure a clock is looked at again. */
const RETRY = 10_000;
/** So many milliseconds after its time, where another host was to look at it. */
const TAKEN = 3000;
/** What says exactly what it is for, such as a move its ply: that something else happened meanwhile is nothing to it. */
const EXPLICIT: ReadonlySet<AnyRequest> = new Set<AnyRequest>([
  'move',
  'next',
  'sit',
  'admit',
  'agree',
  'give',
  'pledge',
  'reveal',
]);

/** Decides what comes of a request at a table, and does it; what is written carries a term, if one is given. */
export async function perform<R extends AnyRequest>(
  acts: ActStage,
  table: Table,
  who: Who,
  request: R,
  ask: AskOf<R>,
  term?: number,
): Promise<AnswerOf<R>> {
  const { tools, log, audience, id } = acts;
  const { random, grace, awayFor, fair } = tools;
  const decideAt = (at: Table): ReturnType<typeof decide<R>> =>
    decide(at, who, request, ask, {
      at: tools.now(),
      random,
      isFair: fair !== undefined,
      grace,
      names: log.names,
      knocker: (knock) => audience.knocker(knock),
      awayFor: (seat) => awayFor(at.seats[seat]?.person ?? '', id),
    });
  const decided = granted(decideAt(table));
  if (decided.events.length > 0 && !(await commit(acts, table, decided, term))) {
    const now = await overtaken(acts);
    return EXPLICIT.has(request) && term === undefined
      ? perform(acts, now, who, request, ask)
      : whatBecame(now, decideAt);
  }
  if (decided.knocking) {
    hearKnock(acts, table, decided.knocking);
    tools.elsewhere?.tellKnock(id, decided.knocking);
  }
  return decided.answer;
}

/** The same for what nobody asked for, if it is this host's to do: what is written carries the term in which it is. */
export async function performHeld<R extends AnyRequest>(
  acts: ActStage,
  table: Table,
  who: Who,
  request: R,
  ask: AskOf<R>,
): Promise<void> {
  const term = acts.tools.holding?.termOf(acts.id);
  if (term !== null) await perform(acts, table, who, request, ask, term);
}

/** Somebody asks for a seat, here or at another host, or is answered. */
export function hearKnock({ audience, tools }: ActStage, table: Table, knocking: Knocking): void {
  audience.hearKnock(knocking, table, () => new Knocks(tools.elsewhere?.knockOf));
}

/** Has happen what time alone does; never fails. */
export async function settle(acts: ActStage, table: Table, term?: number): Promise<void> {
  const { tools, id, around, listener, log } = acts;
  const { length } = table;
  try {
    const downtime = (await tools.downtime?.()) ?? [];
    await perform(acts, table, { kind: 'house' }, 'settle', { table: id, downtime }, term);
    around.remind(id, table.dueAt);
    if (table.length > length) listener.shown(table, true);
  } catch (error) {
    if (!(error instanceof Refusal)) log.forget();
    tools.logger.warn({ err: error }, 'a clock must be looked at again');
    around.remind(id, tools.now() + RETRY);
  }
}

/** The same where several hosts know when to look: the one that holds the table does it, the others look again. */
export async function settleHeld(acts: ActStage, table: Table, isHeld: boolean): Promise<void> {
  const { id, tools, around } = acts;
  const term = isHeld ? (tools.holding?.termOf(id) ?? null) : null;
  if (term !== null) await settle(acts, table, term);
  else around.remind(id, table.dueAt && Math.max(table.dueAt, tools.now() + TAKEN));
}

/** Stores what was decided, and shows it. False if somebody else was faster. */
async function commit(acts: ActStage, table: Table, decided: Decision<unknown>, term?: number): Promise<boolean> {
  const { log, audience } = acts;
  const { seats } = table;
  if (decided.events.some(({ type }) => type === 'took-back')) audience.coverAgain(table);
  if (!(await log.append(table, decided, term))) return false;
  audience.isStuck = false;
  if (table.seats !== seats) await log.readNames(table);
  acts.tell(table, { isOwn: true });
  return true;
}

/** Somebody else has written to the table: what they wrote counts, and is shown before anything is answered. */
async function overtaken(acts: ActStage): Promise<Table> {
  const table = await acts.log.load();
  acts.tell(table, { isOwn: false });
  return table;
}

/**
 * What is asked a second time, at another host since the first one did not answer, may have been done by then: whoever asks is told
 * so. Anybody else hears how far the table is.
 */
function whatBecame<A>(table: Table, decideAt: (table: Table) => Outcome<Decision<A>>): A {
  const again = decideAt(table);
  if (again.ok && again.value.events.length === 0) return again.value.answer;
  throw table.movedOn;
}

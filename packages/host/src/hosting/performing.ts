import { granted, Refusal } from '../contract/errors.ts';
import type { AnswerOf, AnyRequest, AskOf } from '../contract/requests.ts';
import { decide } from '../decide/decide.ts';
import type { Decision } from '../decide/decision.ts';
import type { Who } from '../table/seats.ts';
import type { Table } from '../table/table.ts';
import type { FairDealing } from '../table/dealing.ts';
import type { Span } from '../tempo/spans.ts';
import type { Audience } from './audience.ts';
import { Knocks } from './knocks.ts';
import type { Logger, World } from './world.ts';

/** What is used of the world. */
interface StageTools extends Pick<World, 'now' | 'random'> {
  readonly logger: Logger;
  readonly grace: number;
  readonly awayFor: (person: string, table: string) => number;
  readonly fair?: FairDealing;
  readonly downtime?: () => Promise<readonly Span[]>;
}

/** What is used of a table's log. */
interface StageLog {
  readonly names: readonly string[];
  load(): Promise<Table>;
  forget(): void;
  readNames(table: Table): Promise<void>;
  append(table: Table, decided: Decision<unknown>): Promise<boolean>;
}

/** Where something is performed: a table, with those who look on. */
interface ActStage {
  readonly id: string;
  readonly tools: StageTools;
  readonly log: StageLog;
  readonly audience: Audience;
  readonly around: { remind(table: string, at: number | null): void };
  readonly listener: { shown(table: Table, isLate: boolean): void; overtaken(): void };
  changed(table: Table, what: 'listed' | 'turn'): void;
  show(table: Table): void;
}

/** So many milliseconds after a failure a clock is looked at again. */
const RETRY = 10_000;

/** Decides what comes of a request at a table, and does it. */
export async function perform<R extends AnyRequest>(
  acts: ActStage,
  table: Table,
  who: Who,
  request: R,
  ask: AskOf<R>,
): Promise<AnswerOf<R>> {
  const { tools, log, audience, id } = acts;
  const { now, random, grace, awayFor, fair } = tools;
  const decided = granted(
    decide(table, who, request, ask, {
      at: now(),
      random,
      isFair: fair !== undefined,
      grace,
      names: log.names,
      knocker: (knock) => audience.knocker(knock),
      awayFor: (seat) => awayFor(table.seats[seat]?.person ?? '', id),
    }),
  );
  if (decided.events.length > 0) await commit(acts, table, decided);
  if (decided.knocking) audience.hearKnock(decided.knocking, table, () => new Knocks());
  return decided.answer;
}

/** Has happen what time alone does; never fails. */
export async function settle(acts: ActStage, table: Table): Promise<void> {
  const { tools, id, around, listener, log } = acts;
  const { length } = table;
  try {
    const downtime = (await tools.downtime?.()) ?? [];
    await perform(acts, table, { kind: 'house' }, 'settle', { table: id, downtime });
    around.remind(id, table.dueAt);
    if (table.length > length) listener.shown(table, true);
  } catch (error) {
    if (!(error instanceof Refusal)) log.forget();
    tools.logger.warn({ err: error }, 'a clock must be looked at again');
    around.remind(id, tools.now() + RETRY);
  }
}

/** Stores what was decided, and shows it. */
async function commit(acts: ActStage, table: Table, decided: Decision<unknown>): Promise<void> {
  const { log, audience } = acts;
  const { seats, stage, offer, dealing, turn } = table;
  if (decided.events.some(({ type }) => type === 'took-back')) audience.coverAgain(table);
  if (!(await log.append(table, decided))) throw await conflict(acts);
  audience.isStuck = false;
  if (table.isDealt && dealing && !dealing.isDealt) audience.startOver();
  if (table.seats !== seats) {
    await log.readNames(table);
    audience.startOver();
  }
  const isOther = table.seats !== seats || table.stage !== stage || table.offer !== offer || table.dealing !== dealing;
  if (isOther || decided.opens) {
    audience.showTable(table);
    acts.changed(table, 'listed');
  } else if (table.turn !== turn) acts.changed(table, 'turn');
  acts.show(table);
}

/** Somebody else has written to the table: what they wrote counts. */
async function conflict({ log, listener }: ActStage): Promise<Refusal> {
  const { movedOn } = await log.load();
  listener.overtaken();
  return movedOn;
}

import { StoreError } from '@sixfold/host';
import type { Answers, Call, Failure } from '../calls.ts';
import type { Write } from '../store.ts';
import { named, type Db } from './rows/db.ts';
import { storeErrorOf, troubleOf } from './errors.ts';
import { appendMoves, findMove, isMove } from './rows/table-work.ts';
import { workOn } from './rows/work.ts';
import { isAppend } from './written.ts';

const SQL = named('batch', {
  xact: 'SELECT pg_current_xact_id_if_assigned()::text AS xact',
  status: 'SELECT pg_xact_status($1::text::xid8) AS status',
});

/** The connection was lost at a moment when nobody can say whether what was written counts. */
export class OutcomeUnknown extends Error {
  /** Asks over another connection, once the old one is over: the answers, or null if nothing was written. */
  readonly settle: (db: Db) => Promise<Answers | null>;

  constructor(cause: unknown, settle: OutcomeUnknown['settle']) {
    super('the connection was lost while something was being stored', { cause });
    this.settle = settle;
  }
}

/** Moves at different tables, which take one statement, or a call of any other kind. */
type Step =
  | { readonly kind: 'moves'; readonly places: number[]; readonly moves: Write[] }
  | { readonly kind: 'call'; readonly place: number; readonly call: Call };

/**
 * Does many calls in one transaction, so that all of them share one flush of the disk. Moves at different tables, which is
 * what there is most of, are one statement, and if there is nothing else it is the whole transaction: nobody who is stopped in
 * between holds others up. A call that is refused leaves the others alone. Whatever is thrown has changed nothing, but for
 * `OutcomeUnknown`; the connection is of no use then.
 */
export async function runBatch(db: Db, calls: readonly Call[]): Promise<Answers> {
  const steps = planOf(calls);
  const [only] = steps;
  return steps.length === 1 && only?.kind === 'moves' ? runMoves(db, only.moves) : runTransaction(db, calls, steps);
}

function planOf(calls: readonly Call[]): Step[] {
  const steps: Step[] = [];
  for (const [place, call] of calls.entries()) {
    const move = moveOf(call);
    const before = steps.at(-1);
    if (!move) steps.push({ kind: 'call', place, call });
    else if (before?.kind === 'moves' && before.moves.every(({ id }) => id !== move.id)) {
      before.moves.push(move);
      before.places.push(place);
    } else steps.push({ kind: 'moves', places: [place], moves: [move] });
  }
  return steps;
}

function moveOf(call: Call): Write | null {
  if (!isAppend(call)) return null;
  const [write, ...others] = call[1];
  return write && others.length === 0 && isMove(write) ? write : null;
}

async function runMoves(db: Db, moves: readonly Write[]): Promise<Answers> {
  try {
    return answersOf(await appendMoves(db, moves));
  } catch (error) {
    if (troubleOf(error) === 'call' && moves.length > 1) return runApart(db, moves);
    if (troubleOf(error) === 'call') return answersOf([storeErrorOf(error)]);
    if (troubleOf(error) !== 'connection') throw error;
    throw new OutcomeUnknown(error, (other) => settleMoves(other, moves));
  }
}

/** One of them is wrong: which, shows if each is written alone. */
async function runApart(db: Db, moves: readonly Write[]): Promise<Answers> {
  const steps = moves.map((move, place): Step => ({ kind: 'moves', places: [place], moves: [move] }));
  return runTransaction(db, moves, steps);
}

/** A statement counts as a whole: if one of its moves is there, it was written. */
async function settleMoves(db: Db, moves: readonly Write[]): Promise<Answers | null> {
  const found: (boolean | null)[] = [];
  for (const move of moves) found.push(await findMove(db, move));
  if (!found.includes(true)) return null;
  return answersOf(found.map((is) => is ?? new StoreError('failed', 'it does not follow on what the table has')));
}

async function runTransaction(db: Db, calls: readonly unknown[], steps: readonly Step[]): Promise<Answers> {
  const outcomes = Array.from({ length: calls.length });
  await db.exec('BEGIN');
  for (const step of steps) await keepApart(db, step, outcomes);
  const answers = answersOf(outcomes);
  const xact = (await db.first<{ xact: string | null }>(SQL.xact))?.xact ?? null;
  try {
    await db.exec('COMMIT');
    return answers;
  } catch (error) {
    if (xact === null || troubleOf(error) !== 'connection') throw error;
    throw new OutcomeUnknown(error, (other) => settleTransaction(other, xact, answers));
  }
}

async function settleTransaction(db: Db, xact: string, answers: Answers): Promise<Answers | null> {
  const row = await db.first<{ status: string | null }>(SQL.status, xact);
  return row?.status === 'committed' ? answers : null;
}

/** What fails by itself is undone by itself, and so is what was refused half-way. */
async function keepApart(db: Db, step: Step, outcomes: unknown[]): Promise<void> {
  await db.exec('SAVEPOINT step');
  try {
    const isDone = await runStep(db, step, outcomes);
    await db.exec(isDone ? 'RELEASE step' : 'ROLLBACK TO step');
  } catch (error) {
    if (troubleOf(error) !== 'call') throw error;
    await db.exec('ROLLBACK TO step');
    if (step.kind === 'call') outcomes[step.place] = storeErrorOf(error);
    else await runEach(db, step, error, outcomes);
  }
}

/** False if it is to be undone. */
async function runStep(db: Db, step: Step, outcomes: unknown[]): Promise<boolean> {
  if (step.kind === 'moves') {
    const became = await appendMoves(db, step.moves);
    for (const [index, place] of step.places.entries()) outcomes[place] = became[index];
    return true;
  }
  const { place, call } = step;
  const [method, ...given] = call;
  const work = workOn(db);
  const answer: unknown = await Reflect.apply(work[method], work, given);
  outcomes[place] = answer;
  return !(isAppend(call) && answer === false);
}

async function runEach(db: Db, { places, moves }: Step & { kind: 'moves' }, error: unknown, outcomes: unknown[]) {
  for (const [index, move] of moves.entries()) {
    const place = places[index] ?? 0;
    if (moves.length === 1) outcomes[place] = storeErrorOf(error);
    else await keepApart(db, { kind: 'moves', places: [place], moves: [move] }, outcomes);
  }
}

function answersOf(outcomes: readonly unknown[]): Answers {
  const failures = outcomes.flatMap((outcome, place): Failure[] =>
    outcome instanceof StoreError ? [[place, outcome.why, outcome.message]] : [],
  );
  return { answers: [...outcomes], failures };
}

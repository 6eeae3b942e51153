import type { AnswerOf, AnyRequest, AskOf, Requests } from '../../../host/src/contract/requests.ts';
import { choicesOf } from '../../../host/src/series/choices.ts';
import type { Follower, Judge } from './follower.ts';

/** What must be known of the world to judge an answer; what it brings about is noted there. */
export interface Witness extends Judge {
  readonly tables: string[];
  /** The last move that was acknowledged, by whom. */
  lastMove: { readonly by: Follower; readonly ask: AskOf<'move'> } | null;
}

type Expect = {
  readonly [R in keyof Requests]?: (world: Witness, by: Follower, ask: AskOf<R>, answer: AnswerOf<R>) => unknown;
};

/** What must be answered, by the log, where it is more than nothing. */
const EXPECTED: Expect = {
  move(world, by, ask) {
    world.lastMove = { by, ask };
    return { round: ask.round, ply: ask.ply + 1 };
  },
  moves(world, by, { table }, { round, ply }) {
    const truth = world.truth(table);
    const before = truth.now().series.before(round, ply, 0);
    if (!before.ok) return before;
    const { turn } = before.value.view(null);
    const possible = truth.seatsOf(by.who).includes(turn) && choicesOf(before.value, turn);
    return { round, ply, moves: possible && possible.ok && possible.value };
  },
  look(world, by, { table, round, ply }) {
    const truth = world.truth(table);
    const own = truth.seatsOf(by.who);
    const before = truth.now().series.before(round, ply, 0);
    return before.ok ? { view: before.value.view(own.length === 1 ? own[0]! : null) } : before;
  },
  explain(world, _by, { table, round, ply }) {
    const { series } = world.truth(table).now();
    const before = series.before(round, ply, 1);
    return before.ok ? { sources: before.value.sources(series.matches[round]!.moves[ply]!) } : before;
  },
  transcript: (world, _by, { table, round }) => ({ transcript: world.truth(table).now().series.transcript(round) }),
  rematch(world, _by, { table }) {
    const { rematch } = world.truth(table).now();
    if (rematch && !world.tables.includes(rematch.table)) world.tables.push(rematch.table);
    return { table: rematch?.table };
  },
};

/** An answer must be what the log says, and nothing else. */
export function checkAnswer<R extends AnyRequest>(
  world: Witness,
  by: Follower,
  request: R,
  ask: AskOf<R>,
  answer: AnswerOf<R>,
): void {
  const expected = JSON.stringify(EXPECTED[request]?.(world, by, ask, answer) ?? {});
  const text = JSON.stringify(answer);
  if (text !== expected) world.fault(`${by.name} was answered ${text}\n  instead of ${expected}`);
  for (const secret of world.secretsFrom(by.who, ask.table)) {
    if (text.includes(secret)) world.fault(`${by.name} was answered ${secret}: ${text}`);
  }
}

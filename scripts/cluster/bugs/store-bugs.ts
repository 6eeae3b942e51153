import { TableHolding } from '../../../packages/server/src/cluster/holding.ts';
import type { Call } from '../../../packages/server/src/store/calls.ts';
import { PostgresChanges } from '../../../packages/server/src/store/postgres/changes.ts';
import { isMove } from '../../../packages/server/src/store/postgres/rows/table-work.ts';
import { Writer } from '../../../packages/server/src/store/postgres/writer.ts';
import { isAppend } from '../../../packages/server/src/store/postgres/written.ts';
import { isUnlucky, replace, rewrite, type Bug } from './planting.ts';

/** Whether it is one move, and nothing else. */
function isOneMove(call: Call): boolean {
  if (!isAppend(call)) return false;
  const [write, ...others] = call[1];
  return write !== undefined && others.length === 0 && isMove(write) && write.events.every(({ move }) => move !== null);
}

const allDone = (given: readonly Call[]) => ({ answers: given.map(() => true), failures: [] });

/** So many milliseconds after it was acknowledged something is written. */
const LATE = 150;

const OVERWRITE = `ON CONFLICT (table_id, number) DO UPDATE SET at = excluded.at, turn = excluded.turn, move = excluded.move,
  event = excluded.event`;

/** What becomes of moves, in the place of writing them. */
const writeSo = (
  write: (writer: Writer, before: Writer['write'], given: readonly Call[]) => ReturnType<Writer['write']>,
) =>
  replace(
    Writer.prototype,
    'write',
    (before) =>
      async function (this: Writer, given) {
        return given.every(isOneMove) ? write(this, before, given) : before.call(this, given);
      },
  );

/** Promises of the store that are broken. */
export const STORE_BUGS: Readonly<Record<string, Bug>> = {
  'fence off': {
    faults: [],
    plant: () => rewrite('table-append', (text) => text.replace('ON CONFLICT DO NOTHING', OVERWRITE)),
  },
  'acknowledged before it is committed': {
    faults: [['killed'], ['database'], ['killed']],
    plant: () =>
      writeSo(async (writer, write, given) => {
        setTimeout(() => void write.call(writer, given), LATE);
        return allDone(given);
      }),
  },
  'acknowledged and not written': {
    faults: [],
    plant: () =>
      writeSo(async (writer, write, given) => (isUnlucky() ? allDone(given) : await write.call(writer, given))),
  },
  'a lost race taken for a yes': {
    faults: [['delayed'], ['delayed'], ['delayed']],
    plant: () =>
      writeSo(async (writer, write, given) => {
        const answers = await write.call(writer, given);
        return answers.answers.includes(false) ? allDone(given) : answers;
      }),
  },
  'old term accepted': {
    faults: [['stopped'], ['stopped'], ['stopped']],
    plant: () => {
      rewrite('table-append', (text) =>
        text.replace('AND (term IS NULL OR table_id IN (SELECT table_id FROM held))', ''),
      );
      // Whoever had a table once thinks that it is still theirs.
      const terms = new Map<string, number>();
      replace(
        TableHolding.prototype,
        'termOf',
        (termOf) =>
          function remember(this: TableHolding, table) {
            const term = termOf.call(this, table);
            if (term !== null) terms.set(table, term);
            return terms.get(table) ?? null;
          },
      );
    },
  },
  'taken over in the same term': {
    faults: [['killed']],
    plant: () =>
      rewrite('holders-hold', (text) =>
        text.replace('CASE WHEN holders.holder = excluded.holder THEN 0 ELSE 1 END', '0'),
      ),
  },
  'never told what others wrote': {
    faults: [],
    plant: () => replace(PostgresChanges.prototype, 'follow', () => () => () => {}),
  },
  'what commits late is never looked at': {
    faults: [['delayed'], ['delayed'], ['delayed'], ['delayed']],
    plant: () => {
      replace(PostgresChanges.prototype, 'wrote', () => () => {});
      rewrite('news-horizon', () => 'SELECT (coalesce(max(xact), 0) + 1)::text AS horizon FROM events');
    },
  },
  'lists left behind': {
    faults: [],
    plant: () => rewrite('table-change', (text) => text.replace('SET stage = $1', 'SET stage = coalesce(stage, $1)')),
  },
  'what was said is not kept': {
    faults: [],
    plant: () => rewrite('talk-add', (text) => text.replace('$4', `replace($4::text, 'says', 'said')`)),
  },
};

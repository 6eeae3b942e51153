/**
 * Bugs to plant into a server, for the attack on a cluster, which must find them: run before the server, with the name of one in
 * `PLANTED_BUG`. Nothing of it is in the server itself.
 */
import { Audience } from '../../packages/host/src/hosting/audience.ts';
import { Log } from '../../packages/host/src/hosting/log.ts';
import { Match } from '../../packages/host/src/series/match.ts';
import { Table } from '../../packages/host/src/table/table.ts';
import { PostgresChanges } from '../../packages/server/src/store/postgres/changes.ts';
import { TABLE_SQL } from '../../packages/server/src/store/postgres/rows/table-sql.ts';
import { TALK_SQL } from '../../packages/server/src/store/postgres/rows/talk-sql.ts';
import { Writer } from '../../packages/server/src/store/postgres/writer.ts';
import type { Call } from '../../packages/server/src/store/calls.ts';

/** One call of so many goes wrong. */
const SELDOM = 15;
let calls = 0;
const isUnlucky = (): boolean => ++calls % SELDOM === 0;

/** Puts something else in the place of a method. */
function replace<T extends object, K extends keyof T>(owner: T, name: K, make: (before: T[K]) => T[K]): void {
  owner[name] = make(owner[name]);
}

const isAppend = ([method]: Call): boolean => method === 'append';
const allDone = (given: readonly Call[]) => ({ answers: given.map(() => true), failures: [] });

const OVERWRITE = `ON CONFLICT (table_id, number) DO UPDATE SET at = excluded.at, turn = excluded.turn, move = excluded.move,
  event = excluded.event`;

const BUGS: Readonly<Record<string, () => void>> = {
  'fence off': () => {
    const text = TABLE_SQL.append.text.replace('ON CONFLICT DO NOTHING', OVERWRITE);
    Object.assign(TABLE_SQL.append, { text });
  },
  'acknowledged before it is committed': () =>
    replace(
      Writer.prototype,
      'write',
      (write) =>
        async function late(this: Writer, given) {
          if (!given.every(isAppend)) return write.call(this, given);
          void write.call(this, given);
          return allDone(given);
        },
    ),
  'acknowledged and not written': () =>
    replace(
      Writer.prototype,
      'write',
      (write) =>
        async function forget(this: Writer, given) {
          return given.every(isAppend) && isUnlucky() ? allDone(given) : write.call(this, given);
        },
    ),
  'a lost connection taken for a yes': () =>
    replace(
      Writer.prototype,
      'write',
      (write) =>
        async function hope(this: Writer, given) {
          const answers = await write.call(this, given);
          return given.every(isAppend) && answers.answers.includes(false) ? allDone(given) : answers;
        },
    ),
  'never told what others wrote': () => replace(PostgresChanges.prototype, 'follow', () => () => () => {}),
  'views of another seat': () =>
    replace(
      Match.prototype,
      'view',
      (view) =>
        function peek(this: Match, seat) {
          return view.call(this, seat !== null && isUnlucky() ? 1 - Math.min(1, seat) : seat);
        },
    ),
  'plies left out': () =>
    replace(
      Match.prototype,
      'seenSince',
      (seen) =>
        function skip(this: Match, from, seat) {
          const plies = seen.call(this, from, seat);
          return isUnlucky() ? plies.slice(1) : plies;
        },
    ),
  'told from another ply on': () =>
    replace(
      Audience.prototype,
      'showGame',
      (show) =>
        function twice(this: Audience, table) {
          if (isUnlucky()) return;
          show.call(this, table);
        },
    ),
  'what was said is not kept': () => {
    Object.assign(TALK_SQL.add, { text: TALK_SQL.add.text.replace('$4', `replace($4::text, 'says', 'said')`) });
  },
  'time told wrong': () => {
    const told = Object.getOwnPropertyDescriptor(Table.prototype, 'toldClock');
    Object.defineProperty(Table.prototype, 'toldClock', {
      get(this: Table) {
        const clock: Table['toldClock'] = told?.get?.call(this);
        return clock && { ...clock, left: clock.left.map((left) => left + 1) };
      },
    });
  },
  'what others wrote is not read': () => replace(Log.prototype, 'outdate', () => () => {}),
};

BUGS[process.env['PLANTED_BUG'] ?? '']?.();

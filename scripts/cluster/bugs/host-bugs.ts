import { WebSocket } from 'ws';
import { Audience } from '../../../packages/host/src/hosting/audience.ts';
import { Log } from '../../../packages/host/src/hosting/log.ts';
import type { TableEvent } from '../../../packages/host/src/log/events.ts';
import { Match } from '../../../packages/host/src/series/match.ts';
import { Table } from '../../../packages/host/src/table/table.ts';
import { DatabaseClock } from '../../../packages/server/src/store/postgres/clock.ts';
import { Lifeline } from '../../../packages/server/src/tables/lifeline.ts';
import { isUnlucky, replace, replaceGetter, rewrite, type Bug } from './planting.ts';

const other = (seat: number): number => 1 - Math.min(1, seat);
/** All but the last event, now and then. */
const IS_NOT_BEHIND = `(random() > 0.07 OR number < (SELECT max(number) FROM events AS all_of WHERE all_of.table_id = wanted.id))`;
const isGift = ({ type }: TableEvent): boolean => type === 'gave-time';

/** Has tables folded from another log than is stored. */
const foldSo = (change: (events: readonly TableEvent[]) => readonly TableEvent[], then?: (table: Table) => void) =>
  replace(
    Table,
    'folding',
    (folding) =>
      function* (id, game, events, clocks, fair) {
        const table = yield* folding.call(Table, id, game, change(events), clocks, fair);
        then?.(table);
        return table;
      },
  );

/** What is decided, remembered and told wrongly. */
export const HOST_BUGS: Readonly<Record<string, Bug>> = {
  'another move stored than was asked for': {
    faults: [],
    plant: () =>
      replace(
        Match.prototype,
        'read',
        (read) =>
          function (this: Match, seat, input) {
            const asked = read.call(this, seat, input);
            if (!asked.ok || !isUnlucky()) return asked;
            const [first = 0] = this.position.legalMoves();
            return { ok: true, value: this.game.makeNotation(this.position, first) };
          },
      ),
  },
  'done twice': {
    faults: [],
    plant: () =>
      replace(
        Log.prototype,
        'append',
        (append) =>
          function (this: Log, table, decided, term) {
            const events = decided.events.flatMap((event) => (isGift(event) ? [event, event] : [event]));
            return append.call(this, table, { ...decided, events }, term);
          },
      ),
  },
  'what was refused stays in memory': {
    faults: [['delayed']],
    plant: () =>
      replace(
        Log.prototype,
        'append',
        (append) =>
          async function (this: Log, table, decided, term) {
            const isAppended = await append.call(this, table, decided, term);
            if (!isAppended) this['table'] = table;
            return isAppended;
          },
      ),
  },
  'what others wrote is not read': {
    faults: [],
    plant: () => replace(Log.prototype, 'outdate', () => () => {}),
  },
  'read from a copy that is behind': {
    faults: [['killed'], ['killed']],
    plant: () => rewrite('table-events', (text) => text.replace('ORDER BY', `AND ${IS_NOT_BEHIND} ORDER BY`)),
  },
  'applied twice when it comes from another server': {
    faults: [],
    plant: () =>
      replace(
        Table.prototype,
        'applyAll',
        (applyAll) =>
          function (this: Table, events) {
            return applyAll.call(
              this,
              events.flatMap((event) => (isGift(event) ? [event, event] : [event])),
            );
          },
      ),
  },
  'time that was given is forgotten with the server': {
    faults: [['killed'], ['killed']],
    plant: () => foldSo((events) => events.map((event) => (event.type === 'gave-time' ? { ...event, ms: 1 } : event))),
  },
  'an offer is forgotten with the server': {
    faults: [['killed'], ['killed']],
    plant: () =>
      foldSo(
        (events) => events,
        (table) => void (table.offer = null),
      ),
  },
  'time without a server is counted': {
    faults: [['database']],
    stop: 32_000,
    plant: () => replace(Lifeline.prototype, 'known', () => async () => []),
  },
  "the time is the server's own": {
    faults: [['clock'], ['clock']],
    plant: () => replace(DatabaseClock.prototype, 'now', () => () => Date.now()),
  },
  'time told wrong': {
    faults: [],
    plant: () =>
      replaceGetter(
        Table.prototype,
        'toldClock',
        (clock) => clock && { ...clock, left: clock.left.map((left) => left + 1) },
      ),
  },
  'views of another seat': {
    faults: [],
    plant: () =>
      replace(
        Match.prototype,
        'view',
        (view) =>
          function (this: Match, seat) {
            return view.call(this, seat !== null && isUnlucky() ? other(seat) : seat);
          },
      ),
  },
  'those who look on see a rack': {
    faults: [],
    plant: () =>
      replace(
        Match.prototype,
        'view',
        (view) =>
          function (this: Match, seat) {
            return view.call(this, seat ?? 0);
          },
      ),
  },
  'what another seat drew is told': {
    faults: [],
    plant: () =>
      replace(
        Match.prototype,
        'seenSince',
        (seen) =>
          function (this: Match, from, seat) {
            return seen.call(this, from, seat !== null && isUnlucky() ? other(seat) : seat);
          },
      ),
  },
  'plies left out': {
    faults: [],
    plant: () =>
      replace(
        Match.prototype,
        'seenSince',
        (seen) =>
          function (this: Match, from, seat) {
            const plies = seen.call(this, from, seat);
            return isUnlucky() ? plies.slice(1) : plies;
          },
      ),
  },
  'not shown, and then from there on': {
    faults: [],
    plant: () =>
      replace(
        Audience.prototype,
        'showGame',
        (show) =>
          function (this: Audience, table) {
            if (!isUnlucky()) return show.call(this, table);
            this['shown'] = table.state;
          },
      ),
  },
  'an answer to what nobody asked': {
    faults: [],
    plant: () =>
      replace(
        WebSocket.prototype,
        'send',
        (send) =>
          function (this: WebSocket, data: unknown) {
            const text = String(data);
            const isWrong = text.startsWith('["done",') && isUnlucky();
            Reflect.apply(send, this, [isWrong ? text.replace('["done",', '["done",9') : text]);
          },
      ),
  },
};

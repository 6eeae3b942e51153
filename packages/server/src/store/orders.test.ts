import { expect, test } from 'vitest';
import { NO_ORDERS, type HouseOrders } from './orders.ts';
import { openSample, Sample } from './store.fixture.ts';

test("the operator's orders are kept, and replaced by later ones", () => {
  using sample = openSample();
  const { sqlite } = sample;
  expect(sqlite.readOrders()).toEqual(NO_ORDERS);
  const orders: HouseOrders = {
    bans: [{ kind: 'address', what: '192.0.2.1', until: null }],
    announcement: { text: 'Restart at six', until: 99 },
  };
  sqlite.keepOrders(orders);
  expect(sqlite.readOrders()).toEqual(orders);
  sqlite.keepOrders(NO_ORDERS);
  expect(sqlite.readOrders()).toEqual(NO_ORDERS);
});

test('a table that is removed leaves nothing behind', () => {
  using sample = openSample();
  const { sqlite } = sample;
  sample.append(new Sample('gone').opening);
  sample.append(new Sample('stays').opening);
  sqlite.addTalk('gone', 1, 'anna', { kind: 'text', text: 'hello' });
  sqlite.removeTable('gone');
  expect([sqlite.read('gone', 0), sqlite.names('gone'), sqlite.readTalk('gone', 9)]).toEqual([[], [], []]);
  expect(sqlite.listAlive(9).map(({ id }) => id)).toEqual(['stays']);
});

import { expect, test } from 'vitest';
import { NO_ORDERS, type HouseOrders } from './orders.ts';
import { forEachStore } from './contract.fixture.ts';
import { Sample } from './store.fixture.ts';

forEachStore((openSample) => {
  test("the operator's orders are kept, and replaced by whoever knows them", async () => {
    await using sample = await openSample();
    const { store } = sample;
    expect(await store.readOrders()).toEqual(NO_ORDERS);
    const orders: HouseOrders = {
      bans: [{ kind: 'address', what: '192.0.2.1', until: null }],
      announcement: { text: 'Restart at six', until: 99 },
    };
    expect(await store.keepOrders(orders, NO_ORDERS)).toBe(true);
    expect(await store.readOrders()).toEqual(orders);
    expect(await store.keepOrders(NO_ORDERS, NO_ORDERS)).toBe(false);
    expect(await store.readOrders()).toEqual(orders);
    expect(await store.keepOrders(NO_ORDERS, orders)).toBe(true);
    expect(await store.readOrders()).toEqual(NO_ORDERS);
  });

  test('a table that is removed leaves nothing behind', async () => {
    await using sample = await openSample();
    const { store } = sample;
    await sample.append(new Sample('gone').opening);
    await sample.append(new Sample('stays').opening);
    await store.addTalk('gone', 1, 'anna', { kind: 'text', text: 'hello' });
    await store.removeTable('gone');
    expect([await store.read('gone', 0), await store.names('gone'), await store.readTalk('gone', 9)]).toEqual([
      [],
      [],
      [],
    ]);
    expect((await store.listAlive(9)).map(({ id }) => id)).toEqual(['stays']);
  });
});

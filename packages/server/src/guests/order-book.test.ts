import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NO_ORDERS, type HouseOrders } from '../store/orders.ts';
import { OrderBook } from './order-book.ts';

/** A store that several servers share. */
class SharedOrders {
  orders: HouseOrders = NO_ORDERS;
  reads = 0;
  private readonly reactions: ((change: 'replaced' | { table: string }) => void)[] = [];

  async readOrders(): Promise<HouseOrders> {
    this.reads++;
    return this.orders;
  }

  async keepOrders(orders: HouseOrders, before: HouseOrders): Promise<boolean> {
    if (this.orders !== before) return false;
    this.orders = orders;
    return true;
  }

  onChange(react: (change: 'replaced' | { table: string }) => void): void {
    this.reactions.push(react);
  }

  change(change: 'replaced' | { table: string }): void {
    for (const react of this.reactions) react(change);
  }
}

const books: OrderBook[] = [];
let store: SharedOrders;

async function open(): Promise<OrderBook> {
  const book = new OrderBook(store);
  books.push(book);
  await book.open();
  return book;
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1000 });
  store = new SharedOrders();
});
afterEach(() => {
  for (const book of books.splice(0)) book.close();
  vi.useRealTimers();
});

test('what is ordered at one server holds at the others within five seconds', async () => {
  const [here, there] = [await open(), await open()];
  const told = vi.fn<() => void>();
  there.onOrder(told);
  await here.ban({ kind: 'guest', what: 'rude', until: null });
  await here.announce({ text: 'Back soon', until: 60_000 });
  expect(here.isBanned('guest', 'rude')).toBe(true);
  expect(there.isBanned('guest', 'rude')).toBe(false);
  await vi.advanceTimersByTimeAsync(5000);
  expect([there.isBanned('guest', 'rude'), there.announcement?.text]).toEqual([true, 'Back soon']);
  expect(told).toHaveBeenCalledTimes(1);
});

test('what one server orders takes back nothing that another has ordered', async () => {
  const [here, there] = [await open(), await open()];
  await here.ban({ kind: 'address', what: '192.0.2.1', until: null });
  await there.ban({ kind: 'address', what: '192.0.2.2', until: null });
  expect(there.banned.map(({ what }) => what)).toEqual(['192.0.2.2', '192.0.2.1']);
  await there.lift({ kind: 'address', what: '192.0.2.1' });
  expect(store.orders.bans.map(({ what }) => what)).toEqual(['192.0.2.2']);
});

test('of what two servers order in the same moment nothing is lost', async () => {
  const [here, there] = [await open(), await open()];
  await Promise.all([
    here.ban({ kind: 'address', what: '192.0.2.1', until: null }),
    there.ban({ kind: 'address', what: '192.0.2.2', until: null }),
    there.announce({ text: 'Back soon', until: 60_000 }),
  ]);
  expect(store.orders.bans.map(({ what }) => what).toSorted()).toEqual(['192.0.2.1', '192.0.2.2']);
  expect(store.orders.announcement?.text).toBe('Back soon');
});

test('bans and announcements end when their time has come', async () => {
  const book = await open();
  await book.ban({ kind: 'guest', what: 'rude', until: 2000 });
  await book.announce({ text: 'Back soon', until: 3000 });
  vi.setSystemTime(2000);
  expect([book.isBanned('guest', 'rude'), book.banned, book.announcement?.text]).toEqual([false, [], 'Back soon']);
  vi.setSystemTime(3000);
  expect(book.announcement).toBeNull();
});

test('a restore brings other orders at once; what happens at tables brings none', async () => {
  const book = await open();
  store.orders = { bans: [{ kind: 'guest', what: 'rude', until: null }], announcement: null };
  store.change({ table: 't' });
  await vi.advanceTimersByTimeAsync(0);
  expect([book.isBanned('guest', 'rude'), store.reads]).toEqual([false, 1]);
  store.change('replaced');
  await vi.advanceTimersByTimeAsync(0);
  expect(book.isBanned('guest', 'rude')).toBe(true);
});

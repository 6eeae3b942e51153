import { NO_ORDERS, type Announcement, type Ban, type HouseOrders } from '../store/orders.ts';
import type { ServerStore } from '../store/store.ts';

/** How often to look what was ordered elsewhere, in milliseconds: another server may share the store. */
const PERIOD = 5000;
/** More bans than anybody can look through are somebody else's work: a firewall's. */
const MOST_BANS = 1000;

type OrderStore = Pick<ServerStore, 'readOrders' | 'keepOrders' | 'onChange'>;
type Banned = Pick<Ban, 'kind' | 'what'>;

/** What the operator has ordered, as far as it holds now. */
export class OrderBook {
  private readonly store: OrderStore;
  private readonly now: () => number;
  private orders = NO_ORDERS;
  private readonly bans = new Map<string, Ban>();
  private readonly reactions: (() => void)[] = [];
  private timer: NodeJS.Timeout | null = null;

  constructor(store: OrderStore, now = Date.now) {
    this.store = store;
    this.now = now;
  }

  /** Reads what holds, and from now on whatever else is ordered. */
  async open(): Promise<void> {
    this.take(await this.store.readOrders());
    this.timer = setInterval(() => void this.look(), PERIOD).unref();
    this.store.onChange((change) => {
      if (change === 'replaced') void this.look();
    });
  }

  close(): void {
    clearInterval(this.timer ?? undefined);
  }

  isBanned(kind: Ban['kind'], what: string): boolean {
    return this.bans.size > 0 && this.holds(this.bans.get(keyOf({ kind, what })) ?? PAST);
  }

  /** What everybody is told now. */
  get announcement(): Announcement | null {
    const { announcement } = this.orders;
    return announcement && this.holds(announcement) ? announcement : null;
  }

  get banned(): readonly Ban[] {
    return this.orders.bans.filter((ban) => this.holds(ban));
  }

  /** Has somebody called whenever something else holds. */
  onOrder(react: () => void): void {
    this.reactions.push(react);
  }

  ban(ban: Ban): Promise<void> {
    return this.change(({ bans, ...rest }) => ({ ...rest, bans: [ban, ...without(bans, ban)].slice(0, MOST_BANS) }));
  }

  lift(ban: Banned): Promise<void> {
    return this.change(({ bans, ...rest }) => ({ ...rest, bans: without(bans, ban) }));
  }

  announce(announcement: Announcement | null): Promise<void> {
    return this.change((orders) => ({ ...orders, announcement }));
  }

  /** Another server may have ordered something since, or in this very moment: then it is made anew from that. */
  private async change(make: (orders: HouseOrders) => HouseOrders): Promise<void> {
    const before = await this.store.readOrders();
    const orders = make(before);
    const kept = { ...orders, bans: orders.bans.filter((ban) => this.holds(ban)) };
    if (!(await this.store.keepOrders(kept, before))) return this.change(make);
    this.take(kept);
  }

  /** What cannot be read now is read the next time. */
  private async look(): Promise<void> {
    await this.store.readOrders().then(
      (orders) => this.take(orders),
      () => undefined,
    );
  }

  private take(orders: HouseOrders): void {
    if (JSON.stringify(orders) === JSON.stringify(this.orders)) return;
    this.orders = orders;
    this.bans.clear();
    for (const ban of orders.bans) this.bans.set(keyOf(ban), ban);
    for (const react of this.reactions) react();
  }

  private holds({ until }: { readonly until: number | null }): boolean {
    return until === null || until > this.now();
  }
}

const PAST = { until: -Infinity };

const keyOf = ({ kind, what }: Banned): string => `${kind} ${what}`;

const without = (bans: readonly Ban[], ban: Banned): readonly Ban[] =>
  bans.filter((other) => keyOf(other) !== keyOf(ban));

/** Somebody who may not come in: a guest by their id, or whoever comes from an address. */
export interface Ban {
  readonly kind: 'guest' | 'address';
  readonly what: string;
  /** In milliseconds since 1970; null for good. */
  readonly until: number | null;
}

/** What the operator tells everybody who is here, until then. */
export interface Announcement {
  readonly text: string;
  /** In milliseconds since 1970. */
  readonly until: number;
}

/** What the operator has ordered: it holds on all servers of one store, and after a restart. */
export interface HouseOrders {
  readonly bans: readonly Ban[];
  readonly announcement: Announcement | null;
}

export const NO_ORDERS: HouseOrders = { bans: [], announcement: null };

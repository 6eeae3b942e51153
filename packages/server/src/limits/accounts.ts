import { UNITS_PER_MS } from './costs.ts';
import { Allowance, Allowances, type Rate } from './rates.ts';

/** For how many milliseconds a second the server works for one of each kind. */
export interface WorkShares {
  readonly connectionWork: number;
  readonly guestWork: number;
  readonly addressWork: number;
}

/** As much as for so many seconds may be asked for at once: a page that loads, forty people who come back together. */
const AT_ONCE = 4;

const rateOf = (msPerSecond: number): Rate => ({
  perSecond: msPerSecond * UNITS_PER_MS,
  burst: msPerSecond * UNITS_PER_MS * AT_ONCE,
});

/** What connections, guests and addresses may still have done for them. Addresses are remembered after they left. */
export class Accounts {
  readonly connection: Rate;
  readonly guests: Allowances;
  readonly addresses: Allowances;

  constructor({ connectionWork, guestWork, addressWork }: WorkShares) {
    this.connection = rateOf(connectionWork);
    this.guests = new Allowances(rateOf(guestWork));
    this.addresses = new Allowances(rateOf(addressWork));
  }

  /** How much may be under way for an address before what else it asks for has to wait. */
  get mostUnderWay(): number {
    return this.addresses.rate.perSecond / 4;
  }

  /** For what comes without a connection of its own. */
  take(address: string, cost: number): boolean {
    return this.addresses.take(address, performance.now(), cost);
  }

  isOverdrawn(address: string): boolean {
    return this.addresses.isOverdrawn(address, performance.now());
  }
}

/** What one connection spends: from its own allowance, its guest's and its address's. */
export class Account {
  private readonly accounts: Accounts;
  private readonly address: string;
  private readonly own: Allowance;

  constructor(accounts: Accounts, address: string) {
    this.accounts = accounts;
    this.address = address;
    this.own = new Allowance(accounts.connection, performance.now());
  }

  /** False if any of the three has not enough; it costs all of them all the same. */
  take(cost: number, guest: string | null): boolean {
    const { connection, guests, addresses } = this.accounts;
    const now = performance.now();
    const own = this.own.take(connection, now, cost);
    const address = addresses.take(this.address, now, cost);
    return (guest === null || guests.take(guest, now, cost)) && own && address;
  }

  /** Whether it has gone on in vain for so long that it must go. */
  get isOverdrawn(): boolean {
    return this.own.isOverdrawn(this.accounts.connection) || this.accounts.isOverdrawn(this.address);
  }
}

import { StoreError } from '@sixfold/host';
import type { TableService, Visitor } from '../tables/visitor.ts';
import type { ServerStore } from '../store/store.ts';

/** In milliseconds: how long storing may take, and how long a good answer counts, so that asking often costs little. */
const LONGEST_WAIT = 2000;
const FRESH = 1000;

/** Whether people can play here, or what keeps them from it. */
export type Wellness =
  | { readonly isWell: true }
  | { readonly isWell: false; readonly why: StoreError['why'] | 'late' | 'closing' };

const nobody: Visitor = { guest: null, address: '', who: { kind: 'spectator' }, send: () => {} };

/** Asks whether something can be stored and tables answer, and soon. */
export class Health {
  private readonly store: Pick<ServerStore, 'probe'>;
  private readonly tables: TableService;
  private last: { readonly at: number; readonly answer: Promise<Wellness> } | null = null;

  constructor(store: Pick<ServerStore, 'probe'>, tables: TableService) {
    this.store = store;
    this.tables = tables;
  }

  check(): Promise<Wellness> {
    const at = performance.now();
    if (!this.last || at - this.last.at >= FRESH) this.last = { at, answer: this.look() };
    return this.last.answer;
  }

  private async look(): Promise<Wellness> {
    const { promise: late, resolve } = Promise.withResolvers<Wellness>();
    const timer = setTimeout(resolve, LONGEST_WAIT, { isWell: false, why: 'late' });
    const well = await Promise.race([this.ask(), late]);
    clearTimeout(timer);
    // Whoever asks again waits for it to be put right.
    if (!well.isWell) this.last = null;
    return well;
  }

  private async ask(): Promise<Wellness> {
    try {
      await Promise.all([this.store.probe(), this.tables.handle(nobody, 'lobby', { isWanted: false })]);
      return { isWell: true };
    } catch (error) {
      return { isWell: false, why: error instanceof StoreError ? error.why : 'failed' };
    }
  }
}

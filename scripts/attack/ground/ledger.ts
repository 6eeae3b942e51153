import type { Counts } from './attack.ts';

/** Counts what happens. */
export class Ledger {
  private readonly kept: Record<string, number> = {};

  add(what: string, many = 1): void {
    this.kept[what] = (this.kept[what] ?? 0) + many;
  }

  addAll(counts: Counts): this {
    for (const [what, many] of Object.entries(counts)) this.add(what, many);
    return this;
  }

  get counts(): Counts {
    return { ...this.kept };
  }
}

export const sumOf = (all: readonly Counts[]): Counts => all.reduce((sum, one) => sum.addAll(one), new Ledger()).counts;

/** Whoever did something at a table looks at it for so many milliseconds. */
const LOOK = 60_000;
/** A page whose connection is lost has so long to come back. */
const GRACE = 10_000;

interface PageLook {
  readonly guest: string;
  readonly table: string;
  readonly until: number;
}

/** Who looks at which table, as their pages tell: visible, and active within the last minute. Never stored. */
export class Looks {
  private readonly steady: () => number;
  private readonly pages = new Map<object | string, PageLook>();

  /** `steady` is a clock that never leaps. */
  constructor(steady: () => number) {
    this.steady = steady;
  }

  /** A page shows a table to somebody who did something there so long ago; null if nobody looks any more. */
  attend(page: object | string, guest: string, table: string, idle: number | null): void {
    if (idle === null) this.pages.delete(page);
    else this.pages.set(page, { guest, table, until: this.steady() + LOOK - idle });
  }

  /** The page's connection has ended. */
  end(page: object | string): void {
    const look = this.pages.get(page);
    if (look) this.pages.set(page, { ...look, until: Math.min(look.until, this.steady() + GRACE) });
  }

  /** Who looks at what just now. */
  current(): (guest: string, table: string) => boolean {
    const now = this.steady();
    for (const [page, { until }] of this.pages) if (until <= now) this.pages.delete(page);
    const pairs = new Set([...this.pages.values()].map(({ guest, table }) => `${guest} ${table}`));
    return (guest, table) => pairs.has(`${guest} ${table}`);
  }
}

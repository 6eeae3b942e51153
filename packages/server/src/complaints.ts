import type { World } from '@sixfold/host';

const MINUTE = 60_000;

interface ComplaintsLog {
  error(facts: object, message: string): void;
}

/** What fails again and again: of each kind a line at once, then one a minute with how often it was. */
export class Complaints {
  private readonly logger: ComplaintsLog;
  private readonly later: World['later'];
  /** By kind: how often since it was last said. */
  private readonly unsaid = new Map<string, number>();

  constructor(logger: ComplaintsLog, later: World['later']) {
    this.logger = logger;
    this.later = later;
  }

  note(kind: string, message: string): void {
    const count = this.unsaid.get(kind);
    if (count !== undefined) return void this.unsaid.set(kind, count + 1);
    this.say(kind, message, 1);
  }

  private say(kind: string, message: string, count: number): void {
    this.logger.error({ kind, count }, message);
    this.unsaid.set(kind, 0);
    this.later(MINUTE, () => {
      const more = this.unsaid.get(kind) ?? 0;
      if (more > 0) this.say(kind, message, more);
      else this.unsaid.delete(kind);
    });
  }
}

/** Something to be done for an address. */
export interface Job {
  readonly address: string;
  /** Begins; says what it costs, and when it is done. Never fails. */
  begin(): { readonly cost: number; readonly done: Promise<void> };
}

/** After so much work, in units of cost, whatever else the server has to do has its turn: ten milliseconds. */
const SLICE = 100;

/** What waits for an address, and how much is under way for it. */
interface WaitingLine {
  readonly jobs: Job[];
  underWay: number;
}

/**
 * Who is served next: of all addresses that wait, each in its turn, however much any of them asks for. No address has more
 * under way than so much, since what goes on elsewhere, such as in the store, is done in order.
 */
export class Turns {
  private readonly mostUnderWay: number;
  private readonly lines = new Map<string, WaitingLine>();
  /** The lines that can go on, the next one first. */
  private readonly ready = new Set<string>();
  private isScheduled = false;

  constructor(mostUnderWay: number) {
    this.mostUnderWay = mostUnderWay;
  }

  add(job: Job): void {
    const line = this.lines.get(job.address) ?? { jobs: [], underWay: 0 };
    this.lines.set(job.address, line);
    line.jobs.push(job);
    this.mayGoOn(job.address, line);
  }

  /** How many addresses are waited for. */
  get size(): number {
    return this.lines.size;
  }

  private mayGoOn(address: string, line: WaitingLine): void {
    if (line.jobs.length === 0 || line.underWay >= this.mostUnderWay) return;
    this.ready.add(address);
    if (!this.isScheduled) this.schedule();
  }

  private schedule(): void {
    this.isScheduled = true;
    setImmediate(() => this.serve());
  }

  private serve(): void {
    let spent = 0;
    for (const address of this.ready) {
      if (spent >= SLICE) break;
      this.ready.delete(address);
      spent += this.serveOne(address);
    }
    this.isScheduled = false;
    if (this.ready.size > 0) this.schedule();
  }

  private serveOne(address: string): number {
    const line = this.lines.get(address)!;
    const { cost, done } = line.jobs.shift()!.begin();
    line.underWay += cost;
    void done.then(() => this.end(address, line, cost));
    this.mayGoOn(address, line);
    return cost;
  }

  private end(address: string, line: WaitingLine, cost: number): void {
    line.underWay -= cost;
    if (line.jobs.length === 0 && line.underWay <= 0) this.lines.delete(address);
    else this.mayGoOn(address, line);
  }
}

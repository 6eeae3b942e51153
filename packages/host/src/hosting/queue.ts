/** One thing after the other: each is begun when what came before is done, well or not. */
export class Queue {
  private readonly onDone: () => void;
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  /** Calls back whenever something is done. */
  constructor(onDone: () => void) {
    this.onDone = onDone;
  }

  get isEmpty(): boolean {
    return this.waiting === 0;
  }

  add<T>(act: () => Promise<T>): Promise<T> {
    this.waiting++;
    const done = this.last.then(() => this.run(act));
    this.last = done.catch(() => undefined);
    return done;
  }

  /** Begins nothing until something else is done; kept once nothing is under way. */
  hold(until: Promise<unknown>): Promise<void> {
    return new Promise((resolve) => {
      this.last = this.last.then(() => (resolve(), until)).catch(() => undefined);
    });
  }

  /** Waits until all that was begun is done. */
  async finish(): Promise<void> {
    await this.last;
  }

  private async run<T>(act: () => Promise<T>): Promise<T> {
    try {
      return await act();
    } finally {
      this.waiting--;
      this.onDone();
    }
  }
}

/**
 * Where work that takes long waits between its slices: however much of it there is, one slice is done before whatever else
 * the server has to do has its turn.
 */
export class Pauses {
  private readonly waiting: (() => void)[] = [];
  private isScheduled = false;

  /** Kept when it is its turn to go on. */
  readonly pause = (): Promise<void> =>
    new Promise((resolve) => {
      this.waiting.push(resolve);
      this.schedule();
    });

  private schedule(): void {
    if (this.isScheduled || this.waiting.length === 0) return;
    this.isScheduled = true;
    setImmediate(() => {
      this.isScheduled = false;
      this.waiting.shift()?.();
      this.schedule();
    });
  }
}

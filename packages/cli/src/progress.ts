const WIDTH = 30;

/** A progress bar on standard error; silent where that is no terminal. */
export class Progress {
  private readonly total: number;
  private readonly what: string;
  private readonly isShown = process.stderr.isTTY;
  private shown = '';

  constructor(total: number, what: string) {
    this.total = total;
    this.what = what;
  }

  at(done: number): void {
    if (!this.isShown) return;
    const filled = Math.floor((WIDTH * done) / this.total);
    const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
    const line = `${bar} ${Math.floor((100 * done) / this.total)} %  ${done}/${this.total} ${this.what}`;
    if (line !== this.shown) process.stderr.write(`\r${line}`);
    this.shown = line;
  }

  end(): void {
    if (this.shown) process.stderr.write('\n');
  }
}

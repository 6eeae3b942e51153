const WIDTH = 30;

/** A progress bar on standard error, with the time left; silent where that is no terminal. */
export class Progress {
  private readonly total: number;
  private readonly what: string;
  private readonly first: number;
  private readonly start = performance.now();
  private readonly isShown = process.stderr.isTTY;
  private shown = '';

  /** `first` are done already, in no time. */
  constructor(total: number, what: string, first = 0) {
    this.total = total;
    this.what = what;
    this.first = first;
  }

  at(done: number, note = ''): void {
    if (!this.isShown) return;
    const filled = Math.floor((WIDTH * done) / this.total);
    const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
    const share = `${Math.floor((100 * done) / this.total)} %  ${done}/${this.total} ${this.what}`;
    this.show([`${bar} ${share}`, note, this.sayLeft(done)].filter((part) => part !== '').join('  '));
  }

  /** Prints a line of its own above the bar, whether the bar is shown or not. */
  say(line: string): void {
    process.stderr.write(`${this.shown && CLEAR}${line}\n`);
    const { shown } = this;
    this.shown = '';
    if (shown) this.show(shown);
  }

  /** How many are done in a second. */
  sayPace(done: number): string {
    const seconds = (performance.now() - this.start) / 1000;
    return `${((done - this.first) / seconds).toFixed(1)} ${this.what}/s`;
  }

  end(): void {
    if (this.shown) process.stderr.write('\n');
    this.shown = '';
  }

  private show(line: string): void {
    if (line !== this.shown) process.stderr.write(`${CLEAR}${line}`);
    this.shown = line;
  }

  private sayLeft(done: number): string {
    if (done <= this.first || done >= this.total) return '';
    const each = (performance.now() - this.start) / (done - this.first);
    return `${sayTime((each * (this.total - done)) / 1000)} left`;
  }
}

const CLEAR = '\r\x1b[K';

function sayTime(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

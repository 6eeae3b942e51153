import { createWriteStream, type WriteStream } from 'node:fs';
import { once } from 'node:events';

/** What people asked and were answered, and what was spoilt when: a line each, in a file, so that no memory is needed for it. */
export class Chronicle {
  /** How much was noted. */
  lines = 0;
  private readonly stream: WriteStream | null;
  private readonly begun = performance.now();

  /** Without a file it is only counted. */
  constructor(file: string | null) {
    this.stream = file === null ? null : createWriteStream(file);
  }

  note(who: string, what: string): void {
    this.lines++;
    this.stream?.write(`${Math.round(performance.now() - this.begun)} ${who} ${what}\n`);
  }

  async close(): Promise<void> {
    if (!this.stream) return;
    this.stream.end();
    await once(this.stream, 'close');
  }
}

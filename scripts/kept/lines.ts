import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What was worked out, kept as a line of JSON each: whoever was stopped goes on where they were. */
export class Lines<T> {
  private readonly known: T[];
  private readonly file: string;

  constructor(file: string) {
    this.file = file;
    mkdirSync(dirname(file), { recursive: true });
    this.known = existsSync(file) ? readLines<T>(file) : [];
  }

  get all(): readonly T[] {
    return this.known;
  }

  add(one: T): void {
    appendFileSync(this.file, `${JSON.stringify(one)}\n`);
    this.known.push(one);
  }
}

/** A line that was broken off is made again. */
const readLines = <T>(file: string): T[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('}'))
    .map((line) => JSON.parse(line) as T);

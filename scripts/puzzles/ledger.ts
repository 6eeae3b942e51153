import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { SearchedGame } from './search.ts';

/** Games that were gone through, a line each: whoever was stopped goes on where they were. */
export class Ledger {
  readonly games: SearchedGame[];
  private readonly file: string;

  constructor(file: string) {
    this.file = file;
    mkdirSync(dirname(file), { recursive: true });
    this.games = existsSync(file) ? readLines(file) : [];
  }

  add(game: SearchedGame): void {
    appendFileSync(this.file, `${JSON.stringify(game)}\n`);
    this.games.push(game);
  }

  get count(): number {
    return this.games.reduce((sum, { puzzles }) => sum + puzzles.length, 0);
  }
}

/** A line that was broken off is made again. */
const readLines = (file: string): SearchedGame[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('}'))
    .map((line) => JSON.parse(line) as SearchedGame);

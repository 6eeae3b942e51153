import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../command-line/command.ts';
import { messageOf } from '../terminal/describe.ts';
import type { ArenaPlan, Played } from './match.ts';

const FORMAT = 'sixfold-arena/2';
const FILE = 'games.jsonl';

/** The games of an arena as a file of JSON lines: first what is played, then a line a game, in order. */
export class Ledger {
  readonly played: Played[];
  private readonly path: string;

  /** Opens an arena's file, or begins one; games that are in it need not be played again. */
  constructor(folder: string, plan: ArenaPlan) {
    this.path = join(folder, FILE);
    const head = `${JSON.stringify({ format: FORMAT, ...plan })}\n`;
    const text = readOrBegin(folder, this.path, head);
    if (!text.startsWith(head)) {
      throw new UsageError(`${folder} holds the games of another arena: use the same arguments or another folder`);
    }
    const { played, length } = readPlayed(text, head.length);
    this.played = played;
    // A line that was only half written when the arena was stopped is dropped.
    truncateSync(this.path, Buffer.byteLength(text.slice(0, length)));
  }

  add(played: Played): void {
    this.played.push(played);
    appendFileSync(this.path, `${JSON.stringify(played)}\n`);
  }
}

/** What was played in a folder; null if nothing was. */
export function readLedger(folder: string): { plan: ArenaPlan; played: Played[] } | null {
  const path = join(folder, FILE);
  if (!existsSync(path)) return null;
  const text = readFileSync(path, 'utf8');
  const head = text.slice(0, text.indexOf('\n') + 1);
  if (head === '') return null;
  const plan: ArenaPlan = JSON.parse(head);
  return { plan, played: readPlayed(text, head.length).played };
}

function readOrBegin(folder: string, path: string, head: string): string {
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, '', { flag: 'a' });
    const text = readFileSync(path, 'utf8');
    if (text !== '' && !head.startsWith(text)) return text;
    writeFileSync(path, head);
    return head;
  } catch (error) {
    throw new UsageError(`cannot write to ${folder}: ${messageOf(error)}`);
  }
}

/** The games up to the first line that cannot be read, and where it begins. */
function readPlayed(text: string, from: number): { played: Played[]; length: number } {
  const played: Played[] = [];
  let at = from;
  for (let end = text.indexOf('\n', at); end >= 0; end = text.indexOf('\n', at)) {
    const game = readGame(text.slice(at, end));
    if (game?.game !== played.length) break;
    played.push(game);
    at = end + 1;
  }
  return { played, length: at };
}

function readGame(line: string): Played | null {
  try {
    const played: Played = JSON.parse(line);
    return played;
  } catch {
    return null;
  }
}

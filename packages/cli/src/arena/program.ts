import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { cleaned } from '../terminal/paint.ts';

/** Why a player lost a game without finishing it. */
export class Forfeit extends Error {}

/** More unread output than this is no answer; more than this on standard error is forgotten. */
const MOST_HEARD = 1024 * 1024;
const MOST_ERRORS = 2000;
const MOST_QUOTED = 300;

/** A process that was started or ended, by its number. */
export type ProcessChange = { readonly started: number } | { readonly ended: number };

/** Is told which processes are running, so that none is left behind when the arena is stopped. */
export type ProcessLog = (change: ProcessChange) => void;

/** A program that is asked line by line. Whatever it does wrong becomes a Forfeit at the next question. */
export class Program {
  private readonly child: ChildProcessWithoutNullStreams;
  private readonly log: ProcessLog;
  private heard = '';
  private errors = '';
  private failure: string | null = null;
  private wake = (): void => {};

  constructor(command: string, log: ProcessLog) {
    this.log = log;
    // In a group of its own, so that it can be ended together with all that it started.
    this.child = spawn(command, { shell: true, detached: true });
    const { child } = this;
    if (child.pid !== undefined) log({ started: child.pid });
    child.stdout.setEncoding('utf8').on('data', (text: string) => this.hear(text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.errors = (this.errors + text).slice(-MOST_ERRORS);
    });
    // Writing to a program that has ended fails; its end is told below.
    child.stdin.on('error', () => {});
    child.on('error', (error) => this.fail(`it cannot be started: ${error.message}`));
    child.on('close', (code, signal) =>
      this.fail(signal === null ? `it ended with code ${code}` : `it was ended by ${signal}`),
    );
  }

  /** Sends a line and returns the line that it answers within so many milliseconds. */
  async ask(line: string, limit: number): Promise<string> {
    this.child.stdin.write(`${line}\n`);
    const timer = setTimeout(() => this.fail(`it said nothing for ${limit / 1000} s`), limit);
    while (this.failure === null && !this.heard.includes('\n')) {
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
    clearTimeout(timer);
    const end = this.heard.indexOf('\n');
    if (end < 0 || this.heard.length > MOST_HEARD) throw new Forfeit(this.sayFailure());
    const answer = this.heard.slice(0, end);
    this.heard = this.heard.slice(end + 1);
    return answer.trim();
  }

  /** Ends it with all that it started. */
  end(): void {
    const { pid } = this.child;
    if (pid === undefined) return;
    endGroup(pid);
    this.log({ ended: pid });
  }

  private hear(text: string): void {
    this.heard += text;
    if (this.heard.length > MOST_HEARD) {
      this.child.stdout.destroy();
      this.fail('it said more than anybody asked for');
    }
    this.wake();
  }

  private fail(reason: string): void {
    this.failure ??= reason;
    this.wake();
  }

  private sayFailure(): string {
    const errors = cleaned(this.errors.trim().replaceAll(/\s+/g, ' ')).slice(-MOST_QUOTED);
    return errors === '' ? this.failure! : `${this.failure!}; its error output: ${errors}`;
  }
}

/** Ends a process and all that it started; it may have ended by itself. */
export function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Nobody is left.
  }
}

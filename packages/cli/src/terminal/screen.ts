import { createInterface } from 'node:readline';

/** Where a session is played: a terminal, or a test. */
export interface Screen {
  /** Asks for a line; null once no more will come. */
  ask(prompt: string): Promise<string | null>;
  /** Prints lines. */
  print(...lines: string[]): void;
  /** Wipes what can be seen, and what could be scrolled back to. */
  clear(): void;
  /** Shows a passing remark in place of the last one; an empty one removes it. */
  remark(text: string): void;
  /** Aborted with `Leave` once whoever sat here has gone. */
  readonly left: AbortSignal;
}

/** Somebody leaves the table; thrown by any question, caught by the session. */
export class Leave extends Error {}

const WIPE_LINE = '\r\x1b[K';
const WIPE = '\x1b[H\x1b[2J\x1b[3J';

/** The real terminal. Closing it ends the process's wait for input. */
export function openTerminal(): Screen & { close(): void } {
  // No history: at a shared terminal it would tell which pieces somebody thought of playing.
  const lines = createInterface({ input: process.stdin, output: process.stdout, historySize: 0 });
  const typed = lines[Symbol.asyncIterator]();
  let pending: ReturnType<typeof typed.next> | null = null;
  const leaving = new AbortController();
  lines.on('SIGINT', () => lines.close());
  lines.on('close', () => leaving.abort(new Leave()));
  return {
    async ask(prompt) {
      lines.setPrompt(prompt);
      lines.prompt();
      // A question that was void has not used up the line that answers the next one.
      const { done, value } = await (pending ??= typed.next());
      pending = null;
      return done ? null : value;
    },
    print: (...texts) => void process.stdout.write(texts.map((text) => `${text}\n`).join('')),
    clear: () => void process.stdout.write(WIPE),
    remark: (text) => void process.stdout.write(`${WIPE_LINE}${text}`),
    left: leaving.signal,
    close: () => lines.close(),
  };
}

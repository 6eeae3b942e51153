import { vi } from 'vitest';
import { runCommand } from './commands.ts';

/** What a run of the command came to. */
export interface Printed {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** For tests: runs the command in this process, as a shell would in one of its own. */
export async function sixfold(...words: string[]): Promise<Printed> {
  using out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  using err = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const code = await runCommand(words);
  return { code, out: textOf(out.mock.calls), err: textOf(err.mock.calls) };
}

const textOf = (calls: readonly (readonly unknown[])[]): string => calls.map(([text]) => String(text)).join('');

/** For tests: presses Ctrl+C for what begins from now on. Whatever else listens in this process might end it. */
export function interrupter(): () => void {
  const others = new Set(process.listeners('SIGINT'));
  return () => {
    for (const listener of process.listeners('SIGINT')) if (!others.has(listener)) listener('SIGINT');
  };
}

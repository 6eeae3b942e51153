import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { ensureScreen } from '../../../scripts/browser.ts';

/** Starts a screen that nobody sees, where there is none: workers inherit which it is. Ends it with the tests. */
export default async function startScreen(): Promise<(() => void) | undefined> {
  const program = ensureScreen();
  if (process.env['DISPLAY'] || program === '') return undefined;
  const screen = spawn(program, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(screen.stdio[3]!, 'data');
  process.env['DISPLAY'] = `:${String(number).trim()}`;
  return () => void screen.kill();
}

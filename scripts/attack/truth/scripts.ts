import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Trial } from '../ground/attack.ts';

const SCRIPTS = join(import.meta.dirname, '../..');

/** A script of its own that attacks something, with less than it usually does. */
const briefly = (name: string, script: string, words: readonly string[], says: string): Trial => ({
  kind: 'trial',
  name,
  says,
  most: { faults: 0 },
  async run() {
    const child = spawn(process.execPath, [join(SCRIPTS, script), ...words], { stdio: ['ignore', 'pipe', 'ignore'] });
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
    const [code] = await once(child, 'close');
    if (code !== 0) process.stderr.write(`\n${said}`);
    return { faults: code === 0 ? 0 : 1 };
  },
});

export const leaks = briefly(
  'leaks',
  'leaks.ts',
  ['--evenings', '5'],
  'npm run attack:leaks, five evenings of each kind',
);
export const races = briefly('races', 'races.ts', ['--races', '500'], 'npm run attack:races, 500 of them');
export const kills = briefly('kills', 'chaos.ts', ['--kills', '8', '--tables', '8'], 'npm run chaos, eight kills');
export const properties = briefly(
  'properties',
  'properties.ts',
  ['--sequences', '30'],
  'npm run attack:properties, thirty sequences of each game',
);

/**
 * Runs all checks, so many at a time as there are cores; what each says is told in their order. Fails if any does.
 *   node scripts/check.ts
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Needs the built page, and so is run after it was. */
const LATER = 'check:page-size';

interface Outcome {
  readonly name: string;
  readonly isFine: boolean;
  readonly said: string;
}

function namesOfChecks(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };
  return Object.keys(scripts).filter((name) => name.startsWith('check:') && name !== LATER);
}

const check = (name: string): Promise<Outcome> =>
  new Promise((resolve) => {
    execFile('npm', ['run', '--silent', name], { cwd: root, maxBuffer: 1e8 }, (error, stdout, stderr) =>
      resolve({ name, isFine: error === null, said: stdout + stderr }),
    );
  });

/** Takes one name after the other from those that are left, until there are none. */
async function work(left: string[], outcomes: Map<string, Outcome>): Promise<void> {
  for (let name = left.shift(); name !== undefined; name = left.shift()) outcomes.set(name, await check(name));
}

const names = namesOfChecks();
const outcomes = new Map<string, Outcome>();
const left = [...names];
await Promise.all(Array.from({ length: availableParallelism() }, () => work(left, outcomes)));
for (const name of names) {
  const { isFine, said } = outcomes.get(name)!;
  console.log(`${isFine ? '✓' : '✗'} ${name}\n${said}`);
  if (!isFine) process.exitCode = 1;
}

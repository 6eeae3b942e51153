/** Finds Python for the programs in our documents, installs it on a Debian without, and asks the second verifier of luck. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const SETTING = 'SIXFOLD_PYTHON';
const VERIFIER = join(import.meta.dirname, '../../../../docs/examples/verify_draws.py');
/** What it says of a game with which nothing is wrong. */
export const FINE = 'ok';

const HELP = `No Python (3.8 or later) was found for the programs in our documents, and none could be installed. Do one of these:
  - install it so that "python3" can be called; it needs no packages
  - or point to one:  ${SETTING}=/path/to/python3 npm test
`;

let found: string | null = null;

/** What calls Python; installs it if need be, and throws if that fails. Looked for once: to start it takes a while. */
export const ensurePython = (): string => (found ??= findPython());

function findPython(): string {
  const python = process.env[SETTING] ?? 'python3';
  if (!works(python) && isDebianRoot()) install();
  if (!works(python)) throw new Error(HELP);
  return python;
}

/** Debian's smallest Python has no `json`. */
const works = (python: string): boolean =>
  spawnSync(python, ['-c', 'import json, sys; sys.exit(sys.version_info < (3, 8))'], { stdio: 'ignore' }).status === 0;

const isDebianRoot = (): boolean =>
  process.getuid?.() === 0 &&
  existsSync('/etc/os-release') &&
  /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

function install(): void {
  process.stderr.write('There is no Python for the programs in our documents: installing it. This takes a minute.\n');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const words = ['install', '--yes', '--no-install-recommends', 'python3'];
  // Lists may be old but good enough; whether it can be called afterwards is what counts.
  for (const call of [['update'], words]) spawnSync('apt-get', call, { stdio: ['ignore', 2, 2], env });
}

/** Another verifier, as one process: a transcript a line goes in, and `ok` or what is wrong comes out, a line each. */
export class OtherVerifier {
  private readonly process;
  private readonly waiting: ((answer: string) => void)[] = [];

  constructor() {
    this.process = spawn(ensurePython(), [VERIFIER, '-'], { stdio: ['pipe', 'pipe', 'inherit'] });
    createInterface(this.process.stdout).on('line', (line) => this.waiting.shift()?.(line));
    this.process.on('exit', () => {
      for (const answer of this.waiting.splice(0)) answer('the verifier has ended');
    });
  }

  /** What it says of a transcript; `ok`, if it finds nothing. */
  ask(line: string): Promise<string> {
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      this.process.stdin.write(`${line}\n`);
    });
  }

  end(): void {
    this.process.stdin.end();
  }
}

/** Runs a text of Python beside the verifier, which it can import. */
export const runPython = (text: string, ...words: string[]): string =>
  execFileSync(ensurePython(), ['-B', '-c', text, ...words], { cwd: join(VERIFIER, '..'), encoding: 'utf8' });

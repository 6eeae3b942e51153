import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');
const LEFT_OUT = ['node_modules', '.git', 'dist'];
const PICTURES = join(root, 'docs/pictures');
/** What a test runner tells its tests is not meant for what they start: a page is built for use, not for tests. */
const OF_TESTS = /^(?:VITEST|NODE_ENV$|TEST$|MODE$|DEV$|PROD$|SSR$|BASE_URL$)/;

const run = promisify(execFile);

/** A copy of the repository to change and to try: its packages are its own, all else that is installed is shared. */
export class Copy {
  readonly folder = mkdtempSync(join(tmpdir(), 'sixfold-copy-'));

  constructor() {
    cpSync(root, this.folder, {
      recursive: true,
      filter: (path) => !LEFT_OUT.includes(basename(path)) && path !== PICTURES,
    });
    this.link('node_modules');
  }

  /** Runs a program of this Node there; what it printed. Fails with that if it fails. */
  async run(...words: string[]): Promise<string> {
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !OF_TESTS.test(name)));
    try {
      return (await run(process.execPath, words, { cwd: this.folder, env, maxBuffer: 1e8 })).stdout;
    } catch (error) {
      const { stdout, stderr } = error as { stdout?: string; stderr?: string };
      throw new Error([words.join(' '), stdout, stderr].join('\n'), { cause: error });
    }
  }

  /** Every file with what it holds, but for what is installed. */
  read(): Map<string, string> {
    const paths = readdirSync(this.folder)
      .filter((name) => name !== 'node_modules')
      .flatMap((name) => this.filesIn(name));
    return new Map(paths.map((path) => [path, readFileSync(join(this.folder, path), 'latin1')]));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }

  private filesIn(path: string): string[] {
    const whole = join(this.folder, path);
    return statSync(whole).isFile() ? [path] : readdirSync(whole).flatMap((name) => this.filesIn(join(path, name)));
  }

  /** What is a link to a package stays one, and so leads to the copy's. */
  private link(name: string): void {
    mkdirSync(join(this.folder, name));
    for (const entry of readdirSync(join(root, name), { withFileTypes: true })) {
      const path = join(name, entry.name);
      if (entry.name === '@sixfold') this.link(path);
      else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(join(root, path)), join(this.folder, path));
      else if (entry.name !== '.cache' && entry.name !== '.vite')
        symlinkSync(join(root, path), join(this.folder, path));
    }
  }
}

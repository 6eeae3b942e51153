/**
 * Finds a browser for tests, benchmarks and pictures, and installs one on a machine without.
 *   node scripts/browser.ts      prints its path
 */
import { execFileSync, type StdioOptions } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, isAbsolute, join, resolve } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';

/** A browser, and where it is looked for. */
interface Wanted {
  /** The setting that chooses one. */
  readonly setting: string;
  /** Debian's packages. */
  readonly debian: readonly string[];
  /** What it is called by, and where it is where it cannot be called. */
  readonly names: readonly string[];
  readonly elsewhere: readonly string[];
  /** What it says of itself. */
  readonly version: RegExp;
  readonly help: string;
}

const helpFor = (name: string, setting: string): string =>
  `No ${name} was found for the browser tests, and none could be installed. Install it so that it can be called,
or point to one:  ${setting}=/path/to/${name} npm test
`;

const CHROMIUM: Wanted = {
  setting: 'SIXFOLD_BROWSER',
  // The first is Chromium without windows: the same engine, but lighter.
  debian: ['chromium-headless-shell', 'chromium'],
  names: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
  elsewhere: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  version: /chrom/i,
  help: `${helpFor('chromium', 'SIXFOLD_BROWSER')}or run:  npx playwright install --with-deps chromium
`,
};

const FIREFOX: Wanted = {
  setting: 'SIXFOLD_FIREFOX',
  debian: ['firefox-esr'],
  names: ['firefox-esr', 'firefox'],
  elsewhere: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  version: /firefox/i,
  help: helpFor('firefox', 'SIXFOLD_FIREFOX'),
};

/** How to start it. It opens nothing but our own page, and as root or in a container the sandbox does not start. */
export const launchOptions = (executablePath = ensureBrowser()): LaunchOptions => ({
  executablePath,
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});

/** A browser's absolute path; installs one if need be, and throws if that fails. */
export function ensureBrowser(): string {
  return ensure(CHROMIUM, () => chromium.executablePath());
}

/** Firefox as people have it, for Playwright to drive over WebDriver BiDi. */
export function ensureFirefox(): string {
  return ensure(FIREFOX);
}

function ensure(wanted: Wanted, ofPlaywright?: () => string): string {
  const more = ofPlaywright ? [ofPlaywright()] : [];
  const found = find(wanted, more);
  if (found !== null) return found;
  install(wanted, ofPlaywright !== undefined);
  const installed = find(wanted, more);
  if (installed === null) throw new Error(wanted.help);
  return installed;
}

/** The one that was chosen, the system's, or Playwright's. */
function find({ setting, names, elsewhere, version }: Wanted, more: readonly string[]): string | null {
  const chosen = process.env[setting];
  if (chosen) return checked(chosen, setting, version);
  return [...names.flatMap(whereIs), ...elsewhere, ...more].find((place) => works(place, version)) ?? null;
}

function checked(path: string, setting: string, version: RegExp): string {
  if (!works(resolve(path), version)) throw new Error(`${setting}=${path} is no browser that starts`);
  return resolve(path);
}

/** Ubuntu has browsers that only ask for a snap, and libraries may be missing: whether it starts is what counts. */
function works(path: string, version: RegExp): boolean {
  try {
    return version.test(execFileSync(path, ['--version'], { encoding: 'utf8', stdio: quiet }));
  } catch {
    return false;
  }
}

const quiet: StdioOptions = ['ignore', 'pipe', 'ignore'];

function install(wanted: Wanted, hasOther: boolean): void {
  process.stderr.write('There is no browser for the browser tests: installing one. This takes a minute.\n');
  const isRoot = process.getuid?.() === 0;
  if (isRoot && isDebian() && installWithApt(wanted)) return;
  if (hasOther) run('npx', 'playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium');
}

function installWithApt(wanted: Wanted): boolean {
  // Lists may be old but good enough, so that only the second step decides.
  run('apt-get', 'update');
  return wanted.debian.some((name) => run('apt-get', ...APT, name) && find(wanted, []) !== null);
}

/**
 * A screen that nobody sees, for what needs a window: Firefox draws scenes in nothing else. Its program's path, installed if need be;
 * empty where it cannot be had, as outside of Linux.
 */
export function ensureScreen(): string {
  const known = process.env['SIXFOLD_SCREEN'];
  if (known !== undefined) return known;
  const look = (): string => whereIs('Xvfb')[0] ?? '';
  if (look() === '' && process.getuid?.() === 0 && isDebian()) {
    run('apt-get', 'update');
    run('apt-get', ...APT, 'xvfb', 'libgl1-mesa-dri');
  }
  return look();
}

const whereIs = (name: string): string[] =>
  folders()
    .map((folder) => join(folder, name))
    .filter(existsSync);

const folders = (): string[] => (process.env['PATH'] ?? '').split(delimiter).filter(isAbsolute);

const APT = ['install', '--yes', '--no-install-recommends', 'fonts-dejavu-core'];

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
    console.log(ensureBrowser());
  } catch (error) {
    process.stderr.write(`${String(error)}\n`);
    process.exitCode = 1;
  }
}

/**
 * Finds a browser for tests, benchmarks and pictures, and installs one on a machine without.
 *   node scripts/browser.ts      prints its path
 */
import { execFileSync, type StdioOptions } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, isAbsolute, join, resolve } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';

const SETTING = 'SIXFOLD_BROWSER';
/** Debian's packages, and what they are called by. The first is Chromium without windows: the same engine, but lighter. */
const DEBIAN = ['chromium-headless-shell', 'chromium'];
const NAMES = [...DEBIAN, 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const HELP = `No browser was found for the browser tests, and none could be installed. Do one of these, then try again:
  - install Chromium or Google Chrome so that "chromium" or "google-chrome" can be called, or
  - run:  npx playwright install --with-deps chromium
  - or point to one:  ${SETTING}=/path/to/chrome npm test
`;

/** How to start it. It opens nothing but our own page, and as root or in a container the sandbox does not start. */
export const launchOptions = (executablePath = ensureBrowser()): LaunchOptions => ({
  executablePath,
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});

/** A browser's absolute path; installs one if need be, and throws if that fails. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found !== null) return found;
  install();
  const installed = findBrowser();
  if (installed === null) throw new Error(HELP);
  return installed;
}

/** The one that was chosen, the system's, or Playwright's. */
function findBrowser(): string | null {
  const chosen = process.env[SETTING];
  if (chosen) return checked(chosen);
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(isAbsolute);
  const places = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...places, ...ELSEWHERE, chromium.executablePath()].find(works) ?? null;
}

function checked(path: string): string {
  if (!works(resolve(path))) throw new Error(`${SETTING}=${path} is no browser that starts`);
  return resolve(path);
}

/** Ubuntu has a "chromium" that only asks for a snap, and libraries may be missing: whether it starts is what counts. */
function works(path: string): boolean {
  try {
    return existsSync(path) && /chrom/i.test(execFileSync(path, ['--version'], { encoding: 'utf8', stdio: quiet }));
  } catch {
    return false;
  }
}

const quiet: StdioOptions = ['ignore', 'pipe', 'ignore'];

function install(): void {
  process.stderr.write('There is no browser for the browser tests: installing one. This takes a minute.\n');
  const isRoot = process.getuid?.() === 0;
  if (isRoot && isDebian() && installWithApt()) return;
  run('npx', 'playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium');
}

function installWithApt(): boolean {
  // Lists may be old but good enough, so that only the second step decides.
  run('apt-get', 'update');
  return DEBIAN.some((name) => run('apt-get', ...APT, name) && findBrowser() !== null);
}

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

/**
 * Runs Lighthouse (mobile) against places of the built page and checks what we promise: performance at least 95, accessibility and
 * best practices 100. What a place scores is the middle of several runs: one alone says as much of the machine as of the page.
 * Uses the `lighthouse` command if there is one, and says how to get it if not. Each place is opened in a browser of its own: in a new
 * one, or where something must have happened before, in one that was led there as for a picture.
 *   npm run build:page && npm run bench:lighthouse [runs [place …]]
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { GAME_IDS } from '@sixfold/engine';
import { PAGE, serve } from '@sixfold/server';
import { PLACES } from '../packages/testing/src/page/places.ts';
import { ensureBrowser, launchOptions } from '../scripts/browser.ts';
import { MORE_SCENES, SCENES, type Scene } from '../scripts/pictures/scenes.ts';

const PROMISED: Readonly<Record<string, number>> = { performance: 0.95, accessibility: 1, 'best-practices': 1 };
const RUNS = Number(process.argv[2] ?? 3);
const run = promisify(execFile);

/** By the names of their pictures: tables, score boards, what is over, and what is played elsewhere. */
const PREPARED = [
  ...GAME_IDS.flatMap((game) => [game, `${game}-score`]),
  'board-replay',
  'board-review',
  'history-filled',
  'statistics-filled',
  'luck-filled',
  'board-take',
  'gathering',
  'invited',
  'tv',
];
const CHOSEN = process.argv.length > 3 ? process.argv.slice(3) : [...PLACES, ...PREPARED];

interface Report {
  readonly categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  readonly audits: Record<string, { score: number | null; title: string; displayValue?: string }>;
}

/** Leads a browser to a scene, whose address it tells; what it stores stays in its folder. */
async function prepare(scene: Scene, baseURL: string, profile: string): Promise<string> {
  const context = await chromium.launchPersistentContext(profile, { ...launchOptions(), baseURL, hasTouch: true });
  const page = await context.newPage();
  await scene(page);
  const address = page.url();
  await context.close();
  return address;
}

async function measure(address: string, profile: string): Promise<Report> {
  const file = join(profile, 'report.json');
  const flags = [
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${Object.keys(PROMISED).join()}`,
  ];
  const chrome = `--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage --user-data-dir=${profile}`;
  await run('lighthouse', [address, ...flags, chrome], {
    env: { ...process.env, CHROME_PATH: ensureBrowser() },
  });
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Now and then the browser's trace has no beginning; a second try helps. */
const measureTwice = (address: string, profile: string): Promise<Report> =>
  measure(address, profile).catch(() => measure(address, profile));

/** The run in the middle, by performance. */
async function median(address: string, profile: string): Promise<Report> {
  const reports: Report[] = [];
  while (reports.length < RUNS) reports.push(await measureTwice(address, profile));
  const score = ({ categories }: Report): number => categories['performance']?.score ?? 0;
  const [middle] = reports.toSorted((a, b) => score(a) - score(b)).slice((RUNS - 1) >> 1);
  if (!middle) throw new Error('nothing was measured');
  return middle;
}

/** What kept a category from its full score. */
function blemishes({ categories, audits }: Report, name: string): string[] {
  const checks = categories[name]?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
  return checks
    .flatMap(({ id }) => audits[id] ?? [])
    .filter(({ score }) => score !== null && score !== undefined && score < 0.9)
    .map(({ title, displayValue = '' }) => `     ${title} ${displayValue}`);
}

function check(report: Report, name: string, promised: number): boolean {
  const score = report.categories[name]?.score ?? 0;
  console.log(
    `${score >= promised ? 'ok  ' : 'FAIL'} ${name.padEnd(16)}${Math.round(score * 100)} of ${promised * 100}`,
  );
  for (const blemish of blemishes(report, name)) console.log(blemish);
  return score >= promised;
}

async function keeps(place: string, base: string): Promise<boolean> {
  const profile = mkdtempSync(join(folder, 'browser-'));
  const scene = PREPARED.includes(place) ? { ...SCENES, ...MORE_SCENES }[place] : undefined;
  const address = scene ? await prepare(scene, base, profile) : `${base}/#/${place}`;
  console.log(scene ? `${place} (as in the picture)` : `/#/${place}`);
  const report = await median(address, profile);
  return !Object.entries(PROMISED)
    .map(([name, promised]) => check(report, name, promised))
    .includes(false);
}

const folder = mkdtempSync(join(tmpdir(), 'sixfold-lighthouse-'));
const serving = await serve({ port: 0, host: 'localhost', root: PAGE, data: join(folder, 'data'), logLevel: 'error' });
try {
  for (const place of CHOSEN) if (!(await keeps(place, serving.address))) process.exitCode = 1;
} catch (error) {
  process.stderr.write(
    `${String(error)}\nLighthouse is missing or failed. Get it with: npm i --no-save lighthouse@13.5.0\n`,
  );
  process.exitCode = 1;
} finally {
  await serving.close();
  rmSync(folder, { recursive: true });
}

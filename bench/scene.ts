/**
 * Measures the three-dimensional board without a graphics card: frames a second while the camera goes around 40 tiles at
 * 640 by 360, with both of Chromium's ways to draw in software; that a still scene renders no frames; that nothing is left
 * when it was opened and closed 50 times; and the size of its script. Fails if a promise is not kept.
 *   npm run bench:scene
 */
import { chromium, type Browser, type Page } from '@playwright/test';
import { serve } from '@sixfold/server';
import { launchOptions } from '../scripts/browser.ts';
import { buildHarness, sizeOfScene, stateAfter } from './scene/build.ts';
import type { Harness } from './scene/page.ts';

const FRAMES = 20;
const KIB = 1024;
const SIZE = 160 * KIB;
const TILES = 40;
const TIMES = 50;
/** The first times the browser itself learns and keeps what it has compiled. */
const WARM_UP = 20;
/** What the heap may grow by in all that opening and closing; a single scene left behind would be more. */
const GROWTH = 512 * KIB;
const ROUNDS = 4;
const STEPS = 50;
const [WIDTH, HEIGHT] = [640, 360];

const WAYS: Readonly<Record<string, readonly string[]>> = {
  llvmpipe: ['--use-gl=angle', '--use-angle=gl-egl', '--ignore-gpu-blocklist'],
  SwiftShader: ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
};

function check(isKept: boolean, what: string, figures: string): void {
  console.log(`${isKept ? 'ok  ' : 'FAIL'} ${what.padEnd(40)}${figures}`);
  if (!isKept) process.exitCode = 1;
}

const framesOf = (page: Page): Promise<Harness['scene']['frames']> => page.evaluate(() => window.harness.scene.frames);

/** The processor time that all of the browser's processes have taken so far, in seconds. */
async function work(browser: Browser): Promise<number> {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  await devtools.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

interface Pace {
  /** Frames a second; depends on what else the machine does. */
  readonly frames: number;
  /** Milliseconds of processor time a frame, in all processes and cores together; hardly does. */
  readonly work: number;
}

/** Drags the board around with the mouse. */
async function turnAround(page: Page, browser: Browser, rounds: number): Promise<Pace> {
  const [framesBefore, workBefore, began] = [await framesOf(page), await work(browser), performance.now()];
  await page.mouse.move(20, 300);
  await page.mouse.down();
  for (let round = 0; round < rounds; round++)
    await page.mouse.move(round % 2 === 0 ? 620 : 20, 300 - round, { steps: STEPS });
  await page.mouse.up();
  const seconds = (performance.now() - began) / 1000;
  const frames = (await framesOf(page)) - framesBefore;
  return { frames: frames / seconds, work: (((await work(browser)) - workBefore) / frames) * 1000 };
}

/** How many frames are drawn while nothing happens. */
async function rest(page: Page): Promise<number> {
  const settled = (): Promise<void> => page.evaluate(() => new Promise((done) => setTimeout(done, 700)));
  await settled();
  const before = await framesOf(page);
  await settled();
  return (await framesOf(page)) - before;
}

/** Points the mouse at the middle of the uppermost tiles; how many of their fields were not told. */
async function pointAtAll(page: Page): Promise<number> {
  await page.evaluate(() => window.harness.scene.lookFromAbove());
  await rest(page);
  let missed = 0;
  for (const { at, level } of stateAfter(TILES).tiles.slice(-5)) {
    const { x, y } = await page.evaluate(([field, height]) => window.harness.scene.project(field, height), [
      at[0],
      level,
    ] as const);
    await page.mouse.move(x, y);
    const told = await page.evaluate(() => window.harness.told.at(-1));
    if (told !== `point ${String(at[0])}`) missed++;
  }
  return missed;
}

/** Takes the context away and gives it back; whether the scene draws again by itself. */
async function loseContext(page: Page): Promise<boolean> {
  const before = await framesOf(page);
  await page.evaluate(async () => {
    const context = document.querySelector('canvas')!.getContext('webgl2')!;
    const extension = context.getExtension('WEBGL_lose_context')!;
    const pause = (): Promise<void> => new Promise((done) => setTimeout(done, 500));
    extension.loseContext();
    await pause();
    extension.restoreContext();
    await pause();
  });
  return (await framesOf(page)) > before;
}

const heapOf = async (page: Page): Promise<number> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await devtools.detach();
  return usedSize;
};

/** Opens and closes the scene again and again, a frame each time. */
async function openAndClose(page: Page, times: number): Promise<void> {
  const state = stateAfter(TILES);
  for (let count = 0; count < times; count++)
    await page.evaluate(async (shown) => {
      window.harness.open(shown);
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      window.harness.close();
    }, state);
}

async function measure(name: string, args: readonly string[], address: string): Promise<void> {
  const options = launchOptions();
  const browser = await chromium.launch({ ...options, args: [...(options.args ?? []), ...args] });
  try {
    const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
    const complaints: string[] = [];
    page.on('console', (message) => {
      // That the context was lost is told as well: we took it.
      if (!message.text().includes('Context')) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.goto(address);
    await page.waitForFunction(() => 'harness' in window);
    await page.evaluate((state) => window.harness.open(state), stateAfter(TILES));
    await turnAround(page, browser, 1);
    const pace = await turnAround(page, browser, ROUNDS);
    const { calls, triangles } = await page.evaluate(() => window.harness.scene.cost);
    const drawn = `${calls} calls, ${triangles} triangles`;
    const figures = `${pace.frames.toFixed(1)} frames/s, ${pace.work.toFixed(1)} ms of processor time each, ${drawn}`;
    check(pace.frames >= FRAMES, `${name}: going around`, figures);
    const idle = await rest(page);
    check(idle === 0, `${name}: at rest`, `${idle} frames`);
    const missed = await pointAtAll(page);
    check(missed === 0, `${name}: pointing`, `${missed} fields missed`);
    const isBack = await loseContext(page);
    check(isBack, `${name}: context lost and restored`, isBack ? 'drawn again' : 'not drawn again');
    await page.evaluate(() => window.harness.close());
    await openAndClose(page, WARM_UP);
    const before = await heapOf(page);
    await openAndClose(page, TIMES);
    const growth = (await heapOf(page)) - before;
    const left = await page.evaluate(() => window.harness.scene.cost.geometries);
    const kept = `${(growth / KIB).toFixed(0)} KiB more, ${left} geometries left`;
    check(growth < GROWTH && left === 0, `${name}: opened ${TIMES} times`, kept);
    check(complaints.length === 0, `${name}: complaints`, complaints.slice(0, 3).join(' | ') || 'none');
  } finally {
    await browser.close();
  }
}

const serving = await serve({ port: 0, host: 'localhost', root: await buildHarness() });
try {
  check(sizeOfScene() <= SIZE, 'script', `${(sizeOfScene() / KIB).toFixed(1)} of ${SIZE / KIB} KiB`);
  for (const [name, args] of Object.entries(WAYS)) await measure(name, args, serving.address);
} finally {
  await serving.close();
}

/**
 * Draws the page's icons from the same symbols as the table: packages/web/public/icons. Run it after a change of a symbol
 * or its colour (`npm run make:icons`) and look at the difference.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { runnerImport } from 'vite';
import { launchOptions } from './browser.ts';

const web = join(import.meta.dirname, '../packages/web');
const icons = join(web, 'public/icons');
const style = readFileSync(join(web, 'src/style/base.css'), 'utf8');

/** A colour of the dark table. */
const colour = (name: string): string => new RegExp(`--${name}: (#[0-9a-f]+)`).exec(style)![1] as string;

/** As much of a component's output as symbols are made of. */
interface Node {
  readonly type: unknown;
  readonly props: Record<string, unknown>;
}

/** A symbol's component written out; what it shows on request only, its letter, is left out. */
function write(node: unknown): string {
  if (Array.isArray(node)) return node.map(write).join('');
  if (typeof node !== 'object' || node === null) return '';
  const { type, props } = node as Node;
  if (typeof type === 'function') return write((type as (given: object) => unknown)(props));
  const { children, ...attributes } = props;
  if (type === 'text') return '';
  const words = Object.entries(attributes).map(([name, value]) => ` ${name}="${String(value)}"`);
  return `<${String(type)}${words.join('')}>${write(children)}</${String(type)}>`;
}

const { module } = await runnerImport<{ SymbolShape: (given: { symbol: number }) => unknown }>(
  join(web, 'src/ui/symbol.tsx'),
  { configFile: join(web, 'vite.config.ts') },
);

/** The six symbols around the middle, each on a field of its own. */
function drawSymbols(): string {
  return [...'ROYGBV']
    .map((letter, index) => {
      const turn = (index / 6 + 1 / 12) * 2 * Math.PI;
      const [x, y] = [Math.sin(turn), -Math.cos(turn)].map((part) => (part * 132).toFixed(1));
      return `<g transform="translate(${x} ${y}) scale(1.4)" fill="${colour(letter)}">${write(module.SymbolShape({ symbol: index }))}</g>`;
    })
    .join('\n');
}

const hexagon = (radius: number): string =>
  Array.from({ length: 6 }, (_, corner) => {
    const turn = (corner / 6 + 1 / 12) * 2 * Math.PI;
    return `${(radius * Math.sin(turn)).toFixed(1)},${(-radius * Math.cos(turn)).toFixed(1)}`;
  }).join(' ');

const tile = `<polygon points="${hexagon(222)}" fill="${colour('tile')}" stroke="${colour('edge')}" stroke-width="24" stroke-linejoin="round"/>`;

const svg = (inner: string, scale = 1): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-256 -256 512 512"><g transform="scale(${scale})">${inner}</g></svg>\n`;

/** Where the system cuts the corners off, the picture goes to the edge and its content stays in the middle. */
const filled = (scale: number): string =>
  svg(
    `<rect x="-600" y="-600" width="1200" height="1200" fill="${colour('table')}"/>\n${tile}\n${drawSymbols()}`,
    scale,
  );

const plain = svg(`${tile}\n${drawSymbols()}`, 1.08);

const PICTURES: readonly [string, string, number][] = [
  ['icon-192.png', plain, 192],
  ['icon-512.png', plain, 512],
  ['maskable-512.png', filled(0.86), 512],
  ['apple-touch-icon.png', filled(0.95), 180],
];

mkdirSync(icons, { recursive: true });
writeFileSync(join(icons, 'icon.svg'), plain);
/** Somebody is awaited. */
const DOT = '<circle cx="166" cy="-166" r="84" fill="#ffd24a" stroke="#0b0c10" stroke-width="20"/></svg>';
writeFileSync(join(icons, 'icon-dot.svg'), plain.replace(/<\/svg>\s*$/, `${DOT}\n`));
const browser = await chromium.launch(launchOptions());
const page = await browser.newPage();
for (const [name, picture, size] of PICTURES) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>body{margin:0}svg{display:block}</style>${picture.replace('<svg', `<svg width="${size}"`)}`,
  );
  await page.screenshot({ path: join(icons, name), omitBackground: true });
}
await browser.close();

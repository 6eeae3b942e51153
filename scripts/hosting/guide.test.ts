import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sayMisspelt } from '../../packages/server/src/settings/settings.ts';
import { addGauges, Metrics } from '../../packages/server/src/metrics/metrics.ts';
import { blocksIn, moved, readGuide, root } from './guide.ts';

const guide = readGuide();
const examples = readdirSync(join(root, 'deploy')).map((name) => readFileSync(join(root, 'deploy', name), 'utf8'));

test('every setting that the guide and its examples name is one', () => {
  const names = [guide, ...examples].flatMap((text) => text.match(/\bSIXFOLD_[A-Z_]+\b/g) ?? []);
  expect(sayMisspelt(Object.fromEntries(names.map((name) => [name, '1'])))).toEqual([]);
});

test('every metric that the guide names is measured', async () => {
  const metrics = new Metrics();
  const none = (): number => 0;
  const sources = { connections: none, hostedTables: none, waitingThoughts: none, data: '.', version: '0' };
  addGauges(metrics, sources);
  const text = await metrics.registry.text();
  const named = guide.match(/\bsixfold_[a-z_]+[a-z]\b/g) ?? [];
  expect(named.filter((name) => !text.includes(`# TYPE ${name} `))).toEqual([]);
});

test('every file that the guide leads to is there', () => {
  const links = Array.from(guide.matchAll(/\]\((\.\.?\/[^)#]+)\)/g), ([, path = '']) => path);
  expect(links.length).toBeGreaterThan(4);
  expect(links.filter((path) => !existsSync(join(root, 'docs', path)))).toEqual([]);
});

test('what is marked is found, with its heading', () => {
  const text =
    '# A\n\n## B\n\n<!-- run -->\n```sh\nls\n```\n\n```sh\nrm\n```\n\n## C\n<!-- run while two browsers play -->\n```sh\npwd\n```\n';
  expect(blocksIn(text)).toEqual([
    { heading: 'B', commands: 'ls\n', isPlayed: false },
    { heading: 'C', commands: 'pwd\n', isPlayed: true },
  ]);
  expect(blocksIn(guide).length).toBeGreaterThan(8);
  expect(blocksIn(guide).filter(({ isPlayed }) => isPlayed).length).toBe(1);
});

test('what the guide does to a system is done in a folder', () => {
  const ports = { '443': 1, '80': 2, '6060': 3, '6061': 4, '6062': 5, '6070': 6 };
  expect(
    moved('cp /etc/sixfold/a /opt/b; curl https://play.example/opt :6062', '/tmp/x', { ports, database: '' }),
  ).toBe('cp /tmp/x/etc/sixfold/a /tmp/x/opt/b; curl https://localhost:1/opt :5');
});

import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { GUEST } from '../../../scripts/packages/guest.fixture.ts';
import { builtFrom, PACKAGES, readManifest } from '../../../scripts/packages/packages.ts';
import { makeProject } from '../../../scripts/packages/project.fixture.ts';

/** Where a browser without a bundler finds what modules call by name. */
const OURS = PACKAGES.map(readManifest).flatMap(({ name, exports }) =>
  Object.entries(exports).map(([path, source]) => [
    join(name, path),
    join('/node_modules', name, builtFrom(source).default),
  ]),
);
const CIPHER = ['@noble/ciphers/', '@noble/hashes/'].map((name) => [name, `/node_modules/${name}`]);
const IMPORTS = Object.fromEntries([...OURS, ...CIPHER]);

const HTML = `<!doctype html><script type="importmap">${JSON.stringify({ imports: IMPORTS })}</script>
<script type="module" src="/guest.js"></script>`;

test('the packed packages work from a bare module script', async ({ page }) => {
  const project = makeProject();
  project.write('index.html', HTML);
  project.write('guest.js', GUEST);
  await page.route('http://guest.test/**', (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: join(project.folder, pathname) });
  });
  const report = page.waitForEvent('console');
  await page.goto('http://guest.test/index.html');
  expect(JSON.parse((await report).text())).toMatchObject({ isVerified: true, hasChosen: true });
  project.remove();
});

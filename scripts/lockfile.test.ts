import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly optional?: boolean;
  readonly bin?: { readonly node?: string };
}

const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};
const installed = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
const carryNode = installed.filter(([, { bin }]) => bin?.node !== undefined);

test('whatever is installed is told by its hash, and by no address', () => {
  const unhashed = installed.filter(([, { integrity, resolved }]) => !integrity?.startsWith('sha512-') || resolved);
  expect(unhashed.map(([path]) => path)).toEqual([]);
});

test('no package that everybody installs runs a script that could fetch more', () => {
  const running = installed.filter(([, { hasInstallScript, optional }]) => hasInstallScript && !optional);
  expect(running.map(([path]) => path)).toEqual([]);
});

test('the Node that runs all this is such a package, on systems that have one', () => {
  const system = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const own = carryNode.find(([path]) => path.endsWith(system));
  expect(carryNode.map(([path]) => path)).toHaveLength(5);
  expect([process.version.slice(1), undefined]).toContain(own?.[1].version);
});

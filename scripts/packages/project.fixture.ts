import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPackages } from './build.ts';
import { distOf, PACKAGES, readManifest, root, type PackageName } from './packages.ts';

/** What the packages need of others, and what a user of Node has besides. */
const NEIGHBOURS = ['@types', 'undici-types'];

/** Somebody else's project in which the packages are installed from what `npm pack` makes of them. */
export interface Project {
  readonly folder: string;
  tarball(name: PackageName): string;
  write(file: string, text: string): void;
  /** Runs a file of the project; returns what it prints. Fails if it complains. */
  node(file: string): string;
  remove(): void;
}

export function makeProject(): Project {
  const folder = mkdtempSync(join(tmpdir(), 'sixfold-project-'));
  const tarball = (name: PackageName): string => join(folder, `sixfold-${name}-${readManifest(name).version}.tgz`);
  const write = (file: string, text: string): void => writeFileSync(join(folder, file), text);
  buildPackages();
  run('npm', ['pack', '--silent', '--pack-destination', folder, ...PACKAGES.map(distOf)], folder);
  for (const name of PACKAGES) unpack(tarball(name), join(folder, 'node_modules/@sixfold', name));
  for (const name of NEIGHBOURS) symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  write('package.json', '{ "name": "guest", "private": true, "type": "module" }');
  const node = (file: string): string => run(process.execPath, [file], folder);
  return { folder, tarball, write, node, remove: () => rmSync(folder, { recursive: true }) };
}

/** Runs a command; returns what it prints. Its complaints are those of the error that it fails with. */
export const run = (command: string, words: readonly string[], cwd: string): string =>
  execFileSync(command, words, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

function unpack(tarball: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  run('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1'], folder);
}

/** The examples in a README, one after the other, as one program. Its path is from the root of the project. */
export function exampleIn(readme: string): string {
  const text = readFileSync(join(root, readme), 'utf8');
  return [...text.matchAll(/^```js\n([^]*?)^```$/gm)].map(([, code]) => code).join('\n');
}

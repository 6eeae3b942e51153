/**
 * Builds the packages as others install them: plain JavaScript with source maps and declarations, each in its `dist`, from
 * where it can be packed. In here they run from their source; what is published says so in a manifest of its own. Does nothing
 * if nothing that they are made of has changed since.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFresh } from '../build/fresh.ts';
import { builtFrom, distOf, folderOf, PACKAGES, readManifest, root, type PackageName } from './packages.ts';

const SOURCES = ['src', 'package.json', 'tsconfig.build.json', 'README.md'];
/** What every package is made of besides, and how. */
const SHARED = ['LICENSE', 'NOTICE', 'package-lock.json', 'tsconfig.json', 'tsconfig.build.json', 'scripts/packages'];

/** Whether all of them are built: each has its manifest once it is done. */
function areBuilt(): boolean {
  const own = PACKAGES.flatMap((name) => SOURCES.map((file) => join(folderOf(name), file)));
  const sources = [...own, ...SHARED.map((file) => join(root, file))];
  return PACKAGES.every((name) => isFresh(join(distOf(name), 'package.json'), sources));
}

export function buildPackages(): void {
  if (areBuilt()) return;
  for (const name of PACKAGES) rmSync(distOf(name), { recursive: true, force: true });
  const projects = PACKAGES.map((name) => join(folderOf(name), 'tsconfig.build.json'));
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [compiler, '--build', '--force', ...projects], { stdio: ['ignore', 2, 2] });
  for (const name of PACKAGES) finish(name);
}

/** What a package has besides its code. */
function finish(name: PackageName): void {
  const dist = distOf(name);
  const { private: _private, exports: sources, ...rest } = readManifest(name);
  const exports = Object.fromEntries(Object.entries(sources).map(([path, source]) => [path, builtFrom(source)]));
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify({ ...rest, exports }, null, 2)}\n`);
  for (const file of ['LICENSE', 'NOTICE']) copyFileSync(join(root, file), join(dist, file));
  copyFileSync(join(folderOf(name), 'README.md'), join(dist, 'README.md'));
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.d.ts')) pointToBuilt(join(dist, file));
  }
}

/** The compiler rewrites what code imports, but not what declarations do. */
function pointToBuilt(file: string): void {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replaceAll(/((?:from |import\()(["'])\.[^"']*)\.ts\2/g, '$1.js$2'));
}

if (import.meta.main) buildPackages();

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The root of the project. */
export const root = join(import.meta.dirname, '../..');

/** The packages that others can install, each after those it uses. */
export const PACKAGES = ['engine', 'protocol', 'bots', 'review', 'host'] as const;
export type PackageName = (typeof PACKAGES)[number];

/** What is asked of a `package.json` here. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

export const folderOf = (name: PackageName): string => join(root, 'packages', name);

/** Where a package is built. */
export const distOf = (name: PackageName): string => join(folderOf(name), 'dist');

export const readManifest = (name: PackageName): Manifest =>
  JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8')) as Manifest;

/** What a file of the source is built to: code and types. */
export function builtFrom(source: string): { readonly types: string; readonly default: string } {
  const base = source.replace('./src/', './').replace(/\.ts$/, '');
  return { types: `${base}.d.ts`, default: `${base}.js` };
}

/** One of the doors into a package: what it is imported by, and where its built types are. */
export interface EntryPoint {
  readonly specifier: string;
  readonly types: string;
}

export function entryPointsOf(name: PackageName): EntryPoint[] {
  const { name: scoped, exports } = readManifest(name);
  return Object.entries(exports).map(([path, source]) => ({
    specifier: join(scoped, path),
    types: join(distOf(name), builtFrom(source).types),
  }));
}

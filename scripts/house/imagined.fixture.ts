import { join } from 'node:path';
import type { FileSystem } from 'typescript/unstable/fs';
import { readUnits, ROOT, type Unit } from './source.ts';

/** The units of a project that has these files, from path to text, and no others. */
export function imagine(files: Readonly<Record<string, string>>): Unit[] {
  const config = join(ROOT, 'imagined.json');
  const texts = new Map(Object.entries(files).map(([path, text]) => [join(ROOT, path), text]));
  texts.set(config, JSON.stringify({ compilerOptions: { noLib: true, types: [] }, files: Object.keys(files) }));
  const fs: FileSystem = {
    fileExists: (path) => texts.has(path),
    readFile: (path) => texts.get(path) ?? null,
    directoryExists: (path) => [...texts.keys()].some((file) => file.startsWith(path)),
    getAccessibleEntries: () => ({ files: [], directories: [] }),
    realpath: (path) => path,
  };
  return readUnits(['imagined.json'], fs);
}

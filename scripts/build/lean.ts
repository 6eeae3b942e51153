/**
 * Makes an installation that holds what serves, and nothing that builds or tests: the built page, the packages that run,
 * and what these need from elsewhere. It runs with Node alone.
 *   npm run build:lean -- FOLDER     then there: node packages/cli/bin/sixfold.cjs serve
 */
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { buildPage } from './page.ts';

const root = join(import.meta.dirname, '../..');
/** What runs a server and the command. */
const RUNNING = ['engine', 'protocol', 'bots', 'review', 'host', 'server', 'cli'];
const PAGE = join(root, 'packages/web/dist');

const isTest = (path: string): boolean => /\.(test|fixture)\.ts$|\/(test|dist)$/.test(path);

/** Makes it in a folder that must not be there yet, with the page in another one. */
export function buildLean(folder: string, page = PAGE): void {
  if (existsSync(folder)) throw new Error(`${folder} exists already`);
  for (const name of RUNNING) {
    const from = join(root, 'packages', name);
    cpSync(from, join(folder, 'packages', name), { recursive: true, filter: (path) => !isTest(path) });
    link(join(folder, 'node_modules/@sixfold', name), join(folder, 'packages', name));
  }
  cpSync(page, join(folder, 'packages/web/dist'), { recursive: true });
  for (const path of neededBy(RUNNING.map((name) => join(root, 'packages', name)))) {
    cpSync(path, join(folder, relative(root, path)), { recursive: true, filter: (inner) => !isNested(path, inner) });
  }
  for (const name of ['LICENSE', 'NOTICE', 'README.md', 'package.json']) cpSync(join(root, name), join(folder, name));
}

/** Node runs TypeScript in place, but in no `node_modules`: there are links to where it lies. */
function link(at: string, to: string): void {
  mkdirSync(dirname(at), { recursive: true });
  symlinkSync(relative(dirname(at), to), at, 'dir');
}

/** What a package has below itself is copied on its own, if it is needed. */
const isNested = (path: string, inner: string): boolean => relative(path, inner) === 'node_modules';

interface Needs {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

function needsOf(folder: string): string[] {
  const { dependencies = {}, optionalDependencies = {} }: Needs = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  return Object.keys({ ...dependencies, ...optionalDependencies }).filter((name) => !name.startsWith('@sixfold/'));
}

/** The folders of all packages that these need, directly or not. */
function neededBy(folders: readonly string[]): Set<string> {
  const found = new Set<string>();
  const waiting = [...folders];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const path of needsOf(folder).flatMap((name) => find(name, folder ?? root))) {
      if (found.has(path)) continue;
      found.add(path);
      waiting.push(path);
    }
  }
  return found;
}

/** Where Node finds a package from a folder: there or further up; nowhere, if it is for another system. */
function find(name: string, from: string): string[] {
  const path = join(from, 'node_modules', name);
  if (existsSync(path)) return [path];
  return from === root ? [] : find(name, dirname(from));
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new Error('say where to: npm run build:lean -- FOLDER');
  await buildPage();
  buildLean(resolve(folder));
  process.stdout.write(`in ${folder}: node packages/cli/bin/sixfold.cjs serve\n`);
}

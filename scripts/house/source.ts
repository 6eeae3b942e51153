import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Node, SourceFile } from 'typescript/unstable/ast';
import type { FileSystem } from 'typescript/unstable/fs';
import { API } from 'typescript/unstable/sync';

export const ROOT = join(import.meta.dirname, '../..');

/** Between them they hold every file there is. */
const PROJECTS = ['tsconfig.json', 'packages/web/tsconfig.json', 'packages/web/e2e/tsconfig.json'];

/** A file as the compiler reads it. Paths are from the root of the project, with slashes. */
export interface Unit {
  readonly path: string;
  readonly folder: string;
  /** The package's name, or "scripts + bench". */
  readonly part: string;
  /** A test, or what only tests use. */
  readonly isTest: boolean;
  /** Also of what lies beside the code but serves its tests, since that is read as code is. */
  readonly isSource: boolean;
  readonly tree: SourceFile;
}

/** What lies outside the packages and serves them. */
const TOOLS = 'scripts + bench';

const isTestFile = (path: string): boolean =>
  /\.(test|spec|fixture)\.tsx?$|^packages\/[^/]+\/(test|e2e)\/|^packages\/testing\//.test(path);

const isSourceFile = (path: string): boolean =>
  /^packages\/[^/]+\/src\/|^scripts\/|^bench\//.test(path) && !/\.(test|spec)\.tsx?$|^packages\/testing\//.test(path);

function makeUnit(path: string, tree: SourceFile): Unit {
  const part = /^packages\/([^/]+)\//.exec(path)?.[1] ?? TOOLS;
  return { path, folder: dirname(path), part, isTest: isTestFile(path), isSource: isSourceFile(path), tree };
}

/** Every TypeScript file of the project; configuration at the root aside. Tests imagine one with files of their own. */
export function readUnits(projects: readonly string[] = PROJECTS, fs?: FileSystem): Unit[] {
  const api = new API({ cwd: ROOT, fs });
  try {
    const snapshot = api.updateSnapshot({ openProjects: projects.map((file) => join(ROOT, file)) });
    const trees = snapshot
      .getProjects()
      .flatMap(({ rootFiles, program }) => rootFiles.flatMap((file) => program.getSourceFile(file) ?? []));
    const units = trees.map((tree) => makeUnit(relative(ROOT, tree.fileName).split(sep).join('/'), tree));
    const byPath = new Map(units.map((unit) => [unit.path, unit]));
    return [...byPath.values()]
      .filter(({ path }) => /^(packages|scripts|bench)\//.test(path))
      .toSorted((a, b) => (a.path < b.path ? -1 : 1));
  } finally {
    api.close();
  }
}

/** Every node below this one, parents first. */
export function* nodesIn(node: Node): Generator<Node> {
  const children: Node[] = [];
  node.forEachChild((child) => void children.push(child));
  for (const child of children) {
    yield child;
    yield* nodesIn(child);
  }
}

export const lineOf = ({ tree }: Unit, position: number): number =>
  tree.getLineAndCharacterOfPosition(position).line + 1;

/** Lines of a file as an editor counts them. */
export const linesOf = ({ tree }: Unit): number => tree.text.trimEnd().split('\n').length;

/** Style sheets are not TypeScript, but they fill a folder all the same. */
export const styleSheets = (): string[] =>
  globSync('packages/*/src/**/*.css', { cwd: ROOT }).map((path) => path.split(sep).join('/'));

interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, unknown>>;
}

/** The first path of an entry of "exports", however deep its conditions are. */
function firstPath(entry: unknown): string {
  if (typeof entry === 'string') return entry;
  return Object.values(entry ?? {}).map(firstPath)[0] ?? '';
}

/** What the packages' names for each other stand for: `@sixfold/engine/verify` → `packages/engine/src/verify.ts`. */
export function readEntries(): Map<string, string> {
  const entries = new Map<string, string>();
  for (const file of globSync('packages/*/package.json', { cwd: ROOT })) {
    const { name, exports = {} }: Manifest = JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
    for (const [path, entry] of Object.entries(exports)) {
      const source = firstPath(entry).replace(/\/dist\/(.*?)(\.d\.ts|\.js)$/, '/src/$1.ts');
      entries.set(join(name, path).split(sep).join('/'), join(dirname(file), source).split(sep).join('/'));
    }
  }
  return entries;
}

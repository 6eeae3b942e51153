import { posix } from 'node:path';
import { isStringLiteral } from 'typescript/unstable/ast/is';
import type { Unit } from './source.ts';

/** Which file imports which, types and dynamic imports included; from path to paths. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** What a file imports of the project's own; packages from elsewhere and style sheets are left out. */
function importsOf({ tree, folder }: Unit, entries: ReadonlyMap<string, string>, known: ReadonlySet<string>): string[] {
  return tree.imports
    .filter((node) => isStringLiteral(node))
    .map(({ text }) => (text.startsWith('.') ? posix.join(folder, text) : (entries.get(text) ?? '')))
    .filter((path) => known.has(path));
}

export function makeGraph(units: readonly Unit[], entries: ReadonlyMap<string, string>): Graph {
  const known = new Set(units.map(({ path }) => path));
  return new Map(units.map((unit) => [unit.path, new Set(importsOf(unit, entries, known))]));
}

/** All that can be reached from a file, itself only if there is a way back. */
function reachable(graph: Graph, from: string): Set<string> {
  const seen = new Set<string>();
  const waiting = [...(graph.get(from) ?? [])];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    waiting.push(...(graph.get(path) ?? []));
  }
  return seen;
}

/** Files that import themselves by way of others. */
export const filesInCycles = (graph: Graph): string[] =>
  [...graph.keys()].filter((path) => reachable(graph, path).has(path));

/** Pairs of folders of which each imports the other, however far apart they are. */
export function mutualFolders(graph: Graph): string[] {
  const edges = new Set<string>();
  for (const [path, targets] of graph) {
    for (const target of targets) edges.add(`${posix.dirname(path)} ↔ ${posix.dirname(target)}`);
  }
  const turned = (edge: string): string => edge.split(' ↔ ').toReversed().join(' ↔ ');
  return [...edges].filter((edge) => edge < turned(edge) && edges.has(turned(edge))).toSorted();
}

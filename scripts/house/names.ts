import type { Node } from 'typescript/unstable/ast';
import {
  isClassDeclaration,
  isEnumDeclaration,
  isInterfaceDeclaration,
  isTypeAliasDeclaration,
} from 'typescript/unstable/ast/is';
import type { Unit } from './source.ts';

/** Names that may stand for several things, at most five, each with the reason why nobody is misled. */
export const ALLOWED: Readonly<Record<string, string>> = {
  Props: 'what a component and its hook are given; never leaves its folder',
};

export interface Homonym {
  readonly name: string;
  readonly paths: readonly string[];
}

function typeNameOf(node: Node): string | undefined {
  const isType =
    isInterfaceDeclaration(node) || isTypeAliasDeclaration(node) || isClassDeclaration(node) || isEnumDeclaration(node);
  return isType ? node.name?.text : undefined;
}

/** Type names that more than one file of the packages declares, exported or not. */
export function homonymsIn(units: readonly Unit[]): Homonym[] {
  const places = new Map<string, Set<string>>();
  for (const { path, tree } of units.filter((unit) => unit.isSource && unit.path.startsWith('packages/'))) {
    for (const name of tree.statements.map(typeNameOf)) {
      if (name !== undefined) places.set(name, (places.get(name) ?? new Set()).add(path));
    }
  }
  return [...places]
    .map(([name, paths]) => ({ name, paths: [...paths] }))
    .filter(({ name, paths }) => paths.length > 1 && !(name in ALLOWED))
    .toSorted((a, b) => b.paths.length - a.paths.length || (a.name < b.name ? -1 : 1));
}

import {
  isBlock,
  isFunctionLikeDeclaration,
  isIdentifier,
  isPropertyAssignment,
  isSwitchStatement,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is';
import type { FunctionLikeDeclaration, Node } from 'typescript/unstable/ast';
import { lineOf, nodesIn, type Unit } from './source.ts';

/** A function with a body, callbacks included; its lines from the first to the last. */
export interface Measured {
  readonly path: string;
  readonly line: number;
  readonly name: string;
  readonly lines: number;
  /** Little else than one switch. That it covers all cases the linter sees to. */
  readonly isSwitch: boolean;
}

/** How many lines a function may have beside its switch. */
const BESIDE_SWITCH = 6;

/** The name by which a function can be called; null for a callback. */
export function nameOf(node: FunctionLikeDeclaration): string | null {
  const { parent } = node;
  const given = isVariableDeclaration(parent) || isPropertyAssignment(parent) ? parent.name : undefined;
  const name = ('name' in node ? node.name : undefined) ?? given;
  return name && isIdentifier(name) ? name.text : null;
}

function measure(unit: Unit, node: FunctionLikeDeclaration): Measured {
  const linesFrom = (part: Node): number => lineOf(unit, part.end) - lineOf(unit, part.getStart(unit.tree)) + 1;
  const lines = linesFrom(node);
  const statements = node.body && isBlock(node.body) ? [...node.body.statements] : [];
  const isSwitch = statements.some((part) => isSwitchStatement(part) && lines - linesFrom(part) <= BESIDE_SWITCH);
  return {
    path: unit.path,
    line: lineOf(unit, node.getStart(unit.tree)),
    name: nameOf(node) ?? 'callback',
    lines,
    isSwitch,
  };
}

export const functionsIn = (unit: Unit): Measured[] =>
  [...nodesIn(unit.tree)]
    .filter((node) => isFunctionLikeDeclaration(node))
    .filter(({ body }) => body !== undefined)
    .map((node) => measure(unit, node));

/** The value below which this share of them lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

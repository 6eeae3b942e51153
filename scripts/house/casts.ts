import { SyntaxKind, type Expression, type FunctionLikeDeclaration, type Node } from 'typescript/unstable/ast';
import {
  isAsExpression,
  isBlock,
  isCallExpression,
  isElementAccessExpression,
  isFunctionLikeDeclaration,
  isIdentifier,
  isNonNullExpression,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isReturnStatement,
  isTypeAssertion,
  isTypePredicateNode,
} from 'typescript/unstable/ast/is';
import { nameOf } from './functions.ts';
import { lineOf, nodesIn, type Unit } from './source.ts';

/** Where the code knows better than the compiler, or says so. */
export interface Casts {
  /** `as` and `<T>`, but for `as const`. */
  readonly as: number;
  readonly asConst: number;
  /** `!` after a value. */
  readonly bang: number;
  readonly any: number;
  readonly disables: number;
}

const DISABLE = /(?:\/\/|\/\*)\s*(?:(?:oxlint|eslint)-disable|@ts-(?:ignore|expect-error|nocheck))/g;

const isAnyCast = (node: Node): boolean => isAsExpression(node) || isTypeAssertion(node);
const isConstCast = (node: Node): boolean => isAsExpression(node) && node.type.getText() === 'const';

export function castsIn({ tree }: Unit): Casts {
  const nodes = [...nodesIn(tree)];
  const count = (test: (node: Node) => boolean): number => nodes.filter(test).length;
  return {
    as: count((node) => isAnyCast(node) && !isConstCast(node)),
    asConst: count(isConstCast),
    bang: count(isNonNullExpression),
    any: count(({ kind }) => kind === SyntaxKind.AnyKeyword),
    disables: [...tree.text.matchAll(DISABLE)].length,
  };
}

/** A function that does nothing but cast what it is given: each call of it is a cast by another name. */
export interface Caster {
  readonly path: string;
  readonly line: number;
  readonly name: string;
}

/** All that a function returns, if it does nothing else. */
function returned({ body }: FunctionLikeDeclaration): Expression | undefined {
  if (!body || !isBlock(body)) return body;
  const [only, ...others] = body.statements;
  return only && others.length === 0 && isReturnStatement(only) ? only.expression : undefined;
}

/** The name that an expression is, or from which dots and brackets alone lead to it. */
function rootOf(node: Node): string | null {
  if (isIdentifier(node)) return node.text;
  const isStep = isPropertyAccessExpression(node) || isElementAccessExpression(node) || isParenthesizedExpression(node);
  return isStep ? rootOf(node.expression) : null;
}

/** To look something up in a table is more than a cast; to look up anything in anything is a cast of all lists. */
function isGiven(value: Expression, { parameters, typeParameters }: FunctionLikeDeclaration): boolean {
  const isPlain = isIdentifier(value) || typeParameters !== undefined;
  return isPlain && parameters.some(({ name }) => name.getText() === rootOf(value));
}

function isCaster(node: FunctionLikeDeclaration): boolean {
  const value = returned(node);
  if (!value) return false;
  if (node.type && isTypePredicateNode(node.type)) return value.kind === SyntaxKind.TrueKeyword;
  if (isNonNullExpression(value)) return isGiven(value.expression, node);
  return (isAsExpression(value) || isTypeAssertion(value)) && !isConstCast(value) && isGiven(value.expression, node);
}

export const castersIn = (unit: Unit): Caster[] =>
  [...nodesIn(unit.tree)]
    .filter((node) => isFunctionLikeDeclaration(node))
    .filter((node) => isCaster(node))
    .flatMap((node) => {
      const name = nameOf(node);
      return name === null ? [] : [{ path: unit.path, line: lineOf(unit, node.getStart(unit.tree)), name }];
    });

/** Calls of such functions, by name: whoever hides a cast under a name that others have as well has them counted too. */
export function callsOf(casters: readonly Caster[], { tree }: Unit): number {
  const names = new Set(casters.map(({ name }) => name));
  return [...nodesIn(tree)].filter(
    (node) => isCallExpression(node) && isIdentifier(node.expression) && names.has(node.expression.text),
  ).length;
}

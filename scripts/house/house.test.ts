import { describe, expect, test } from 'vitest';
import { callsOf, castersIn, castsIn } from './casts.ts';
import { functionsIn, quantile } from './functions.ts';
import { imagine } from './imagined.fixture.ts';
import { filesInCycles, makeGraph, mutualFolders } from './imports.ts';
import { ALLOWED, homonymsIn } from './names.ts';

const only = (text: string) => imagine({ 'packages/one/src/only.ts': text })[0]!;

describe('names', () => {
  test('few names may have several meanings', () => {
    expect(Object.keys(ALLOWED).length).toBeLessThanOrEqual(5);
  });

  test('a name that two files declare is found, exported or not, whatever kind of type it is', () => {
    const units = imagine({
      'packages/one/src/a.ts': 'export interface Desk {} type Own = 1;',
      'packages/two/src/b.ts': 'class Desk {} type Other = 2;',
      'packages/two/src/b.test.ts': 'type Own = 3;',
      'scripts/c.ts': 'type Other = 4;',
    });
    const paths = ['packages/one/src/a.ts', 'packages/two/src/b.ts'];
    expect(homonymsIn(units)).toEqual([{ name: 'Desk', paths }]);
  });
});

describe('functions', () => {
  test('have the lines from their first to their last, comments before them aside', () => {
    const functions = functionsIn(only('/** Why. */\nfunction long() {\n  return [1].map((x) => x);\n}\n'));
    expect(functions).toMatchObject([
      { name: 'long', line: 2, lines: 3 },
      { name: 'callback', line: 3, lines: 1 },
    ]);
  });

  test('a declaration without a body is none', () => {
    expect(functionsIn(only('declare function f(): void; interface I { g(): void }'))).toEqual([]);
  });

  test('one that is little else than a switch is known as such', () => {
    const cases = Array.from({ length: 20 }, (_, index) => `case ${index}:\nreturn ${index};`).join('\n');
    const one = `function f(x: number) {\nswitch (x) {\n${cases}\n}\n}`;
    const two = `function f(x: number) {\n${'x++;\n'.repeat(20)}switch (x) {\n${cases}\n}\n}`;
    expect([...functionsIn(only(one)), ...functionsIn(only(two))].map(({ isSwitch }) => isSwitch)).toEqual([
      true,
      false,
    ]);
  });

  test('nine in ten of the numbers to 100 are up to 91', () => {
    const numbers = Array.from({ length: 100 }, (_, index) => index + 1);
    expect([quantile(numbers, 0.5), quantile(numbers, 0.9), quantile([], 0.5)]).toEqual([51, 91, 0]);
  });
});

describe('casts', () => {
  test('are counted by kind', () => {
    const unit = only('const a = 1 as unknown as 2; const b = [1] as const; const c = b[0]!; let d: any;');
    expect(castsIn(unit)).toEqual({ as: 2, asConst: 1, bang: 1, any: 1, disables: 0 });
  });

  test('a rule that is switched off in a comment is found, a text about it is not', () => {
    const off = ['// oxlint', 'disable-next-line no-alert'].join('-');
    expect(castsIn(only(`${off}\nconst a = 'oxlint-disable';`)).disables).toBe(1);
  });

  test.each([
    'const sure = (x: unknown) => x as string;',
    'function sure<T>(x: T | undefined): T { return x!; }',
    'const sure = <T>(list: T[], index: number): T => list[index] as T;',
    'const sure = (x: unknown): x is string => true;',
  ])('a function that only casts is found: %s', (text) => {
    const unit = only(`${text} sure(1); sure(2);`);
    const casters = castersIn(unit);
    expect(casters).toMatchObject([{ name: 'sure' }]);
    expect(callsOf(casters, unit)).toBe(2);
  });

  test.each([
    'const NAMES = ["a"]; const nameOf = (seat: number) => NAMES[seat] as string;',
    'const read = (text: string) => JSON.parse(text) as string;',
    'const pair = (x: number) => [x, x] as const;',
  ])('one that does something is not: %s', (text) => {
    expect(castersIn(only(text))).toEqual([]);
  });
});

describe('imports', () => {
  const units = imagine({
    'packages/one/src/a/x.ts': "import '../b/y.ts'; import type { Z } from '@sixfold/two';",
    'packages/one/src/b/y.ts': "export const later = () => import('../a/z.ts');",
    'packages/one/src/a/z.ts': 'export type Own = 1;',
    'packages/two/src/index.ts': "export type { Own } from '../../one/src/a/x.ts';",
  });
  const graph = makeGraph(units, new Map([['@sixfold/two', 'packages/two/src/index.ts']]));

  test('a cycle is found through packages, types and re-exports', () => {
    expect(filesInCycles(graph)).toEqual(['packages/one/src/a/x.ts', 'packages/two/src/index.ts']);
  });

  test('folders that import each other are found, by other files or later ones too', () => {
    expect(mutualFolders(graph)).toEqual([
      'packages/one/src/a ↔ packages/one/src/b',
      'packages/one/src/a ↔ packages/two/src',
    ]);
  });
});

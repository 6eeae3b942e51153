import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isFresh } from './fresh.ts';

let folder: string;
let made: string;
let source: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sixfold-fresh-'));
  made = write('made', 20);
  mkdirSync(join(folder, 'source/deep'), { recursive: true });
  source = write('source/deep/a.ts', 10);
  age('source/deep', 10);
  age('source', 10);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** As if it had been changed at that second. */
function age(name: string, second: number): string {
  const path = join(folder, name);
  utimesSync(path, second, second);
  return path;
}

function write(name: string, second: number): string {
  writeFileSync(join(folder, name), '');
  return age(name, second);
}

const isMade = (): boolean => isFresh(made, [join(folder, 'source'), join(folder, 'not-there')]);

test('what was made after all that it is made of is fresh', () => {
  expect(isMade()).toBe(true);
});

test('what is not there is not', () => {
  rmSync(made);
  expect(isMade()).toBe(false);
});

test('nor is it once a file within has changed', () => {
  write('source/deep/a.ts', 30);
  expect(isMade()).toBe(false);
});

test('nor once one was taken out', () => {
  rmSync(source);
  age('source/deep', 30);
  expect(isMade()).toBe(false);
});

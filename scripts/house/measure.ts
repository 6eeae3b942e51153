import { dirname } from 'node:path';
import { callsOf, castersIn, castsIn, type Caster, type Casts } from './casts.ts';
import { functionsIn, type Measured } from './functions.ts';
import { filesInCycles, makeGraph, mutualFolders } from './imports.ts';
import { homonymsIn, type Homonym } from './names.ts';
import { linesOf, readEntries, readUnits, styleSheets, type Unit } from './source.ts';

/** What is counted of a package, or of all of it together. */
export interface Part extends Casts {
  readonly name: string;
  readonly files: number;
  readonly lines: number;
  readonly functions: readonly Measured[];
  /** Calls of functions that only cast. */
  readonly hidden: number;
  readonly testLines: number;
}

export interface Folder {
  readonly path: string;
  readonly files: number;
}

export interface House {
  readonly parts: readonly Part[];
  readonly all: Part;
  readonly casters: readonly Caster[];
  /** All folders with source in them, the fullest first. */
  readonly folders: readonly Folder[];
  readonly homonyms: readonly Homonym[];
  readonly cycles: readonly string[];
  readonly mutual: readonly string[];
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function measurePart(name: string, units: readonly Unit[], casters: readonly Caster[]): Part {
  const sources = units.filter(({ isSource }) => isSource);
  const casts = sources.map(castsIn);
  return {
    name,
    files: sources.length,
    lines: sum(sources.filter(({ isTest }) => !isTest).map(linesOf)),
    functions: sources.flatMap(functionsIn),
    as: sum(casts.map((one) => one.as)),
    asConst: sum(casts.map((one) => one.asConst)),
    bang: sum(casts.map((one) => one.bang)),
    any: sum(casts.map((one) => one.any)),
    // Nobody needs to switch off the linter in a test either.
    disables: sum(units.map((unit) => castsIn(unit).disables)),
    hidden: sum(sources.map((unit) => callsOf(casters, unit))),
    testLines: sum(units.filter(({ isTest }) => isTest).map(linesOf)),
  };
}

function countFolders(units: readonly Unit[]): Folder[] {
  const source = units.filter(({ isSource, isTest }) => isSource && !isTest).map(({ path }) => path);
  const byFolder = Map.groupBy([...source, ...styleSheets()], (path) => dirname(path));
  return [...byFolder]
    .map(([path, files]) => ({ path, files: files.length }))
    .toSorted((a, b) => b.files - a.files || (a.path < b.path ? -1 : 1));
}

export function measureHouse(): House {
  const units = readUnits();
  const entries = readEntries();
  const casters = units.filter(({ isSource }) => isSource).flatMap(castersIn);
  const parts = [...Map.groupBy(units, ({ part }) => part)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  // A test may look at whatever it likes.
  const product = units.filter(({ isTest }) => !isTest);
  return {
    parts: parts.map(([name, own]) => measurePart(name, own, casters)),
    all: measurePart('all', units, casters),
    casters,
    folders: countFolders(units),
    homonyms: homonymsIn(units),
    cycles: filesInCycles(makeGraph(units, entries)),
    mutual: mutualFolders(makeGraph(product, entries)),
  };
}

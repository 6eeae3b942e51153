import { parseSettings } from './settings.ts';
import { isCount, isRecord, parseSeat } from './shapes.ts';

/** What the page remembers as text begins so. */
const PREFIX = 'sixfold-';
export const SETTINGS = 'sixfold-settings';
const SETUP = 'sixfold-setup';
/** Of this device or this moment alone. */
const STAY = ['sixfold-plain-http', 'sixfold-notices-asked'];
const LONGEST = 20_000;

export const isKept = (key: string): boolean => /^sixfold-[\w-]{1,40}$/.test(key) && !STAY.includes(key);

/** All that is remembered on this device and may go elsewhere; nothing where storage is refused. */
export function readKept(): Map<string, string> {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX) && isKept(key));
    return new Map(keys.map((key) => [key, localStorage.getItem(key) ?? '']));
  } catch {
    return new Map();
  }
}

export function writeKept(kept: ReadonlyMap<string, string>): void {
  try {
    for (const [key, text] of kept) localStorage.setItem(key, text);
  } catch {
    // Then the page asks again for what it would have remembered.
  }
}

/** Everything but the settings, which say how the page looks and not what was played. */
export function forgetKept(): void {
  for (const key of readKept().keys()) if (key !== SETTINGS) localStorage.removeItem(key);
}

/** One of them from outside, with nothing in it that the page could stumble over; null for what is none. */
export function parseKept(key: string, input: unknown): string | null {
  if (!isKept(key) || typeof input !== 'string' || input.length > LONGEST) return null;
  if (key === SETTINGS) return JSON.stringify(parseSettings(readJson(input)));
  if (key === SETUP && !isDrafts(readJson(input))) return null;
  return isPlain(readJson(input)) ? input : null;
}

/** How games were last set up: the page opens them as they are. */
const isDrafts = (input: unknown): boolean => isRecord(input) && Object.values(input).every(isDraft);

const isDraft = (input: unknown): boolean =>
  isRecord(input) &&
  Array.isArray(input['seats']) &&
  input['seats'].every((seat) => parseSeat(seat) !== null) &&
  isRecord(input['options']) &&
  isCount(input['games']) &&
  input['seed'] === '';

/** Texts that are no JSON are read as words, which is as good. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const DEEPEST = 6;

const isPlain = (input: unknown, depth = 0): boolean =>
  depth < DEEPEST &&
  (typeof input !== 'object' || input === null || Object.values(input).every((value) => isPlain(value, depth + 1)));

/**
 * What is remembered after both: settings as the other device had them, of all else what was here, with what is there more.
 */
export function mergeKept(mine: ReadonlyMap<string, string>, theirs: ReadonlyMap<string, string>): Map<string, string> {
  const merged = new Map(mine);
  for (const [key, text] of theirs) {
    const own = mine.get(key);
    merged.set(key, own === undefined || key === SETTINGS ? text : mergeTexts(own, text));
  }
  return merged;
}

function mergeTexts(mine: string, theirs: string): string {
  const [own, other] = [readJson(mine), readJson(theirs)];
  return typeof own === 'object' && own !== null ? JSON.stringify(merge(own, other)) : mine;
}

/** Lists become one without doubles, records one with the entries of both; of two numbers the larger has come further. */
function merge(mine: unknown, theirs: unknown): unknown {
  if (Array.isArray(mine)) return Array.isArray(theirs) ? [...new Set([...mine, ...theirs])] : mine;
  if (typeof mine === 'number' && typeof theirs === 'number') return Math.max(mine, theirs);
  if (!isRecord(mine) || !isRecord(theirs)) return mine;
  const keys = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  return Object.fromEntries([...keys].map((key) => [key, key in mine ? merge(mine[key], theirs[key]) : theirs[key]]));
}

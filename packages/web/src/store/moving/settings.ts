import { LANGUAGE_IDS } from '../../lib/languages.ts';
import { PALETTES, settings, SPEEDS, TEXT_SIZES, THEMES } from '../../lib/settings.ts';
import { isRecord } from './shapes.ts';

const LOUDEST = 100;

/** What may be chosen, where it is more than yes or no. */
const CHOICES: Readonly<Record<string, readonly unknown[]>> = {
  language: LANGUAGE_IDS,
  theme: THEMES,
  textSize: TEXT_SIZES,
  palette: PALETTES,
  speed: SPEEDS,
};

function isGood(key: string, value: unknown): boolean {
  if (CHOICES[key]) return CHOICES[key].includes(value);
  if (key === 'volume') return typeof value === 'number' && value >= 0 && value <= LOUDEST;
  return typeof value === 'boolean';
}

/** Of settings from outside those that there are, with values that they can have. */
export function parseSettings(input: unknown): Record<string, unknown> {
  const given = isRecord(input) ? input : {};
  const good = Object.keys(settings.peek()).filter((key) => isGood(key, given[key]));
  return Object.fromEntries(good.map((key) => [key, given[key]]));
}

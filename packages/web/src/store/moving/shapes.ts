import { LONGEST_NAME, type Seat } from '@sixfold/protocol';

export const isRecord = (input: unknown): input is Readonly<Record<string, unknown>> =>
  typeof input === 'object' && input !== null && !Array.isArray(input);
export const isId = (input: unknown): input is string => typeof input === 'string' && /^[\w-]{1,80}$/.test(input);
export const isName = (input: unknown): input is string => typeof input === 'string' && input.length <= LONGEST_NAME;
export const isCount = (input: unknown): input is number => Number.isSafeInteger(input) && Number(input) >= 0;
export const isMoment = (input: unknown): input is string =>
  typeof input === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(input) && !Number.isNaN(Date.parse(input));

/** Who sits somewhere; null for nobody. */
export function parseSeat(input: unknown): Seat | null {
  if (!isRecord(input) || !isName(input['name'])) return null;
  const { kind, name, bot } = input;
  if (kind === 'person') return { kind, name };
  return kind === 'bot' && isId(bot) ? { kind, name, bot } : null;
}

import type { Tempo } from '@sixfold/protocol';

const [SECOND, DAY] = [1000, 86_400_000];
/** In milliseconds. */
const [LEAST_BANK, MOST_BANK] = [10 * SECOND, 365 * DAY];

const isTime = (input: unknown, least: number, most: number): boolean =>
  typeof input === 'number' && Number.isInteger(input) && input >= least && input <= most;

/** Whether somebody can play by it; what comes from outside may be anything. */
export function isTempo(input: unknown): input is Tempo {
  if (typeof input !== 'object' || input === null) return false;
  const { kind, bank, gain, cap, onTime }: Partial<Record<keyof Tempo, unknown>> = input;
  return (
    (kind === 'live' || kind === 'days') &&
    isTime(bank, LEAST_BANK, MOST_BANK) &&
    isTime(gain, 0, MOST_BANK) &&
    (cap === null || isTime(cap, Number(bank), MOST_BANK)) &&
    (onTime === 'bot' || onTime === 'lost')
  );
}

/** What somebody has at least who takes their seat back from a bot: time for a turn. */
export const leastOf = ({ bank, gain }: Tempo): number => Math.max(gain, Math.ceil(bank / 10));

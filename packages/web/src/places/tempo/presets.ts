import type { Tempo } from '@sixfold/protocol';

const [SECOND, MINUTE, DAY] = [1000, 60_000, 86_400_000];

type Preset = Pick<Tempo, 'bank' | 'gain' | 'cap'>;

const live = (minutes: number, seconds: number): Preset => ({
  bank: minutes * MINUTE,
  gain: seconds * SECOND,
  cap: null,
});
const days = (bank: number, gain: number): Preset => ({ bank: bank * DAY, gain: gain * DAY, cap: bank * DAY });

/** The tempi that are offered; the first is the one that most want. */
export const PRESETS: Readonly<Record<Tempo['kind'], readonly [Preset, ...Preset[]]>> = {
  live: [live(10, 10), live(5, 5), live(20, 20)],
  days: [days(3, 1), days(7, 1), days(7, 3)],
};

/** Among friends nobody loses for being late, unless they have chosen so. */
export const tempoOf = (kind: Tempo['kind'], preset: number, onTime: Tempo['onTime'] = 'bot'): Tempo => ({
  kind,
  ...(PRESETS[kind][preset] ?? PRESETS[kind][0]),
  onTime,
});

export const presetOf = ({ kind, bank, gain }: Tempo): number =>
  PRESETS[kind].findIndex((preset) => preset.bank === bank && preset.gain === gain);

/** What somebody is given at once: a minute, or where turns take days a day, and never more than is allowed. */
export const gift = ({ kind, bank }: Tempo): number => Math.min(bank, kind === 'live' ? MINUTE : DAY);

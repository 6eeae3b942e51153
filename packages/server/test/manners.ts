import type { Chance } from '@sixfold/engine';
import { PHRASES, REACTIONS, type Tempo, type Utterance } from '@sixfold/protocol';

const [SECOND, MINUTE, DAY] = [1000, 60_000, 86_400_000];
/** So much time that nobody is late. */
export const LIVE: Tempo = { kind: 'live', bank: 60 * MINUTE, gain: 10 * SECOND, cap: null, onTime: 'bot' };
/** So little that people are late now and then. */
const HURRIED: Tempo = { ...LIVE, bank: 10 * SECOND, gain: SECOND };
const LOST: Tempo = { ...HURRIED, onTime: 'lost' };
const DAYS: Tempo = { kind: 'days', bank: 3 * DAY, gain: DAY, cap: 3 * DAY, onTime: 'bot' };
const TEMPOS: readonly (Tempo | null)[] = [null, LIVE, HURRIED, LOST, DAYS, DAYS];

/** What somebody might choose for their table. */
export const chooseTempo = (chance: Chance): { tempo?: Tempo } => {
  const tempo = TEMPOS[chance.below(TEMPOS.length)];
  return tempo ? { tempo } : {};
};

/** So much time somebody gives another: told apart by seed, and never more than a table lets one give, however large the seed. */
export const giftOf = (seed: number): number => 1 + (seed % LIVE.bank);

/** What somebody might say. */
export function chooseWords(chance: Chance): Utterance {
  const number = chance.below(1000);
  if (number % 3 === 0) return { kind: 'phrase', phrase: PHRASES[number % PHRASES.length]! };
  if (number % 3 === 1) return { kind: 'reaction', reaction: REACTIONS[number % REACTIONS.length]! };
  return { kind: 'text', text: `said ${number}` };
}

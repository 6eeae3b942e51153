import { LEVELS, type Level } from '@sixfold/bots/levels';
import { DEFAULT_BOT } from '../../lib/default-bot.ts';
import type { TableDraft } from './draft.ts';

const KEY = 'sixfold-setup';

type Drafts = Readonly<Record<string, TableDraft>>;

/** Storage may be refused or hold nonsense: then nothing is remembered. */
function load(): Drafts {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Drafts;
  } catch {
    return {};
  }
}

const LEVEL = 'sixfold-level';

/** The level that was played against last; the usual one before. */
export function rememberedLevel(): Level {
  try {
    const known = localStorage.getItem(LEVEL);
    return LEVELS.find((level) => level === known) ?? DEFAULT_BOT;
  } catch {
    return DEFAULT_BOT;
  }
}

export function rememberLevel(level: string | undefined): void {
  try {
    if (level !== undefined) localStorage.setItem(LEVEL, level);
  } catch {
    // Then the usual one plays.
  }
}

/** How a game was last set up on this device. */
export const rememberedDraft = (game: string): TableDraft | undefined => load()[game];

/** The seed is not kept: luck is fresh unless somebody asks again. */
export function rememberDraft(game: string, draft: TableDraft): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...load(), [game]: { ...draft, seed: '' } }));
  } catch {
    // Without storage the next set-up starts afresh.
  }
}

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

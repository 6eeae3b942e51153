import type { GameUpdate, TableInfo } from '@sixfold/protocol';

const KEY = 'sixfold-notices-asked';

/** Whether somebody was asked on this device if it is to tell of turns; where nothing can be kept, nobody is. */
export function wasAsked(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

export function rememberAsked(): void {
  try {
    localStorage.setItem(KEY, 'yes');
  } catch {
    // Then nobody is asked.
  }
}

/**
 * Whether it is of use to ask: somebody has moved at a table over days, and may go now. Never on arrival, nor over a
 * board on which one is to move.
 */
export const isTimeToAsk = (
  { tempo, you, stage }: Pick<TableInfo, 'tempo' | 'you' | 'stage'>,
  { plies, canAct }: { readonly plies: readonly Pick<GameUpdate['plies'][number], 'seat'>[]; readonly canAct: boolean },
): boolean =>
  !canAct && tempo?.kind === 'days' && stage === 'playing' && you !== null && plies.some(({ seat }) => seat === you);

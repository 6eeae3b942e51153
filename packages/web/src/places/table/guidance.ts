import type { View } from '@sixfold/engine';
import type { Guide } from '../../face/face.ts';

/** The table that is played with guidance, and what was already explained there. */
interface Guidance {
  readonly table: string;
  readonly seen: readonly string[];
}

const KEY = 'sixfold-guidance';

function load(): Guidance | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Guidance | null;
  } catch {
    return null;
  }
}

function save(guidance: Guidance): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(guidance));
  } catch {
    // Without storage the guidance begins again after a reload.
  }
}

export const startGuidance = (table: string): void => save({ table, seen: [] });

/** What was explained at this table; null where it is played without guidance. */
export function seenGuides(table: string): readonly string[] | null {
  const guidance = load();
  return guidance?.table === table ? guidance.seen : null;
}

export const rememberGuides = (table: string, seen: readonly string[]): void => save({ table, seen });

export const leaveGuidance = (): void => localStorage.removeItem(KEY);

/** The first step that applies and was not shown yet. */
export const nextGuide = (guides: readonly Guide[], seen: readonly string[], view: View): Guide | undefined =>
  guides.find((guide) => !seen.includes(guide.id) && guide.applies(view));

import { signal } from '@preact/signals';

/** How the board is looked at: in three dimensions, or flat from above. */
export type BoardLook = 'scene' | 'above';

const KEY = 'sixfold-board3d';

/** Whoever points exactly sees the stacks; on a small screen under a finger the flat board is the clearer one. */
const usual = (): BoardLook => (matchMedia('(hover: hover) and (pointer: fine)').matches ? 'scene' : 'above');

function load(): BoardLook {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'scene' || kept === 'above' ? kept : usual();
  } catch {
    return usual();
  }
}

export const look = signal(load());

/** Looks another way, and does so next time. */
export function choose(next: BoardLook): void {
  look.value = next;
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

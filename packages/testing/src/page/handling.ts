import type { Page } from '@playwright/test';
import type { MoveObject } from '@sixfold/engine';

export const WAYS = ['mouse', 'touch', 'keyboard'] as const;
export type Way = (typeof WAYS)[number];

/** How a game's surface is handled: each way makes a whole move. */
export interface Handling extends Readonly<Record<Way, (page: Page, move: MoveObject) => Promise<void>>> {
  /** Waits until the person at the screen can decide. */
  isReady(page: Page): Promise<void>;
}

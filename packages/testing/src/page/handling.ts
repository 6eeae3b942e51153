import type { Page } from '@playwright/test';
import type { MoveObject } from '@sixfold/engine';

export const WAYS = ['mouse', 'touch', 'keyboard'] as const;
export type Way = (typeof WAYS)[number];

/** How a game's surface is handled: each way makes a whole move. */
export interface Handling extends Readonly<Record<Way, (page: Page, move: MoveObject) => Promise<void>>> {
  /** Waits until the person at the screen can decide. */
  untilReady(page: Page): Promise<void>;
}

/** What a player holds that nobody else may see. */
export interface HeldPieces {
  readonly nameOf: (piece: string) => string;
  /** The names of those that the page shows in hand. */
  readonly seen: (page: Page) => Promise<string[]>;
}

/** What browser tests, pictures and benchmarks must know of a game: its folder in the page has one. */
export interface PageFixture {
  readonly handling: Handling;
  /** After so many plies of a game for two there is something to see. */
  readonly picturedAt: number;
  /** In games with hidden pieces. */
  readonly held?: HeldPieces;
}

import type { EndedGame, FinishedGame } from './store.ts';

/** The game with its transcript; null without one. */
export const readable = (game: EndedGame | undefined): FinishedGame | null =>
  game?.transcript ? { past: game.past, transcript: game.transcript } : null;

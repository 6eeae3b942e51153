import { FastChance } from './chance.ts';
import type { GameEvent } from './events.ts';
import type { Game, Source } from './game.ts';
import type { Position } from './position.ts';
import type { Letter } from './symbols.ts';

export interface Preview {
  /** Every score of the move, in order, with all that counted for it. */
  scores: { symbol: Letter; points: number; track: number; from: Source[] }[];
  /** The symbols that earn a bonus turn. */
  bonus: Letter[];
  /** Whether the move wins the game at once. */
  wins: boolean;
}

/** What a legal move would score. What it draws is left out: nobody knows that yet. */
export function preview<P extends Position>(game: Game<P>, position: P, move: number): Preview {
  const events: GameEvent[] = [];
  const sources = game.sources(position, move);
  position.clone().play(move, new FastChance(0), events);
  const scores = events.filter((event) => event.type === 'score');
  return {
    scores: scores.map(({ symbol, points, track }, index) => ({ symbol, points, track, from: sources[index] ?? [] })),
    bonus: events.filter((event) => event.type === 'bonus').map((event) => event.symbol),
    wins: events.some((event) => event.type === 'end' && event.reason === 'instant'),
  };
}

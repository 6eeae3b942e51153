import { FastChance } from './chance.ts';
import type { GameEvent } from './events.ts';
import type { Game, MoveObject, Source } from './game.ts';
import type { Position } from './position.ts';
import { bySymbol, type BySymbol, type Letter } from './symbols.ts';

/** What a move would score, and what that would lead to. */
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

/** By how much the scoring of a move advances each of the mover's tracks. */
export function gainsOf(position: Position, move: number): BySymbol<number> {
  const before = position.tracksOf(position.turn);
  const after = new Uint8Array(6);
  position.tracksAfter(move, after);
  return bySymbol((symbol) => after[symbol]! - before[symbol]!);
}

/** What counted for each score of a move, told from the position before it; nothing if that does not allow the move. */
export function explainMove<P extends Position>(game: Game<P>, position: P, move: MoveObject): Source[][] {
  const parsed = game.parseMove(position, move);
  return parsed.ok ? game.sources(position, parsed.value) : [];
}

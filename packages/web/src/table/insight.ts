import { FastChance, type BySymbol, type Game, type Position, type Source, type View } from '@sixfold/engine';
import { Table } from '@sixfold/table';
import type { Suggestion } from './session.ts';
import type { Thought } from './thinker.ts';

/** The position that belongs to a view: what is hidden in it is made up, and nothing asked of it depends on that. */
export const imagine = (game: Game, view: View): Position => game.resample(view, new FastChance(0));

/** What counted for each score of a ply of the table's current game: found by playing the table again up to it. */
export function explainPly(table: Table, ply: number): Source[][] {
  const played = table.eventsSince(0, null)[ply];
  const before = played && Table.load(table.game, recordUntil(table, ply));
  if (!before?.ok) return [];
  const position = imagine(table.game, before.value.view(played!.seat));
  const move = table.game.parseMove(position, played!.move);
  return move.ok ? table.game.sources(position, move.value) : [];
}

function recordUntil(table: Table, ply: number): ReturnType<Table['save']> {
  const record = table.save();
  return { ...record, games: [...record.games.slice(0, -1), record.games.at(-1)!.slice(0, ply)] };
}

/** What a thought suggests to the seat to move. Without advice, its move and what that would score must do. */
export function suggest(position: Position, game: Game, { move, advice }: Thought): Suggestion[] {
  if (advice.length > 0) return advice.map((one) => ({ ...one, move: game.makeMove(position, one.move) }));
  const gains = scoreOf(position, move);
  return [{ move: game.makeMove(position, move), outlook: null, gains, reasons: [] }];
}

function scoreOf(position: Position, move: number): BySymbol<number> {
  const after = new Uint8Array(6);
  position.tracksAfter(move, after);
  return position.tracksOf(position.turn).map((value, symbol) => after[symbol]! - value) as BySymbol<number>;
}

import { LETTERS, ScriptedChance, type Config, type Game, type GameEvent } from '@sixfold/engine';
import { parsePiece } from '@sixfold/engine/family';
import type { Letter, Position } from '@sixfold/engine';
import { loadSetup } from '@sixfold/engine/setups';

/** The pieces that a ply drew, turned over or rolled, in order and in letters. */
export const drawnIn = (events: readonly GameEvent[]): string[] =>
  events.flatMap((event) => {
    if (event.type === 'flip') return [event.piece];
    return event.type === 'roll' || event.type === 'draw' ? event.pieces : [];
  });

/** The luck of a ply that drew these pieces: one letter is a stone or die, two are a tile or card. */
export const luckOf = (drawn: readonly string[]): ScriptedChance =>
  new ScriptedChance(drawn.map((piece) => (piece.length === 1 ? LETTERS.indexOf(piece as Letter) : parsePiece(piece))));

/** The first position of a recorded game; null for a setup that no game has. */
export async function dealAgain(game: Game, config: Config, setup: unknown): Promise<Position | null> {
  const { parseSetup } = await loadSetup(game.card.id);
  const script = parseSetup(config, setup);
  if (!script.ok) return null;
  const position = game.blank(config);
  position.deal(new ScriptedChance(script.value));
  return position;
}

import type { GameId } from '@sixfold/engine';
import type { GamePieces } from '../face/pieces.ts';

/** What a game brings beside its printed box: its own folder has it. */
export async function loadPieces(game: GameId): Promise<GamePieces> {
  const { pieces }: { pieces: GamePieces } = await import(`./${game}/pieces.tsx`);
  return pieces;
}

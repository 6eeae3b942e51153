import type { GameId } from '@sixfold/engine';
import type { PrintFace } from '../face/print.ts';

/** What a game brings to paper: the game's own folder has it. */
export async function printOf(game: GameId): Promise<PrintFace> {
  const { print }: { print: PrintFace } = await import(`./${game}/print.tsx`);
  return print;
}

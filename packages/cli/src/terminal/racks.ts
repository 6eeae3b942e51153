import type { RackView } from '@sixfold/engine/family';
import type { TerminalPicture } from './face.ts';

/** The seat's own pieces, how many are left to draw, and the question of the swap. A spectator sees no rack. */
export function drawRack({ view, paint }: TerminalPicture<RackView>, pieces: string, bag: string): string[] {
  const left = paint.dim(`${view.bag} ${pieces} in the ${bag}`);
  if (view.seat === null) return [`  ${left}`];
  const rack = view.rack.map((piece) => paint.piece(piece)).join(' ');
  const lines = [`  Your ${pieces}:  ${rack}   ${left}`];
  const asked = view.choosing && view.turn === view.seat;
  return asked
    ? [...lines, `  ${paint.bold(`None of these ${pieces} shows a weakest colour: you may swap them all.`)}`]
    : lines;
}

/** Each seat's pieces of a setup. */
export const sayRacks = (what: string, racks: readonly (readonly string[])[]): string[] =>
  racks.map((rack, seat) => `${what} of seat ${seat}: ${rack.join(' ')}`);

export const CHOICES = {
  refill: 'fill up as usual',
  swap: 'show all you hold, and draw new ones instead',
} as const;

/** What a player did at the end of a turn; the events tell the rest. */
export const sayChoice = (type: keyof typeof CHOICES): string => (type === 'swap' ? 'swapped' : 'kept all');

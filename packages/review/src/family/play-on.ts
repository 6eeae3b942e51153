import type { Chance, Position } from '@sixfold/engine';

/** Plays on until a seat has come on turn so many times more, or the game is over; somebody chooses for all seats. */
export function playOnUntil(world: Position, seat: number, turns: number, chance: Chance, choose: () => number): void {
  let left = turns;
  for (let mover = seat; !world.ended;) {
    if (world.turn === seat && mover !== seat && --left === 0) return;
    mover = world.turn;
    world.play(choose(), chance);
  }
}

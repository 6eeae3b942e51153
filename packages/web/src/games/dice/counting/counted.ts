import { LETTERS, type Letter } from '@sixfold/engine';
import type { LyingPieces } from '../../../face/counting.ts';

const isLetter = (text: string): text is Letter => LETTERS.some((letter) => letter === text);

/** The dice of a seat once all of them are known. */
export const diceOf = (lying: LyingPieces, seat: number, each: number): readonly Letter[] | null => {
  const dice = (lying[seat] ?? []).filter(isLetter);
  return dice.length === each ? dice : null;
};

/** What lies there when somebody is to roll: the others' dice stay as they were, the mover's are new. */
export const beforeRoll = (lying: LyingPieces, players: number, mover: number): LyingPieces =>
  Array.from({ length: players }, (_, seat) => (seat === mover ? [] : (lying[seat] ?? [])));

/** The seat whose dice are tapped in next: the mover's first, then those that nobody has told yet; null for none. */
export function nextSeat(lying: LyingPieces, mover: number, each: number): number | null {
  const players = lying.length;
  const order = lying.map((_, index) => (mover + index) % players);
  return order.find((seat) => (lying[seat]?.length ?? 0) < each) ?? null;
}

export const addDie = (lying: LyingPieces, seat: number, letter: Letter): LyingPieces =>
  lying.map((dice, other) => (other === seat ? [...dice, letter] : dice));

export const dropDie = (lying: LyingPieces, seat: number, index: number): LyingPieces =>
  lying.map((dice, other) => (other === seat ? dice.filter((_, place) => place !== index) : dice));

/** The symbols that more than one of these dice show: each such group may be a joker (D5). */
export const groupsIn = (dice: readonly Letter[]): readonly Letter[] =>
  LETTERS.filter((letter) => dice.filter((die) => die === letter).length > 1);

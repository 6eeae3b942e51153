import type { Letter } from '@sixfold/engine';
import { cards as rules } from '@sixfold/engine/cards';
import type { CountedSymbol } from '@sixfold/engine/sheet';
import type { LyingPieces } from '../../../face/counting.ts';

/** What was tapped in: the card that is played, and the open ones before each seat, oldest first. */
export interface CardTaps {
  /** Its symbols so far, in the order in which they are scored. */
  readonly played: readonly Letter[];
  readonly open: LyingPieces;
  /** The first symbol of an open card whose second is still to come. */
  readonly half: Letter | null;
}

const WHOLE = 2;

/** So many cards stay open before each player (C2, C7). */
const openEach = (players: number): number => rules.blank({ players, options: {}, starter: 0 }).openSize;

export const noTaps = (lying: LyingPieces, players: number): CardTaps => ({
  played: [],
  open: Array.from({ length: players }, (_, seat) => lying[seat] ?? []),
  half: null,
});

/** The seat of which an open card is missing; null for none. */
export const missing = ({ open }: CardTaps): number | null => {
  const seat = open.findIndex((cards) => cards.length < openEach(open.length));
  return seat < 0 ? null : seat;
};

export const isPlayed = ({ played }: CardTaps): boolean => played.length === WHOLE;

/** First the card that is played, then the open ones that nobody has told; no card has a symbol twice (C1). */
export function tapSymbol(taps: CardTaps, letter: Letter): CardTaps {
  const { played, open, half } = taps;
  if (!isPlayed(taps)) return played.includes(letter) ? taps : { ...taps, played: [...played, letter] };
  const seat = missing(taps);
  if (seat === null || half === letter) return taps;
  if (half === null) return { ...taps, half: letter };
  const added = open.map((cards, other) => (other === seat ? [...cards, half + letter] : cards));
  return { ...taps, open: added, half: null };
}

export const dropCard = (taps: CardTaps, seat: number, index: number): CardTaps => ({
  ...taps,
  open: taps.open.map((cards, other) => (other === seat ? cards.filter((_, place) => place !== index) : cards)),
});

/** For each symbol of the card, in order, how many open cards show it (C5). */
export const countedIn = ({ played, open }: CardTaps): CountedSymbol[] =>
  played.map((symbol) => ({ symbol, lines: [open.flat().filter((card) => card.includes(symbol)).length] }));

/** What lies there once the card was played: the oldest of the mover's has gone (C7). */
export const afterPlay = ({ played, open }: CardTaps, mover: number): LyingPieces =>
  open.map((cards, seat) => (seat === mover ? [...cards, played.join('')].slice(-openEach(open.length)) : cards));

import type { CardsPosition, CardsView } from '@sixfold/engine/cards';
import type { EarWords } from '../../face/face.ts';
import { playsOf } from './cards.ts';
import { sayCard } from './words.ts';

/** What a marker is worth on each place of its track: the steps through a gate most, since one marker holds up all (C6). */
const WORTH = Uint8Array.of(0, 16, 24, 28, 40, 46, 50, 60, 60, 60, 61);

/** The cards by the keys that go to them; orders of a card only where they differ. */
export const ear: EarWords<CardsPosition, CardsView> = {
  sayHand: ({ rack }, t) =>
    t.cards.holds(rack.map((card, place) => t.cards.numbered(place + 1, sayCard(card, t))).join('; ')),
  sayKeys: (_position, t) => t.cards.keys,
  choices: ({ choosing, rack }, position) =>
    choosing ? position.legalMoves() : [...new Set(rack)].flatMap((card) => playsOf(position, card)),
  worth: (tracks) => tracks.reduce((sum, track) => sum + (WORTH[track] ?? 0), 0),
};

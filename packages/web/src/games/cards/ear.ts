import type { CardsPosition, CardsView } from '@sixfold/engine/cards';
import type { EarWords } from '../../face/face.ts';
import { playsOf } from './cards.ts';
import { sayCard } from './words.ts';

/** The cards by the keys that go to them; orders of a card only where they differ. */
export const ear: EarWords<CardsPosition, CardsView> = {
  sayHand: ({ rack }, t) =>
    t.cards.holds(rack.map((card, place) => t.cards.numbered(place + 1, sayCard(card, t))).join('; ')),
  sayKeys: (_position, t) => t.cards.keys,
  choices: ({ choosing, rack }, position) =>
    choosing ? position.legalMoves() : [...new Set(rack)].flatMap((card) => playsOf(position, card)),
};

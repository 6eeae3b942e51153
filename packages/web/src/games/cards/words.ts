import type { Letter, SeenEvent } from '@sixfold/engine';
import type { CardsMove, CardsPosition } from '@sixfold/engine/cards';
import { halvesOf, mapPair } from '../../lib/pair.ts';
import { symbolOf } from '../../lib/symbol-of.ts';
import type { Words } from '../../face/face.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { Outlook } from './cards.ts';
import { nameAt } from '../../lib/name-at.ts';

/** Symbols by their letters: `red, blue`. */
export const saySymbols = (letters: string, { symbols }: Messages): string =>
  [...letters].map((letter) => symbols.names[symbolOf(letter)]).join(', ');

/** A card by its two letters, in their order. */
export function sayCard(card: string, t: Messages): string {
  const [first, second] = mapPair(halvesOf(card), (letter) => saySymbols(letter, t));
  return t.cards.card(first, second);
}

export const sayCards = (cards: readonly string[], t: Messages): string =>
  cards.map((card) => sayCard(card, t)).join('; ');

/** The symbol that is scored first comes first. */
const inOrder = (card: string, first: Letter): string => first + card.replace(first, '');

function sayMove(move: CardsMove, t: Messages): string {
  if (move.type === 'play') return sayCard(inOrder(move.card, move.first), t);
  return move.type === 'swap' ? t.cards.swapped : t.cards.refilled;
}

function sayHint(move: CardsMove, t: Messages): string {
  if (move.type === 'play') return sayMove(move, t);
  return move.type === 'swap' ? t.cards.swap : t.cards.refill;
}

function sayEvent(event: SeenEvent, t: Messages): string {
  switch (event.type) {
    case 'score':
      return event.points === 0 ? '' : t.cards.scored(saySymbols(event.symbol, t), event.points, event.track);
    case 'bonus':
      return t.cards.earned(saySymbols(event.symbol, t));
    case 'show':
      return t.cards.showed(sayCards(event.pieces, t));
    case 'draw':
      return sayDrawn(event.pieces, t);
    case 'reshuffle':
      return t.cards.shuffled;
    case 'end':
      return t.cards.ended;
    default:
      return '';
  }
}

/** To whoever drew them the cards are named. */
function sayDrawn(drawn: readonly string[] | number, t: Messages): string {
  if (typeof drawn === 'number') return drawn === 0 ? '' : t.cards.drew(drawn);
  return drawn.length === 0 ? '' : t.cards.drawn(sayCards(drawn, t));
}

export const words: Words<CardsPosition, CardsMove> = {
  sayPly: ({ seat, move }, names, t) => t.cards.by(nameAt(names, seat), sayMove(move, t)),
  pieceOf: (move) => (move.type === 'play' ? inOrder(move.card, move.first) : ''),
  sayEvent: (event, _names, t) => sayEvent(event, t),
  sayHint: (move, _position, t) => sayHint(move, t),
};

/** What a play would bring: `red +2, blue +1, 1 lost. Bonus turn!` */
export function sayOutlook({ scores, bonus, wins }: Outlook, t: Messages): string {
  const said = scores.flatMap(({ symbol, gain, lost }) => [
    ...(gain > 0 ? [t.cards.gain(saySymbols(symbol, t), gain)] : []),
    ...(lost > 0 ? [t.cards.lost(saySymbols(symbol, t), lost)] : []),
  ]);
  const more = [...(bonus.length > 0 ? [t.cards.bonusTurn] : []), ...(wins ? [t.cards.wins] : [])];
  return [`${said.length > 0 ? said.join(', ') : t.cards.noPoints}.`, ...more].join(' ');
}

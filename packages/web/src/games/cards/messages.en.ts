import type { Translation } from '../../i18n/messages.ts';

export const cards = {
  hand: 'Your cards',
  handOf: (name: string) => `${name}: hand`,
  openOf: (name: string) => `${name}: face-up cards`,
  opposite: 'Opposite',
  card: (first: string, second: string) => `${first}-${second}`,
  older: 'older',
  newer: 'newer',
  isNew: 'new',
  leaves: 'discarded next',
  countsFor: (symbols: string) => `counts for ${symbols}`,
  pile: 'Draw pile',
  discard: 'Discard pile',
  reshuffled: 'shuffled',
  play: 'Play',
  choose: 'Choose a card.',
  order: 'Which is scored first?',
  first: (symbol: string) => `${symbol} first`,
  gain: (symbol: string, points: number) => `${symbol} +${points}`,
  lost: (symbol: string, points: number) => `${symbol}: ${points} lost`,
  noPoints: 'No points',
  bonusTurn: 'Bonus turn!',
  wins: 'That wins the game!',
  keys: 'Arrow keys or 1 to 6 go to a card, Enter plays it, Escape puts it back.',
  swapTitle: 'Keep or swap?',
  swapText: (symbols: readonly string[]) =>
    symbols.length === 1
      ? `None of your cards shows ${symbols[0]}, your weakest colour.`
      : `None of your cards shows any of your weakest colours (${symbols.join(', ')}).`,
  refill: 'Keep',
  refillText: 'And refill to six.',
  swap: 'Swap all',
  swapAllText: 'Show and discard your hand, draw six new ones.',
  by: (who: string, what: string) => `${who}: ${what}`,
  refilled: 'cards kept and refilled',
  swapped: 'all cards swapped',
  scored: (symbol: string, points: number, track: number) => `${symbol} +${points}, now ${track}`,
  earned: (symbol: string) => `bonus turn for ${symbol}`,
  showed: (list: string) => `shown: ${list}`,
  drawn: (list: string) => `drawn: ${list}`,
  holds: (list: string) => `Your cards: ${list}.`,
  numbered: (place: number, card: string) => `${place} ${card}`,
  drew: (count: number) => (count === 1 ? '1 card drawn' : `${count} cards drawn`),
  shuffled: 'the discard pile was shuffled and is the new draw pile',
  ended: 'all six colours are at 7 or more: an instant win',
  options: {},
};

declare module '../../i18n/messages.ts' {
  interface Messages {
    readonly cards: Translation<typeof cards>;
  }
}

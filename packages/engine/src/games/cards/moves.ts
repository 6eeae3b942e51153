import { accept, quote, refuse, type Parsed } from '../../contract/errors.ts';
import type { Source } from '../../contract/game.ts';
import { makeSymbol, parseSymbol, type Letter } from '../../contract/symbols.ts';
import { FIRST, KINDS_SHOWING, makePiece, parsePiece, SECOND } from '../../family/pieces.ts';
import { makeChoice, parseRackMove, type ChoiceMove } from '../../family/rack-moves.ts';
import { REFILL } from '../../family/racks.ts';
import { cardPlay, firstOf, kindOf, lastOf, type CardsPosition } from './position.ts';

/** A move with cards, as transcripts write it. */
export type CardsMove = { type: 'play'; card: string; first: Letter } | ChoiceMove;

export const makeMove = (_: CardsPosition, move: number): CardsMove =>
  makeChoice(move) ?? { type: 'play', card: makePiece(kindOf(move)), first: makeSymbol(firstOf(move)) };

export function parseMove(position: CardsPosition, input: unknown): Parsed<number> {
  const rule = position.card.rules.score;
  return parseRackMove(position, input, 'play', 'card', (kind, { first }) => {
    const symbol = parseSymbol(first);
    if (symbol < 0) return refuse({ code: 'unknown-symbol', symbol: quote(first), rule });
    if (symbol === FIRST[kind]) return accept(cardPlay(kind, 0));
    if (symbol === SECOND[kind]) return accept(cardPlay(kind, 1));
    return refuse({ code: 'symbol-not-on-piece', symbol: makeSymbol(symbol), piece: makePiece(kind), rule });
  });
}

/** `RB` scores red first, `BR` blue first. */
export const makeNotation = (_: CardsPosition, move: number): string =>
  makeChoice(move)?.type ?? makeSymbol(firstOf(move)) + makeSymbol(lastOf(move));

export function parseNotation(position: CardsPosition, text: string): Parsed<number> {
  const word = text.trim();
  if (word.length !== 2) return parseMove(position, { type: word.toLowerCase() });
  const letters = word.toUpperCase();
  const card = parsePiece(letters) >= 0 ? letters : [...letters].toReversed().join('');
  return parseMove(position, { type: 'play', card, first: letters[0] });
}

export function sources({ open, openSize }: CardsPosition, move: number): Source[][] {
  if (move >= REFILL) return [];
  const counted = (symbol: number): Source[] =>
    Array.from(open).flatMap((kind, place) =>
      KINDS_SHOWING[1 << symbol]! & (1 << kind)
        ? [{ seat: Math.floor(place / openSize), index: place % openSize }]
        : [],
    );
  return [counted(firstOf(move)), counted(lastOf(move))];
}

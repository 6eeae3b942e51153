/** What tests of the card game share: any deal, games of random moves, and the same game with other colours. */
import { FastChance, ScriptedChance, startGame } from '@sixfold/engine';
import { KINDS, parsePiece } from '@sixfold/engine/family';
import { cards, type CardsPosition } from '@sixfold/engine/cards';
import { recolouredKind } from '../../tiles/tiles.fixture.ts';

/** A game dealt as given, hands first, then the open cards seat by seat; the tracks of the first seats. */
export function dealt(hands: string[], open: string, tracks: number[][]): CardsPosition {
  const position = cards.blank({ players: hands.length, options: {}, starter: 0 });
  position.deal(new ScriptedChance([...hands, open].join(' ').split(' ').map(parsePiece)));
  position.tracks.set(tracks.flat());
  return position;
}

/** Positions of a game of random moves in which a card is to be played, one in so many plies. */
export function cardsPositions(players: number, seed: number, every = 7): CardsPosition[] {
  const chance = new FastChance(seed);
  const position = startGame(cards, { players, options: {}, starter: 0 }, chance);
  const met: CardsPosition[] = [];
  for (; !position.ended && position.ply < 120; position.play(position.randomMove(chance), chance)) {
    if (!position.choosing && position.ply % every === 0) met.push(position.clone());
  }
  return met;
}

/** The same position in which each symbol has become another one: `colours[symbol]`. */
export function recolouredCards(position: CardsPosition, colours: readonly number[]): CardsPosition {
  const other = cards.blank(position.config);
  const { turn, racks, open, tracks, bag, bagSize, discard, discardSize } = position;
  tracks.forEach((track, at) => (other.tracks[at - (at % 6) + colours[at % 6]!] = track));
  other.setTurn(turn);
  racks.forEach((count, at) => {
    const kind = recolouredKind(at % KINDS, colours);
    for (let copy = 0; copy < count; copy++) other.addToRack(Math.floor(at / KINDS), kind);
  });
  open.forEach((kind, place) => other.layOpen(place, recolouredKind(kind, colours)));
  for (const kind of discard.subarray(0, discardSize)) other.discardCard(recolouredKind(kind, colours));
  other.bag.set(bag.subarray(0, bagSize).map((kind) => recolouredKind(kind, colours)));
  other.bagSize = bagSize;
  other.ply = position.ply;
  other.due = position.due;
  return other;
}

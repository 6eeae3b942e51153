import type { Chance } from '../../contract/chance.ts';
import { configOf } from '../../contract/view.ts';
import { makePiece, parsePiece } from '../../family/pieces.ts';
import { countPieces, makeCounts, rackView, restoreRacks, type RackView } from '../../family/rack-view.ts';
import { CardsPosition } from './position.ts';

/** What a seat may know at the card game: its hand, and the cards that lie open. */
export interface CardsView extends RackView {
  /** Each seat's open cards, oldest first. */
  readonly open: readonly (readonly string[])[];
  /** How many of each card lie in the discard pile: face down, but everyone saw each of them before. */
  readonly discard: Readonly<Record<string, number>>;
}

export const view = (position: CardsPosition, seat: number | null): CardsView => ({
  ...rackView(position, seat),
  open: makeOpen(position),
  discard: makeCounts(countPieces(position.discard.subarray(0, position.discardSize))),
});

export function resample(from: CardsView, chance: Chance): CardsPosition {
  const position = new CardsPosition(configOf(from));
  restoreRacks(position, from, chance);
  from.open.flat().forEach((piece, place) => position.layOpen(place, parsePiece(piece)));
  for (const [piece, count] of Object.entries(from.discard)) {
    for (let copy = 0; copy < count; copy++) position.discardCard(parsePiece(piece));
  }
  return position;
}

export const makeOpen = ({ config, open, openSize }: CardsPosition): string[][] =>
  Array.from({ length: config.players }, (_, seat) =>
    Array.from(open.subarray(seat * openSize, (seat + 1) * openSize), makePiece),
  );

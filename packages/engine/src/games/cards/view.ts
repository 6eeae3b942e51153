import type { Config } from '../../card.ts';
import type { Chance } from '../../chance.ts';
import { accept, type Parsed } from '../../errors.ts';
import { makePiece, parsePiece } from '../../pieces.ts';
import {
  countPieces,
  makeCounts,
  makeRacks,
  parseRacks,
  rackView,
  restoreRacks,
  type RackView,
} from '../../rack-view.ts';
import { configOf } from '../../view.ts';
import { CardsPosition } from './position.ts';

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

const makeOpen = ({ config, open, openSize }: CardsPosition): string[][] =>
  Array.from({ length: config.players }, (_, seat) =>
    Array.from(open.subarray(seat * openSize, (seat + 1) * openSize), makePiece),
  );

export const makeSetup = (position: CardsPosition): Record<string, unknown> => ({
  hands: makeRacks(position),
  open: makeOpen(position),
});

export function parseSetup(config: Config, setup: unknown): Parsed<number[]> {
  const { rackSize, openSize, card } = new CardsPosition(config);
  const hands = parseRacks(setup, 'hands', config.players, rackSize, card.rules.setup);
  if (!hands.ok) return hands;
  const open = parseRacks(setup, 'open', config.players, openSize, card.rules.setup);
  return open.ok ? accept([...hands.value, ...open.value]) : open;
}

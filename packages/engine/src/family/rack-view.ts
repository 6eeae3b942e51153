import type { Chance } from '../contract/chance.ts';
import { restoreShared, sharedView, type View } from '../contract/view.ts';
import { KINDS, makePiece, parsePiece } from './pieces.ts';
import type { RackPosition } from './racks.ts';

/** What a seat knows of racks and bag: its own rack, the sizes of the others, and which pieces it has not seen. */
export interface RackView extends View {
  /** The seat's own pieces in canonical order; none for a spectator. */
  readonly rack: readonly string[];
  /** How many pieces each seat holds. */
  readonly held: readonly number[];
  readonly bag: number;
  /** How many of each piece lie in the bag or on other racks; pieces that are all accounted for are left out. */
  readonly unseen: Readonly<Record<string, number>>;
  /** Whether the seat to move has the choice between refilling and swapping. */
  readonly choosing: boolean;
}

export function rackView(position: RackPosition, seat: number | null): RackView {
  return {
    ...sharedView(position, seat),
    rack: seat === null ? [] : position.rackOf(seat).map(makePiece),
    held: Array.from(position.held),
    bag: position.bagSize,
    unseen: makeCounts(unseenBy(position, seat)),
    choosing: position.choosing,
  };
}

function unseenBy(position: RackPosition, seat: number | null): Uint8Array {
  const counts = countPieces(position.bag.subarray(0, position.bagSize));
  for (let other = 0; other < position.config.players; other++) {
    if (other === seat) continue;
    for (let kind = 0; kind < KINDS; kind++) counts[kind] = counts[kind]! + position.racks[other * KINDS + kind]!;
  }
  return counts;
}

/** Fills racks and bag as the view's seat knows them, and the rest by chance. */
export function restoreRacks(position: RackPosition, view: RackView, chance: Chance): void {
  restoreShared(position, view);
  position.choosing = view.choosing;
  position.bagSize = 0;
  for (const [piece, count] of Object.entries(view.unseen)) {
    position.bag.fill(parsePiece(piece), position.bagSize, position.bagSize + count);
    position.bagSize += count;
  }
  view.held.forEach((count, seat) => {
    if (seat === view.seat) for (const piece of view.rack) position.addToRack(seat, parsePiece(piece));
    else for (let held = 0; held < count; held++) position.addToRack(seat, position.takeFromBag(chance, seat));
  });
}

export function countPieces(pieces: ArrayLike<number>): Uint8Array {
  const counts = new Uint8Array(KINDS);
  for (let i = 0; i < pieces.length; i++) counts[pieces[i]!] = counts[pieces[i]!]! + 1;
  return counts;
}

export function makeCounts(counts: Uint8Array): Record<string, number> {
  const present: Record<string, number> = {};
  for (let kind = 0; kind < KINDS; kind++) if (counts[kind]! > 0) present[makePiece(kind)] = counts[kind]!;
  return present;
}

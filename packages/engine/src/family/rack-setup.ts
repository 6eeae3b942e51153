import { accept, isRecord, refuse, type Parsed } from '../contract/errors.ts';
import { makePiece, parsePiece } from './pieces.ts';
import type { RackPosition } from './racks.ts';

/** Reads a setup's list of racks: one a seat, each of the right size. */
export function parseRacks(setup: unknown, key: string, players: number, size: number, rule: string): Parsed<number[]> {
  const racks = isRecord(setup) ? setup[key] : undefined;
  const isRack = (rack: unknown): rack is unknown[] => Array.isArray(rack) && rack.length === size;
  if (!Array.isArray(racks) || racks.length !== players || !racks.every(isRack)) {
    return refuse({ code: 'malformed', what: `setup.${key}`, rule });
  }
  const kinds = racks.flat().map(parsePiece);
  return kinds.includes(-1) ? refuse({ code: 'malformed', what: `setup.${key}`, rule }) : accept(kinds);
}

export const makeRacks = (position: RackPosition): string[][] =>
  Array.from({ length: position.config.players }, (_, seat) => position.rackOf(seat).map(makePiece));

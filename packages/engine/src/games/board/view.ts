import type { Config } from '../../card.ts';
import type { Chance } from '../../chance.ts';
import type { Parsed } from '../../errors.ts';
import { makeRacks, parseRacks } from '../../rack-view.ts';
import { restoreTiles, tileView, type TileView } from '../../tile-view.ts';
import { configOf } from '../../view.ts';
import { BoardPosition } from './position.ts';

export type BoardView = TileView;

export const view = (position: BoardPosition, seat: number | null): BoardView => tileView(position, seat);

export function resample(from: BoardView, chance: Chance): BoardPosition {
  const position = new BoardPosition(configOf(from));
  restoreTiles(position, from, chance);
  return position;
}

export const makeSetup = (position: BoardPosition): Record<string, unknown> => ({ racks: makeRacks(position) });

export function parseSetup(config: Config, setup: unknown): Parsed<number[]> {
  const { rackSize, card } = new BoardPosition(config);
  return parseRacks(setup, 'racks', config.players, rackSize, card.rules.setup);
}

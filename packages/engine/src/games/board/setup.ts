import type { Config } from '../../contract/card.ts';
import type { Parsed } from '../../contract/errors.ts';
import { makeRacks, parseRacks } from '../../family/rack-setup.ts';
import { BoardPosition } from './position.ts';

export const makeSetup = (position: BoardPosition): Record<string, unknown> => ({ racks: makeRacks(position) });

export function parseSetup(config: Config, setup: unknown): Parsed<number[]> {
  const { rackSize, card } = new BoardPosition(config);
  return parseRacks(setup, 'racks', config.players, rackSize, card.rules.setup);
}

import type { Config } from '../../contract/card.ts';
import { accept, type Parsed } from '../../contract/errors.ts';
import { makeRacks, parseRacks } from '../../family/rack-setup.ts';
import { CardsPosition } from './position.ts';
import { makeOpen } from './view.ts';

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

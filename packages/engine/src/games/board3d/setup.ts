import type { Config } from '../../card.ts';
import { accept, isRecord, refuse, type Parsed } from '../../errors.ts';
import { atField } from '../../hex.ts';
import { makeRacks, parseRacks } from '../../rack-setup.ts';
import { parseSymbol } from '../../symbols.ts';
import { Board3dPosition } from './position.ts';
import { makeStones } from './view.ts';

export const makeSetup = (position: Board3dPosition): Record<string, unknown> => ({
  racks: makeRacks(position),
  startStones: makeStones(position),
});

/** The start stones in the order of the marks, then the racks. */
export function parseSetup(config: Config, setup: unknown): Parsed<number[]> {
  const { rackSize, board, card } = new Board3dPosition(config);
  const stones = parseStones(board.marks, isRecord(setup) ? setup['startStones'] : undefined);
  if (!stones) return refuse({ code: 'malformed', what: 'setup.startStones', rule: 'T2' });
  const racks = parseRacks(setup, 'racks', config.players, rackSize, card.rules.setup);
  return racks.ok ? accept([...stones, ...racks.value]) : racks;
}

function parseStones(marks: readonly number[], input: unknown): number[] | null {
  if (!Array.isArray(input) || input.length !== marks.length) return null;
  const stoneOn = (mark: number): number => {
    const [q, r] = atField(mark);
    const stone = input.find((one) => isRecord(one) && Array.isArray(one['at']) && one['at'][0] === q && one['at'][1] === r);
    return parseSymbol((stone as Record<string, unknown> | undefined)?.['symbol']);
  };
  const stones = marks.map(stoneOn);
  return new Set(stones).size === marks.length && !stones.includes(-1) ? stones : null;
}

import type { Config } from '../../contract/card.ts';
import { accept, isRecord, refuse, type Parsed } from '../../contract/errors.ts';
import { parseSymbol } from '../../contract/symbols.ts';
import { fieldAt } from '../../family/hex.ts';
import { makeRacks, parseRacks } from '../../family/rack-setup.ts';
import { isField } from '../../family/tile-moves.ts';
import { Board3dPosition } from './position.ts';
import { makeStones, type StartStone } from './view.ts';

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
  if (!Array.isArray(input) || input.length !== marks.length || !input.every(isStone)) return null;
  const stones = marks.map((mark) => parseSymbol(input.find(({ at }) => fieldAt(at[0], at[1]) === mark)?.symbol));
  return new Set(stones).size === marks.length && !stones.includes(-1) ? stones : null;
}

const isStone = (input: unknown): input is StartStone =>
  isRecord(input) && Object.keys(input).length === 2 && 'symbol' in input && isField(input['at']);

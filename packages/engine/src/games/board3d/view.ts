import type { Config } from '../../card.ts';
import type { Chance } from '../../chance.ts';
import { accept, isRecord, refuse, type Parsed } from '../../errors.ts';
import { atField, type At } from '../../hex.ts';
import { makeRacks, parseRacks } from '../../rack-view.ts';
import { makeSymbol, parseSymbol, type Letter } from '../../symbols.ts';
import { restoreTiles, tileView, type TileView } from '../../tile-view.ts';
import { configOf } from '../../view.ts';
import { Board3dPosition } from './position.ts';

export interface StartStone {
  readonly at: At;
  readonly symbol: Letter;
}

export interface Board3dView extends TileView {
  /** The six stones that lie on the board from the start, under whatever was laid on them. */
  readonly startStones: readonly StartStone[];
  /** Turns left in the final round; 0 before it. */
  readonly lastTurns: number;
}

export const view = (position: Board3dPosition, seat: number | null): Board3dView => ({
  ...tileView(position, seat),
  startStones: makeStones(position),
  lastTurns: position.lastTurns,
});

export function resample(from: Board3dView, chance: Chance): Board3dPosition {
  const position = new Board3dPosition(configOf(from));
  from.startStones.forEach(({ symbol }, mark) => position.setStone(mark, parseSymbol(symbol)));
  restoreTiles(position, from, chance);
  position.lastTurns = from.lastTurns;
  return position;
}

const makeStones = (position: Board3dPosition): StartStone[] =>
  position.board.marks.map((mark, index) => ({ at: atField(mark), symbol: makeSymbol(position.stones[index]!) }));

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

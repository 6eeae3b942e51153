import type { GamePly } from '../../face/face.ts';
import { symbolOf } from '../../lib/symbol-of.ts';
import { LETTERS, preview, tracksAt, type Letter, type Preview } from '@sixfold/engine';
import {
  IDLE_LIMIT,
  STOP,
  stones,
  TAKE,
  type StonesMove,
  type StonesPosition,
  type StonesView,
} from '@sixfold/engine/stones';

/** What a stone would be if it were drawn next: a match, or a bust because it is in the tray or not in the middle. */
type Fate = 'match' | 'twice' | 'absent';

/** What a stop would do with the stones of a symbol. */
interface Gain {
  /** Stones that come to the collection. */
  readonly gain: number;
  /** Stones that the collection has no room for. */
  readonly surplus: number;
}

/** All that lies on the table of one symbol. */
export interface Column extends Gain {
  readonly symbol: number;
  /** Stones in the middle. */
  readonly middle: number;
  readonly isInTray: boolean;
  /** Stones in the pile. */
  readonly pile: number;
  readonly fate: Fate;
  /** Whether the mover may take one from the middle instead of drawing. */
  readonly isOffered: boolean;
}

const NOTHING: Gain = { gain: 0, surplus: 0 };

export function columnsOf(view: StonesView, position: StonesPosition): Column[] {
  const gains = gainsOf(view, foresee(position, STOP));
  const offered = offeredSymbol(position);
  return LETTERS.map((letter, symbol) => ({
    symbol,
    middle: view.middle[symbol]!,
    isInTray: view.tray.includes(letter),
    pile: view.pile[symbol]!,
    fate: fateOf(view, letter),
    isOffered: symbol === offered,
    ...(gains.get(symbol) ?? NOTHING),
  }));
}

function fateOf({ middle, tray }: StonesView, letter: Letter): Fate {
  if (tray.includes(letter)) return 'twice';
  return middle[symbolOf(letter)]! > 0 ? 'match' : 'absent';
}

/** What a move would bring; null while it is not legal. */
export const foresee = (position: StonesPosition, move: number): Preview | null =>
  position.isLegal(move) ? preview(stones, position, move) : null;

function gainsOf(view: StonesView, foreseen: Preview | null): Map<number, Gain> {
  const scores = foreseen?.scores ?? [];
  const before = tracksAt(view, view.turn);
  return new Map(
    scores.map(({ symbol, points, track }) => {
      const gain = track - before[symbolOf(symbol)]!;
      return [symbolOf(symbol), { gain, surplus: points - gain }];
    }),
  );
}

/** The weakest symbol of the mover, if a stone of it may be taken now. */
export function offeredSymbol(position: StonesPosition): number | null {
  const [score] = foresee(position, TAKE)?.scores ?? [];
  return score ? symbolOf(score.symbol) : null;
}

export const sumOf = (columns: readonly Column[], key: 'gain' | 'surplus' | 'pile'): number =>
  columns.reduce((sum, column) => sum + column[key], 0);

/** How many stones of the pile would be a bust now. The pile's order is hidden, what it holds is not. */
export const countBusts = (columns: readonly Column[]): number =>
  sumOf(
    columns.filter(({ fate }) => fate !== 'match'),
    'pile',
  );

/** The exact chance that the next stone is a bust; null with nothing to draw. */
export function riskOf(columns: readonly Column[]): number | null {
  const all = sumOf(columns, 'pile');
  return all > 0 ? countBusts(columns) / all : null;
}

/** A turn, or as much of it as is known. */
export interface Turn {
  readonly seat: number;
  readonly drawn: readonly Letter[];
  /** How it ended; null while it goes on. */
  readonly end: 'bust' | 'stop' | 'take' | 'pass' | null;
  /** Stones that came to the collection, by symbol. */
  readonly gains: readonly { readonly symbol: Letter; readonly points: number }[];
  readonly hasBonus: boolean;
}

/** The turns that these plies are part of, in order. */
export function turnsOf(plies: readonly GamePly<StonesMove>[]): Turn[] {
  const turns: Turn[] = [];
  for (const ply of plies) {
    const last = turns.at(-1);
    const isSame = last?.end === null && last.seat === ply.seat;
    const turn = partOf(ply);
    if (isSame) turns[turns.length - 1] = { ...turn, drawn: [...last.drawn, ...turn.drawn] };
    else turns.push(turn);
  }
  return turns;
}

function partOf(ply: GamePly<StonesMove>): Turn {
  const { seat, events } = ply;
  const drawn = drawnIn(ply);
  return {
    seat,
    drawn: drawn ? [drawn.piece] : [],
    end: endOf(ply),
    gains: keptIn(ply).filter(({ points }) => points > 0),
    hasBonus: events.some(({ type }) => type === 'bonus'),
  };
}

function endOf({ move, events }: GamePly<StonesMove>): Turn['end'] {
  if (move.type !== 'draw') return move.type;
  return events.some(({ type }) => type === 'bust') ? 'bust' : null;
}

/** The stone that the player drew in this ply; those that fill up the middle come after it. */
export function drawnIn({ move, events }: GamePly<StonesMove>): { piece: Letter; to: 'tray' | 'middle' } | null {
  const [first] = events;
  return move.type === 'draw' && first?.type === 'flip' ? first : null;
}

/** The stones that were turned over to fill up the middle. */
export const refillsIn = (ply: GamePly<StonesMove>): Letter[] =>
  ply.events.slice(drawnIn(ply) ? 1 : 0).flatMap((event) => (event.type === 'flip' ? [event.piece] : []));

/** How many stones of a symbol went back to the pile. */
export const countReturned = ({ events }: GamePly<StonesMove>, symbol: Letter): number =>
  events.flatMap((event) => (event.type === 'return' ? event.pieces : [])).filter((piece) => piece === symbol).length;

/** The scores of a ply without what went back. */
const keptIn = (ply: GamePly<StonesMove>): { symbol: Letter; points: number }[] =>
  ply.events.flatMap((event) =>
    event.type === 'score' ? [{ symbol: event.symbol, points: event.points - countReturned(ply, event.symbol) }] : [],
  );

/** From so many turns before the idle end on, the players are told of it. */
const WARNING = 20;

/** After how many further turns without a gain the game ends; null while that is far off. */
export function idleTurnsLeft({ idle, ended }: StonesView): number | null {
  const left = IDLE_LIMIT - idle;
  return ended === null && left < WARNING ? left : null;
}

import {
  LETTERS,
  preview,
  weakest,
  type Gate,
  type Letter,
  type Preview,
  type Source,
  type Tracks,
} from '@sixfold/engine';
import { openUpTo } from '@sixfold/engine/family';
import { BOXES, dice, RAIL, type DiceMove, type DicePosition, type DiceView, type Jokers } from '@sixfold/engine/dice';
import type { GamePly } from '../../face/face.ts';
import { MOST_MARKED } from '../../ui/play/lanes.ts';

/** The sections of the sheet, and how long all six rows must be before one opens. */
export const SECTIONS: readonly Gate[] = [{ from: 1, to: openUpTo(RAIL, 0), needs: 0 }, ...RAIL.gates];

/** What the player has laid out but not committed; trying is free. */
export interface DiceDraft {
  /** The ply that it is meant for; at any other it is void. */
  readonly ply: number;
  readonly jokers: Jokers;
  /** The group that was touched and waits for its row. */
  readonly picked: Letter | null;
}

export const newDraft = (ply: number): DiceDraft => ({ ply, jokers: {}, picked: null });

/** A suggested move laid out as if the player had done it; null for a roll, which needs no laying out. */
export function hintedDraft(position: DicePosition, hint: number): DiceDraft | null {
  const move = dice.makeMove(position, hint);
  return move.type === 'score' ? { ...newDraft(position.ply), jokers: move.jokers } : null;
}

/** The groups of equal dice that the mover may use as jokers now. */
export const groupsOf = (position: DicePosition): Letter[] =>
  position.rolls === 0 || position.ended ? [] : position.groups().map((symbol) => LETTERS[symbol]!);

const without = (jokers: Jokers, isGone: (from: string, to: string) => boolean): Jokers =>
  Object.fromEntries(Object.entries(jokers).filter(([from, to]) => !isGone(from, to)));

/** Touching a group picks it, touching it again lets go; a group that is a joker is taken back. */
export function tapGroup({ ply, jokers, picked }: DiceDraft, group: Letter): DiceDraft {
  const free = without(jokers, (from) => from === group);
  return { ply, jokers: free, picked: jokers[group] || picked === group ? null : group };
}

/** Touching a row sends the picked group's joker there; without one, takes back the jokers that go there. */
export function tapRow({ ply, jokers, picked }: DiceDraft, row: Letter): DiceDraft {
  const changed = picked ? { ...jokers, [picked]: row } : without(jokers, (_, to) => to === row);
  return { ply, jokers: changed, picked: null };
}

/** A row's key needs no group to be picked where there is only one. */
export function keyRow(draft: DiceDraft, groups: readonly Letter[], row: Letter): DiceDraft {
  const [only] = groups;
  const isClear = draft.picked === null && only !== undefined && groups.length === 1 && draft.jokers[only] !== row;
  return tapRow(isClear ? { ...draft, picked: only } : draft, row);
}

export const takesRow = ({ jokers, picked }: DiceDraft, row: Letter): boolean =>
  picked !== null || Object.values(jokers).includes(row);

/** The engine's move for scoring with these jokers; null while the mover must roll. */
export function scoreMove(position: DicePosition, jokers: Jokers): number | null {
  const move = dice.parseMove(position, { type: 'score', jokers });
  return move.ok ? move.value : null;
}

/** What scoring now would bring. */
export function foresee(position: DicePosition, jokers: Jokers): Preview | null {
  const move = scoreMove(position, jokers);
  return move === null ? null : preview(dice, position, move);
}

/** One row of a sheet. */
export interface SheetRow {
  readonly symbol: Letter;
  /** Crosses that stand there. */
  readonly before: number;
  /** Crosses after the score that is being considered. */
  readonly after: number;
  /** Crosses of it that find no box. */
  readonly lost: number;
  /** Whether no other row is shorter. */
  readonly isWeakest: boolean;
}

export function rowsOf(tracks: Tracks, foreseen: Preview | null): SheetRow[] {
  const lowest = weakest(tracks);
  return LETTERS.map((symbol, index) => {
    const before = tracks[index]!;
    const score = foreseen?.scores.find((each) => each.symbol === symbol);
    const after = score?.track ?? before;
    return { symbol, before, after, lost: before + (score?.points ?? 0) - after, isWeakest: before === lowest };
  });
}

/** The rows to be pointed out as weakest: where many are, none is. */
export function weakestFew(rows: readonly SheetRow[]): readonly SheetRow[] {
  const weak = rows.filter(({ isWeakest }) => isWeakest);
  return weak.length > MOST_MARKED ? [] : weak;
}

export const gainOf = (rows: readonly SheetRow[]): number =>
  rows.reduce((sum, { before, after }) => sum + after - before, 0);
export const lossOf = (rows: readonly SheetRow[]): number => rows.reduce((sum, { lost }) => sum + lost, 0);

/** The last box that may be crossed by now. */
export const lastOpen = (tracks: readonly number[]): number => openUpTo(RAIL, weakest(tracks));

export type Box = 'crossed' | 'new' | 'gain' | 'lost' | 'closed' | 'open';

/** A row's boxes. Crosses above `known` are new: made since the player last looked. */
export function boxesOf({ before, after, lost }: SheetRow, open: number, known: number): Box[] {
  return Array.from({ length: BOXES }, (_, index) => {
    if (index < before) return index < known ? 'crossed' : 'new';
    if (index < after) return 'gain';
    if (index < after + lost) return 'lost';
    return index < open ? 'open' : 'closed';
  });
}

/** How many crosses each row would get in all, were the picked group a joker for it. */
export function offers(position: DicePosition, draft: DiceDraft): readonly number[] | null {
  const { jokers, picked } = draft;
  if (!picked) return null;
  return LETTERS.map((symbol, index) => {
    const foreseen = foresee(position, { ...jokers, [picked]: symbol });
    return gainOf(rowsOf(position.tracksOf(position.turn), foreseen).slice(index, index + 1));
  });
}

/** A die by whose it is and which. */
export const dieKey = ({ seat, index }: { seat: number; index: number }): string => `${seat}/${index}`;

export const keysOf = (sources: readonly Source[]): Set<string> =>
  new Set(sources.flatMap((source) => ('seat' in source ? [dieKey(source)] : [])));

/** The other players' dice that a die of the mover with this symbol meets. */
export const matchesOf = (foreseen: Preview | null, symbol: Letter, turn: number): number =>
  (foreseen?.scores.find((score) => score.symbol === symbol)?.from ?? []).filter(
    (source) => 'seat' in source && source.seat !== turn,
  ).length;

/** All dice that count for a score: the others' that match, and the mover's own that match or are jokers. */
export function countedDice({ dice: all, turn }: DiceView, foreseen: Preview | null, jokers: Jokers): Set<string> {
  const counted = keysOf(foreseen?.scores.flatMap(({ from }) => from) ?? []);
  all[turn]?.forEach((letter, index) => {
    if (!jokers[letter] && matchesOf(foreseen, letter, turn) > 0) counted.add(dieKey({ seat: turn, index }));
  });
  return counted;
}

/** Dice with equal ones side by side, each group in canonical order. */
export function sortedDice(letters: readonly Letter[]): { letter: Letter; indexes: number[] }[] {
  const placed = LETTERS.map((letter) => ({
    letter,
    indexes: [...letters.keys()].filter((i) => letters[i] === letter),
  }));
  return placed.filter(({ indexes }) => indexes.length > 0);
}

/** The other seats in the order in which they will move after this one. */
export const othersOf = ({ players }: DiceView, seat: number): number[] =>
  Array.from({ length: players - 1 }, (_, index) => (seat + 1 + index) % players);

/** A seat's turn among the plies that are new. */
export interface DiceNews {
  readonly rolls: number;
  /** Null while the seat has not scored. */
  readonly jokers: Jokers | null;
  readonly scores: readonly { readonly symbol: Letter; readonly points: number; readonly track: number }[];
}

export function newsOf(fresh: readonly GamePly<DiceMove>[], seat: number): DiceNews | null {
  const own = fresh.filter((ply) => ply.seat === seat);
  if (own.length === 0) return null;
  const score = own.find(({ move }) => move.type === 'score');
  return {
    rolls: own.filter(({ move }) => move.type === 'roll').length,
    jokers: score ? (score.move as Extract<DiceMove, { type: 'score' }>).jokers : null,
    scores: score?.events.filter((event) => event.type === 'score') ?? [],
  };
}

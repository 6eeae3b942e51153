import type { Letter } from '@sixfold/engine';
import type { SheetMove } from '@sixfold/engine/sheet';
import type { Transcript, TranscriptPly } from '@sixfold/engine/transcript';

/** What somebody writes down beside a game, and how the game is then. */
export interface WrittenDown {
  readonly seat: number;
  readonly move: SheetMove;
  /** All tracks after it. */
  readonly tracks: TranscriptPly['tracks'];
  /** The symbols that earn a bonus turn. */
  readonly bonuses: readonly Letter[];
}

/** The moves with which points are scored, whether there are any or not. */
const SCORING = ['place', 'play', 'stop', 'take', 'score', 'pass'];

/** Whether the ply ends a turn, a bonus turn included: of those that score nothing, a bust does. */
const endsTurn = ({ move, events }: TranscriptPly): boolean =>
  SCORING.includes(move.type) || events.some(({ type }) => type === 'bust');

const LETTERS: readonly Letter[] = ['R', 'O', 'Y', 'G', 'B', 'V'];

function changed(before: readonly number[], after: readonly number[]): Partial<Record<Letter, number>> {
  const pairs = LETTERS.map((letter, index) => [letter, after[index]] as const);
  return Object.fromEntries(pairs.filter(([, value], index) => value !== before[index]));
}

/** What a table at which this game was played would have written down, turn by turn. */
export function writtenDown({ plies }: Pick<Transcript, 'plies'>): WrittenDown[] {
  const turns = plies.filter(endsTurn);
  const lines: WrittenDown[] = [];
  let owed = 0;
  let isBonus = false;
  let before = turns[0]?.tracks.map(() => [0, 0, 0, 0, 0, 0]) ?? [];
  for (const [index, { seat, move, events, tracks }] of turns.entries()) {
    const bonuses = events.flatMap((event) => (event.type === 'bonus' ? [event.symbol] : []));
    const isPass = move.type === 'pass' && isBonus;
    const entry = { type: 'enter', tracks: changed(before[seat] ?? [], tracks[seat] ?? []) } as const;
    lines.push({ seat, move: isPass ? { type: 'pass' } : entry, tracks, bonuses });
    owed = isPass ? 0 : owed + bonuses.length;
    const next = turns[index + 1];
    isBonus = owed > 0 && next?.seat === seat;
    // Nobody says at the game that bonus turns lapse: the next one is simply on.
    if (owed > 0 && next && !isBonus) lines.push({ seat, move: { type: 'pass' }, tracks, bonuses: [] });
    owed = isBonus ? owed - 1 : 0;
    before = tracks;
  }
  const last = turns.at(-1);
  const isOver = plies.at(-1)?.events.some((event) => event.type === 'end' && event.reason !== 'instant');
  return last && isOver ? [...lines, { ...last, move: { type: 'end' }, bonuses: [] }] : lines;
}

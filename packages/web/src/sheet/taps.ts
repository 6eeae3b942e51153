import { LETTERS, type GameError, type Letter, type Rail, type Tracks } from '@sixfold/engine';
import type { Entry } from '../face/counting.ts';

/** What was tapped of a turn. */
export interface Tapped {
  /** The ply that it is meant for; at any other it is void. */
  readonly ply: number;
  readonly tracks: Entry;
}

export const nothingTapped = (ply: number): Tapped => ({ ply, tracks: {} });

/** Touching a value makes it the new one; touching it again lets it go. */
export function tap({ ply, tracks }: Tapped, letter: Letter, value: number): Tapped {
  const others = Object.fromEntries(Object.entries(tracks).filter(([other]) => other !== letter));
  return { ply, tracks: tracks[letter] === value ? others : { ...others, [letter]: value } };
}

export const countTapped = ({ tracks }: Tapped): number => Object.keys(tracks).length;

/** The six tracks once it is entered. */
export const after = (tracks: Tracks, entry: Entry): readonly number[] =>
  LETTERS.map((letter, symbol) => entry[letter] ?? tracks[symbol] ?? 0);

/** By how much each track grows. */
export const gainsIn = (tracks: Tracks, entry: Entry): readonly number[] =>
  after(tracks, entry).map((value, symbol) => value - (tracks[symbol] ?? 0));

/** What the rules say to a turn: how many tracks it can move, and why it cannot be entered, if it cannot. */
export interface TapRules {
  readonly most: number;
  readonly rail: Rail;
  readonly check: (entry: Entry) => GameError | null;
}

/** A value that a track may move to next. */
export interface TapCell {
  readonly value: number;
  readonly gain: number;
  /** Why it cannot be reached now. */
  readonly why: GameError | null;
  /** Whether a bonus waits or a scoring stops there. */
  readonly isMark: boolean;
}

/** Whether so few tracks keep a gate closed that the rest of the turn can open it. */
function mayOpen(error: GameError, tracks: Tracks, next: Tapped, most: number): boolean {
  if (error.code !== 'gate-closed') return false;
  const short = after(tracks, next.tracks).filter((value) => value < error.needs).length;
  return short <= most - countTapped(next);
}

function whyNot(tracks: Tracks, next: Tapped, { most, check }: TapRules): GameError | null {
  const why = check(next.tracks);
  return why && mayOpen(why, tracks, next, most) ? null : why;
}

/** The values before a track's marker. Behind a stop nothing is to be had for now; what else is closed can be seen. */
export function cellsOf(tracks: Tracks, symbol: number, tapped: Tapped, rules: TapRules): readonly TapCell[] {
  const { top, marks } = rules.rail;
  const at = tracks[symbol] ?? 0;
  const letter = LETTERS[symbol] ?? 'R';
  const ahead = Array.from({ length: top - at }, (_, index): TapCell => {
    const value = at + index + 1;
    const next = { ...tapped, tracks: { ...tapped.tracks, [letter]: value } };
    return { value, gain: index + 1, why: whyNot(tracks, next, rules), isMark: marks.includes(value) };
  });
  return ahead.filter(({ why }) => why?.code !== 'past-stop');
}

/** What touching a value leads to: another draft, or why it cannot be. A turn that is told to its end enters itself. */
export type Touched = { readonly why: GameError } | { readonly tapped: Tapped; readonly isEntered: boolean };

export function touch(tapped: Tapped, letter: Letter, { value, why }: TapCell, most: number): Touched {
  if (why) return { why };
  const next = tap(tapped, letter, value);
  return { tapped: next, isEntered: countTapped(next) >= most };
}

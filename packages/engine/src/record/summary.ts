import type { SeenEvent } from '../contract/events.ts';
import type { Result, Tracks } from '../contract/position.ts';
import { LETTERS } from '../contract/symbols.ts';

/** What a summary needs to know of a ply. */
export interface ToldPly {
  readonly seat: number;
  readonly events: readonly SeenEvent[];
}

/** What a finished game can be told by. */
export interface GameSummary {
  /** The weakest colour of each seat, before the first ply and after each. */
  readonly weakest: readonly (readonly number[])[];
  /** The ply that brought the most steps, and to whom; null where nobody scored. */
  readonly biggest: { readonly ply: number; readonly seat: number; readonly steps: number } | null;
  /** For each seat the fewest steps of one colour that would have brought it level with the winner; null where none would. */
  readonly lacked: readonly ({ readonly symbol: number; readonly steps: number } | null)[];
}

const MOST = 20;

/** Sums up a game from what everybody could see. `teams` says which seats share tracks. */
export function summarize(plies: readonly ToldPly[], result: Result, teams: readonly number[]): GameSummary {
  const tracks = teams.map(() => LETTERS.map(() => 0));
  const weakest = teams.map(() => [0]);
  let biggest: GameSummary['biggest'] = null;
  for (const [ply, { seat, events }] of plies.entries()) {
    const steps = events.reduce((sum, event) => sum + take(event, tracks, teams), 0);
    if (steps > (biggest?.steps ?? 0)) biggest = { ply, seat, steps };
    for (const [index, values] of weakest.entries()) values.push(Math.min(...(tracks[index] ?? [])));
  }
  return { weakest, biggest, lacked: result.ranks.map((_, seat) => lackOf(seat, result)) };
}

/** Moves the tracks of all who share them, and tells by how many steps. */
function take(event: SeenEvent, tracks: readonly number[][], teams: readonly number[]): number {
  if (event.type !== 'score') return 0;
  const symbol = LETTERS.indexOf(event.symbol);
  const steps = event.track - (tracks[event.seat]?.[symbol] ?? 0);
  for (const [seat, values] of tracks.entries()) if (teams[seat] === teams[event.seat]) values[symbol] = event.track;
  return steps;
}

function lackOf(seat: number, { ranks, tracks, instant }: Result): GameSummary['lacked'][number] {
  const first = ranks.indexOf(1);
  const [own, best] = [tracks[seat], tracks[first]];
  if (instant !== null || ranks[seat] === 1 || !own || !best) return null;
  for (let steps = 1; steps <= MOST; steps++) {
    const symbol = LETTERS.findIndex((_, one) => isLevel(withSteps(own, one, steps), best));
    if (symbol >= 0) return { symbol, steps };
  }
  return null;
}

const withSteps = (tracks: Tracks, symbol: number, steps: number): number[] =>
  [...tracks].map((value, one) => (one === symbol ? value + steps : value));

const sorted = (tracks: readonly number[]): number[] => [...tracks].sort((a, b) => a - b);

/** Whether somebody with these values would not rank behind the other: compared from the weakest up. */
function isLevel(own: readonly number[], other: readonly number[]): boolean {
  const [mine, theirs] = [sorted(own), sorted(other)];
  const place = mine.findIndex((value, index) => value !== theirs[index]);
  return place < 0 || (mine[place] ?? 0) > (theirs[place] ?? 0);
}

import { GAME_IDS, type GameId } from '@sixfold/engine';
import { isCount, isRecord } from '../series/config.ts';
import { isDate, isOpen } from './dates.ts';

/** What somebody made of an open deal. */
export interface DealResult {
  readonly date: string;
  readonly game: GameId;
  /** When it was begun, in milliseconds since 1970, by the clock of the device. */
  readonly began: number;
  /** How far the weakest track came. */
  readonly points: number;
  /** Null for one who played alone. */
  readonly hasWon: boolean | null;
  /** The version of the bots that played along, or that par is made by. */
  readonly bots: number;
  /** All moves, packed; empty for a game that was given up. */
  readonly moves: string;
}

/** More than any game needs. */
export const LONGEST_MOVES = 600;

/** Which deal it is of. */
export const dealKey = ({ date, game }: Pick<DealResult, 'date' | 'game'>): string => `${date} ${game}`;

/** Whether it counts for the streak: it was begun while it was that date anywhere. The archive is for its own sake. */
export const counts = ({ date, began }: Pick<DealResult, 'date' | 'began'>): boolean => isOpen(date, began);

/** Of two attempts the first; one that counts before one that does not. Never equal, unless they are the same. */
function compareAttempts(a: DealResult, b: DealResult): number {
  if (counts(a) !== counts(b)) return counts(a) ? -1 : 1;
  return a.began - b.began || compareText(JSON.stringify(a), JSON.stringify(b));
}

const compareText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** The first attempt at each deal, from wherever results come: in any order, however often, it is the same. */
export function mergeResults(...lists: readonly (readonly DealResult[])[]): DealResult[] {
  const firsts = new Map<string, DealResult>();
  for (const attempt of lists.flat().sort(compareAttempts).toReversed()) firsts.set(dealKey(attempt), attempt);
  return [...firsts.values()].sort((a, b) => compareText(dealKey(a), dealKey(b)));
}

/** The dates that count for somebody's streak, whatever it was that they did on them: a deal, or a puzzle. */
export const playedDates = (results: readonly Pick<DealResult, 'date' | 'began'>[]): string[] => [
  ...new Set(results.filter(counts).map(({ date }) => date)),
];

/** A result from outside; null for anything else. */
export function parseResult(input: unknown): DealResult | null {
  if (!isRecord(input)) return null;
  const { date, began, points, hasWon, bots, moves } = input;
  const game = GAME_IDS.find((id) => id === input['game']);
  if (!isDate(date) || !game || !isCount(began) || !isCount(points) || !isCount(bots)) return null;
  if (typeof moves !== 'string' || moves.length > LONGEST_MOVES || !/^[\w-]*$/.test(moves)) return null;
  if (hasWon !== null && typeof hasWon !== 'boolean') return null;
  return { date, game, began, points, hasWon, bots, moves };
}

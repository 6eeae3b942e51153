import { isSurelyMistake, MISTAKE } from './compare.ts';
import type { MarkedGame } from './masters.ts';
import type { WeighedMove } from './plant.ts';
import { rateOf, sayShare, shareOf, type Share } from './share.ts';

/** How a game did by one of the bars: missed, met, or not known yet. */
export type Standing = 'ok' | 'FAIL' | 'open';

/** A line of what was measured. */
export interface Row {
  readonly standing: Standing;
  readonly cells: readonly string[];
}

/** What was measured of all that was chosen. */
export interface Section {
  /** What the cells of its rows are. */
  readonly heads: readonly string[];
  readonly rows: Row[];
}

/** A row in print. */
export const sayRow = ({ heads }: Section, { standing, cells }: Row): string =>
  `${standing.padEnd(4)}  ${cells.map((cell, place) => `${heads[place] ?? ''} ${cell || 'none'}`).join('; ')}`;

/** A section as a table of a document. */
export const tableOf = ({ heads, rows }: Section): string =>
  [
    `| ${heads.join(' | ')} | |`,
    `| ${heads.map(() => '---').join(' | ')} | --- |`,
    ...rows.map(({ standing, cells }) => `| ${[...cells, standing].join(' | ')} |`),
  ].join('\n');

/** So many of the planted mistakes must be found, and so many of a master's decisions may be marked at ten points. */
const FOUND_BAR = 0.9;
const MARKED_BAR = 0.01;

const isMarkedAt =
  (points: number) =>
  ({ review }: WeighedMove): boolean =>
    review !== null && review.mark >= points;

const isFound = isMarkedAt(2);

export const FOUND_HEADS = [
  'tables',
  'games from either move',
  'planted mistakes',
  'found',
  'marked at 5',
  'at 10',
  'found of a beginner’s',
  'found where doubtful ones count',
];

/** Moves that are surely mistakes. */
const plantedOf = (moves: readonly WeighedMove[]): readonly WeighedMove[] =>
  moves.filter(({ loss }) => isSurelyMistake(loss));

/** Of all that was weighed at some tables: how much of what is surely a mistake was found, if there is as much as was asked for. */
export function foundRow(tables: string, moves: readonly WeighedMove[], least: number): Row {
  const planted = plantedOf(moves);
  const found = shareOf(planted, isFound);
  const doubtful = moves.filter(({ loss }) => loss.mean >= MISTAKE);
  const ofBeginners = planted.filter(({ by }) => by === 'beginner');
  const marked = [5, 10].map((points) => shareOf(planted, isMarkedAt(points)));
  const shares = [found, ...marked, shareOf(ofBeginners, isFound), shareOf(doubtful, isFound)];
  const cells = [tables, `${moves[0]?.loss.count ?? 0}`, `${planted.length}`, ...shares.map(sayShare)];
  if (planted.length < least) return { standing: 'open', cells };
  return { standing: rateOf(found) >= FOUND_BAR ? 'ok' : 'FAIL', cells };
}

const inPoints = (share: number): string => (100 * share).toFixed(1);

/** Planted mistakes that were not found, in words. */
export const sayMissed = (moves: readonly WeighedMove[]): string[] =>
  plantedOf(moves)
    .filter((move) => !isFound(move))
    .map(({ ply, by, played, better, loss, review }) => {
      const judged = review ? `${inPoints(review.loss)} ± ${inPoints(review.error)}` : 'nothing to decide';
      return `ply ${ply}, ${by}: ${played} instead of ${better} loses ${inPoints(loss.mean)} ± ${inPoints(loss.error)}; the review: ${judged}`;
    });

export const MASTERS_HEADS = ['tables', 'games of masters', 'decisions', 'marked at 10', 'at 5', 'at 2'];

const markedAt = (games: readonly MarkedGame[], mark: 10 | 5 | 2): Share => ({
  hits: games.reduce((sum, { marked }) => sum + (marked[mark] ?? 0), 0),
  count: games.reduce((sum, { real }) => sum + real, 0),
});

/** How many of masters' own decisions are marked, if there are as many games as were asked for. */
export function mastersRow(tables: string, games: readonly MarkedGame[], least: number): Row {
  const ten = markedAt(games, 10);
  const cells = [tables, `${games.length}`, `${ten.count}`];
  const shares = [ten, markedAt(games, 5), markedAt(games, 2)].map(sayShare);
  const standing = rateOf(ten) <= MARKED_BAR ? 'ok' : 'FAIL';
  return { standing: games.length < least ? 'open' : standing, cells: [...cells, ...shares] };
}

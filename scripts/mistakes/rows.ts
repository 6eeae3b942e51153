import { originOf, type Origin } from '../review/evaluation.ts';
import type { Kind, Rows } from '../review/kept.ts';
import { sayOrigin } from '../review/rows.ts';
import { allTables, tableName } from '../review/tables.ts';
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

/** Mistakes planted at some tables, as they are kept. */
export interface FoundRow extends Row, Origin {
  readonly playouts: number;
  readonly mistakes: number;
  readonly seed: string;
}

/** Masters' own games at some tables, as they are kept. */
export interface MastersRow extends Row, Origin {
  readonly steps: number;
  readonly games: number;
  readonly seed: string;
}

export const FOUND: Kind<FoundRow> = { section: 'found', sizeOf: ({ playouts, mistakes }) => [playouts, mistakes] };
export const MASTERS: Kind<MastersRow> = { section: 'masters', sizeOf: ({ steps, games }) => [steps, games] };

/** A row in print. */
export const sayRow = (heads: readonly string[], { standing, cells }: Row): string =>
  `${standing.padEnd(4)}  ${cells.map((cell, place) => `${heads[place] ?? ''} ${cell || 'none'}`).join('; ')}`;

/** A row of a document, with all that is to be said at its end. */
interface Line {
  readonly cells: readonly string[];
  readonly standing: string;
}

/** Rows as a table of a document. */
const tableOf = (heads: readonly string[], rows: readonly Line[]): string =>
  [
    `| ${heads.join(' | ')} | |`,
    `| ${heads.map(() => '---').join(' | ')} | --- |`,
    ...rows.map(({ standing, cells }) => `| ${[...cells, standing].join(' | ')} |`),
  ].join('\n');

/** Rows of some tables each, in the order of all tables; what is of tables that are no more stays out. */
async function linesOf(rows: Rows<Row & Origin>): Promise<Line[]> {
  const order = allTables().map(tableName);
  const placesOf = (names: string): number[] => names.split(', ').map((name) => order.indexOf(name));
  const known = Object.entries(rows)
    .map(([names, row]) => ({ places: placesOf(names), row }))
    .filter(({ places }) => !places.includes(-1))
    .toSorted((a, b) => (a.places[0] ?? 0) - (b.places[0] ?? 0) || a.places.length - b.places.length);
  return Promise.all(known.map(({ places, row }) => lineOf(places, row)));
}

async function lineOf(places: readonly number[], row: Row & Origin): Promise<Line> {
  const today = await originOf(allTables().filter((_, place) => places.includes(place)));
  return { cells: row.cells, standing: row.standing + sayOrigin(row, today) };
}

/** All that is known, as tables of a document. */
export async function sayMistakes(
  found: Rows<FoundRow>,
  masters: Rows<MastersRow>,
  order: readonly Row[],
): Promise<string> {
  const tables = [
    tableOf(FOUND_HEADS, await linesOf(found)),
    tableOf(MASTERS_HEADS, await linesOf(masters)),
    tableOf(ORDER_HEADS, order),
  ];
  return tables.join('\n\n');
}

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
export const plantedOf = (moves: readonly WeighedMove[]): readonly WeighedMove[] =>
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

export const ORDER_HEADS = ['table', 'points lost a decision', 'neighbours that cannot be told apart'];

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

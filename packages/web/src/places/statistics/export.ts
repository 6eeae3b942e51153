import { LEVELS } from '@sixfold/bots/levels';
import { gameName } from '../../i18n/game-name.ts';
import type { Messages } from '../../i18n/messages.ts';
import { csvOf } from '../../lib/csv.ts';
import type { PlayedGame } from '../../store/figures.ts';
import type { PuzzleResult } from '../../store/puzzles/results.ts';
import { stateOfResult } from '../puzzles/progress.ts';
import { reviewedPart, type KeptReviews, type ReviewedPart } from './reviewed.ts';

/** The name and version of what other programs read. */
const FORMAT = 'sixfold-statistics/1';

/** What is kept of somebody's play: games in the order in which they ended, whatever was made of puzzles, and reviews of games. */
export interface WhatWasPlayed {
  readonly games: readonly PlayedGame[];
  readonly puzzles: readonly PuzzleResult[];
  readonly reviews: KeptReviews;
}

/** In points of winning, to the hundredth. */
const inPoints = (share: number): number => Math.round(share * 1e4) / 100;

/** What decisions lost and luck gave, in the order of the columns; null where nobody knows. */
const reviewRecord = (part: ReviewedPart | null): Record<'decisions' | 'pointsLost' | 'luck', number | null> => ({
  decisions: part?.real ?? null,
  pointsLost: part && inPoints(part.lost),
  luck: part && part.luck !== null ? inPoints(part.luck) : null,
});

/** One person's part of a game, as other programs read it. */
function gameRecord(one: PlayedGame, reviews: KeptReviews): object {
  const { past, seat, name, against, hasWon, hasResigned, points } = one;
  return {
    when: past.when,
    game: past.game,
    atRealTable: past.isPrinted ?? false,
    name,
    players: past.seats.length,
    against,
    won: hasWon,
    resigned: hasResigned,
    rank: past.result.ranks[seat] ?? null,
    points,
    tracks: past.result.tracks[seat] ?? [],
    ...reviewRecord(reviewedPart(one, reviews)),
  };
}

const puzzleRecord = ({ game, puzzle, date, began, wrong, outcome }: PuzzleResult): object => ({
  when: new Date(began).toISOString(),
  game,
  puzzle,
  dayOf: date,
  outcome,
  wrong,
});

/** All of it as JSON, for programs. */
export function makeStatisticsJson({ games, puzzles, reviews }: WhatWasPlayed, made: string): string {
  const records = games.map((one) => gameRecord(one, reviews));
  return `${JSON.stringify({ format: FORMAT, made, games: records, puzzles: puzzles.map(puzzleRecord) }, null, 1)}\n`;
}

const yesOrNo = (isSo: boolean | null): string => (isSo === null ? '' : String(Number(isSo)));

function sayAgainst({ past, against }: PlayedGame, t: Messages): string {
  if (past.seats.length === 1) return t.statistics.alone;
  const level = LEVELS.find((one) => one === against);
  return level ? t.seats.levels[level] : (against ?? t.statistics.people);
}

/** Games as a table: a line for each person of this device, headed in the language that is set. */
export const makeGamesCsv = (games: readonly PlayedGame[], reviews: KeptReviews, t: Messages): string =>
  csvOf([
    [...t.statistics.gameColumns, ...t.symbols.names, ...t.statistics.reviewColumns],
    ...games.map((one) => [
      one.past.when,
      gameName(one.past.game, t),
      one.name || t.seats.you,
      one.past.seats.length,
      sayAgainst(one, t),
      yesOrNo(one.past.isPrinted ?? false),
      one.past.result.ranks[one.seat] ?? '',
      yesOrNo(one.hasWon),
      yesOrNo(one.hasResigned),
      one.points ?? '',
      ...(one.past.result.tracks[one.seat] ?? []),
      ...Object.values(reviewRecord(reviewedPart(one, reviews))).map((value) => value ?? ''),
    ]),
  ]);

/** Puzzles as a table: a line for each that was tried. */
export const makePuzzlesCsv = (puzzles: readonly PuzzleResult[], t: Messages): string =>
  csvOf([
    [...t.statistics.puzzleColumns],
    ...puzzles.map((result) => [
      new Date(result.began).toISOString(),
      gameName(result.game, t),
      result.puzzle,
      result.date ?? '',
      t.puzzles.states[stateOfResult(result)],
      result.wrong,
    ]),
  ]);

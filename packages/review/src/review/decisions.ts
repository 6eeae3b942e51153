import { FastChance, type Chance, type Game, type Position } from '@sixfold/engine';
import { luckFor } from '../chance/seeds.ts';
import type { Evaluation, TeamShares } from '../contract/evaluation.ts';
import { minus, nothing, plus, sharesAt } from '../contract/shares.ts';
import { isSurelyAbove, meanOf } from '../statistics/mean.ts';
import type { Effort } from './effort.ts';
import { expectAfter } from './expectation.ts';

/** So many points of winning a move must lose to be marked; 0 for one that is not. */
export const MARKS = [10, 5, 2, 0] as const;
/** One of them. */
export type LossMark = (typeof MARKS)[number];

/** What seems to lose so much of the win is judged again, where moves are followed up: as much as the highest mark tells. */
const GRAVE = MARKS[0] / 100;

/** What a move was worth beside the best one, as far as the one who chose it could know. */
export interface JudgedMove {
  readonly best: number;
  /** The share of the win that it lost: 0 for the best one, and for one that is as good. */
  readonly loss: number;
  /** The standard error of the loss; 0 where nothing was hidden. */
  readonly error: number;
  readonly mark: LossMark;
  /** What every team gained or lost by it. */
  readonly effect: TeamShares;
}

/** A decision to be judged. */
export interface Question {
  readonly game: Game;
  readonly evaluation: Evaluation;
  readonly position: Position;
  readonly played: number;
  readonly effort: Effort;
  readonly seed: string;
}

/** Values that differ by less are the same: it is the arithmetic that differs. */
const SAME = 1e-9;

/** The moves to compare, the one played among them. Whoever judges sees no more than the seat to move. */
function movesOf({ game, evaluation, position, played, effort, seed }: Question): number[] {
  const imagined = game.resample(game.view(position, position.turn), luckFor(`${seed}/candidates`));
  const moves = evaluation.candidates(imagined, effort.moves);
  return moves.includes(played) ? moves : [...moves, played];
}

/** Judges the move played; null where there was nothing to decide, because all moves are the same. */
export function judgeMove(asked: Question): JudgedMove | null {
  if (asked.position.countMoves() < 2) return null;
  const question = { ...asked, evaluation: asked.evaluation.forDecisions ?? asked.evaluation };
  const moves = movesOf(question);
  if (moves.length < 2) return null;
  return question.game.card.hidden ? judgeHidden(question, moves) : judgeOpen(question, moves);
}

const spreadOf = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

const placeOfMost = (values: readonly number[]): number => values.indexOf(Math.max(...values));

/** The mover's own share. */
const ownOf = (position: Position, shares: TeamShares): number => shares[position.teamOf(position.turn)] ?? 0;

/** Where nothing is hidden, every move is worth what luck makes of it on average. */
function judgeOpen(
  { evaluation, position, played, effort, seed }: Question,
  moves: readonly number[],
): JudgedMove | null {
  const shares = moves.map(
    (move) => expectAfter(evaluation, position, (world, chance) => world.play(move, chance), effort, seed).shares,
  );
  const values = shares.map((all) => ownOf(position, all));
  if (spreadOf(values) < SAME) return null;
  const place = placeOfMost(values);
  const effect = minus(shares[moves.indexOf(played)] ?? [], shares[place] ?? []);
  return judged(moves[place] ?? played, effect, -ownOf(position, effect), 0);
}

/** Worlds that the seat to move must think possible, each with the luck that the next move meets there. */
class Worlds {
  private readonly question: Question;
  private readonly luck: FastChance;
  private readonly made: { readonly position: Position; readonly luck: number }[] = [];

  constructor(question: Question) {
    this.question = question;
    this.luck = luckFor(`${question.seed}/worlds`);
  }

  /** What becomes of a move in one of the worlds, so many turns later; the same luck meets all moves there. */
  after(move: number, index: number, turns = this.question.evaluation.followUp?.turns ?? 0): TeamShares {
    const { evaluation } = this.question;
    const { position, luck } = this.worldAt(index);
    const after = position.clone();
    const chance = new FastChance(luck);
    after.play(move, chance);
    evaluation.followUp?.playOn(after, position.turn, turns, chance);
    return sharesAt(evaluation, after);
  }

  private worldAt(index: number): { readonly position: Position; readonly luck: number } {
    while (this.made.length <= index) this.made.push({ position: this.make(this.luck), luck: this.luck.next() });
    return this.made[index] ?? { position: this.question.position, luck: 0 };
  }

  private make(luck: Chance): Position {
    const { game, position } = this.question;
    return game.resample(game.view(position, position.turn), luck);
  }
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** What a move is worth in worlds from one number to another, together. */
const worthIn = (worlds: Worlds, position: Position, move: number, from: number, to: number): number =>
  sumOf(Array.from({ length: to - from }, (_, index) => ownOf(position, worlds.after(move, from + index))));

/** The move that does best: all are tried in some worlds, the best of them in more. Null where all do the same. */
function findBest({ position, effort }: Question, worlds: Worlds, moves: readonly number[]): number | null {
  const { glances, looks, finalists } = effort;
  const first = moves.map((move) => ({ move, worth: worthIn(worlds, position, move, 0, glances) }));
  if (spreadOf(first.map(({ worth }) => worth)) < SAME) return null;
  const close = first
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, finalists)
    .map(({ move, worth }) => ({ move, worth: worth + worthIn(worlds, position, move, glances, glances + looks) }));
  return close.toSorted((a, b) => b.worth - a.worth)[0]?.move ?? null;
}

/** Where something is hidden: the best move is found in some worlds and compared in others, and again in others if much seems lost. */
function judgeHidden(question: Question, moves: readonly number[]): JudgedMove | null {
  const { position, played, effort } = question;
  const worlds = new Worlds(question);
  const best = findBest(question, worlds, moves);
  if (best === null) return null;
  if (best === played) return judged(played, nothing(position.teams), 0, 0);
  const first = { from: effort.glances + effort.looks, count: effort.worlds };
  const look = compareIn(worlds, position, played, best, first);
  const again = question.evaluation.followUp?.again;
  if (!again || look.loss < GRAVE) return look;
  const second = { from: first.from + first.count, count: again.worlds * first.count, turns: again.turns };
  const secondLook = compareIn(worlds, position, played, best, second);
  // Among many decisions those seem to lose most that were judged too harshly: of two sure looks the milder one counts.
  return look.mark > 0 && look.loss < secondLook.loss ? look : secondLook;
}

/** Some of the worlds, and after how many turns it is asked what became of a move there. */
interface SomeWorlds {
  readonly from: number;
  readonly count: number;
  readonly turns?: number;
}

/** What a move loses beside the best one in some of the worlds. */
function compareIn(worlds: Worlds, position: Position, played: number, best: number, some: SomeWorlds): JudgedMove {
  const effects = Array.from({ length: some.count }, (_, index) => {
    const at = some.from + index;
    return minus(worlds.after(played, at, some.turns), worlds.after(best, at, some.turns));
  });
  const effect = effects.reduce(plus).map((sum) => sum / effects.length);
  const { mean, error } = meanOf(effects.map((shares) => -ownOf(position, shares)));
  return judged(best, effect, mean, error);
}

/** A move that turns out better than the best one has lost nothing. */
function judged(best: number, effect: TeamShares, loss: number, error: number): JudgedMove {
  if (loss <= SAME) return { best, loss: 0, error, mark: 0, effect: nothing(effect.length) };
  const isSure = isSurelyAbove({ mean: loss, error });
  const mark = MARKS.find((points) => loss * 100 >= points) ?? 0;
  return { best, loss, error, mark: isSure ? mark : 0, effect };
}

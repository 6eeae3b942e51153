import { runBudget, type Bot, type Level } from '@sixfold/bots';
import type { Game, Position } from '@sixfold/engine';
import { luckFor } from '../chance/seeds.ts';
import type { Evaluation } from '../contract/evaluation.ts';
import { checkMoves, glanceAt, type CheckedMoves } from './check.ts';
import { levelsThatMiss } from './grade.ts';
import { PlayedWorlds } from './playing-on.ts';
import { CLEARLY, type CheckEffort, type Puzzle, type Rival } from './puzzle.ts';
import { differentMoves, isSameMove } from './sameness.ts';

/** Who looks for puzzles in a game. */
export interface PuzzleMakers {
  readonly game: Game;
  readonly evaluation: Evaluation;
  /** Bots of all levels that are asked, weakest first. */
  readonly levels: ReadonlyMap<Level, Bot>;
  /** Whoever plays on. */
  readonly bot: Bot;
  readonly effort: CheckEffort;
}

/** What makes a position a puzzle. */
export type FoundPuzzle = Pick<Puzzle, 'best' | 'rivals' | 'reasons' | 'missedBy'>;

/** So long bots think, in steps. */
const STEPS = 8;
/** Of so many weak levels at least one must choose otherwise than was played: what nobody overlooks is no puzzle. */
const WEAK = 3;
/** An evaluation sees less than what comes of it: what is ahead by so much of the bar is worth a closer look. */
const PROMISING = 0.8 * CLEARLY;

const noClock = (): number => 0;

/** A position that may be a puzzle. */
class PuzzleCandidate {
  private readonly makers: PuzzleMakers;
  private readonly position: Position;
  private readonly seed: string;

  constructor(makers: PuzzleMakers, position: Position, seed: string) {
    this.makers = makers;
    this.position = position;
    this.seed = seed;
  }

  /** Whether one of the weakest levels would do something else. */
  isOverlooked(played: number): boolean {
    const weak = [...this.makers.levels.keys()].slice(0, WEAK);
    return weak.some((level) => !this.isSame(this.choiceOf(level, 0), played));
  }

  check(): CheckedMoves | null {
    const { game, evaluation, bot, effort, levels } = this.makers;
    const { position, seed } = this;
    const worlds = new PlayedWorlds({ game, evaluation, position, bot, turns: effort.turns, seed });
    const promising = differentMoves(game, position, evaluation.candidates(this.imagined, effort.moves));
    const [first, second] = glanceAt(worlds, promising, effort.glances);
    if (!first || !second || first.worth - second.worth < PROMISING) return null;
    const chosen = [...levels.keys()].map((level) => this.choiceOf(level, 0));
    return checkMoves(worlds, differentMoves(game, position, [...promising, ...chosen]), effort);
  }

  describe({ best, rivals }: CheckedMoves): FoundPuzzle {
    const { evaluation, levels } = this.makers;
    const legal = this.position.legalMoves();
    return {
      best: legal.indexOf(best),
      rivals: rivals.map(({ move, loss }): Rival => [legal.indexOf(move), permille(loss.mean), permille(loss.error)]),
      reasons: evaluation.reasons(this.imagined, best),
      missedBy: levelsThatMiss([...levels.keys()], (level, attempt) =>
        this.isSame(this.choiceOf(level, attempt), best),
      ),
    };
  }

  /** Whatever is asked about the position sees no more than the mover. */
  private get imagined(): Position {
    const { game } = this.makers;
    return game.resample(game.view(this.position, this.position.turn), luckFor(`${this.seed}/imagined`));
  }

  private isSame(one: number, other: number): boolean {
    return isSameMove(this.makers.game, this.position, one, other);
  }

  private choiceOf(level: Level, attempt: number): number {
    const { game, levels } = this.makers;
    const view = game.view(this.position, this.position.turn);
    const thinking = levels.get(level)?.think(view, luckFor(`${this.seed}/${level}/${attempt}`));
    if (!thinking) throw new Error(`nobody plays as ${level}`);
    return runBudget(thinking, { iterations: STEPS }, noClock);
  }
}

const permille = (share: number): number => Math.round(share * 1000);

/** Makes a puzzle of a position, if it is one: first what is cheap, then the check, then who fails it. */
export function findPuzzle(makers: PuzzleMakers, position: Position, played: number, seed: string): FoundPuzzle | null {
  if (position.countMoves() < 2) return null;
  const candidate = new PuzzleCandidate(makers, position, seed);
  if (!candidate.isOverlooked(played)) return null;
  const checked = candidate.check();
  const found = checked && candidate.describe(checked);
  return found && found.missedBy.length > 0 ? found : null;
}

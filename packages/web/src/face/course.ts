import type { Position } from '@sixfold/engine';
import type { Messages } from '../i18n/messages.ts';

/** What a step says, in at most twelve words each: the task, why a move was not the one, and what the right one did. */
export interface StepWords {
  readonly task: string;
  readonly wrong: string;
  readonly done: string;
}

/** One step of a course: a move of one's own in a real position. */
export interface CourseStep<P extends Position = Position> {
  /** Before which ply of the course's game it is asked for. What was played there is a right answer. */
  readonly ply: number;
  /** The rules that it teaches, by their numbers. */
  readonly rules: readonly string[];
  /** What the task speaks of, as a selector: that is where the arrow points. */
  readonly points: string;
  readonly isRight: (position: P, move: number) => boolean;
  readonly words: (messages: Messages) => StepWords;
}

/**
 * Why no step teaches a rule: it is set up before anybody moves, happens by itself, is another way to play, hardly ever comes
 * about, or is the table's affair.
 */
export type Untaught = 'set-up' | 'by itself' | 'variant' | 'rare' | 'table';

/** A game to be learned by playing: one real game between two, of which the first seat's most telling moves are asked for. */
export interface Course<P extends Position = Position> {
  /** All luck of the game follows from it. */
  readonly seed: string;
  /** All its moves, in notation, with commas between them. */
  readonly moves: string;
  readonly steps: readonly CourseStep<P>[];
  readonly untaught: Readonly<Record<string, Untaught>>;
}

/** The steps of a game, each with the words that bear its name. */
export const stepsIn =
  <K extends string>(words: (messages: Messages) => Readonly<Record<K, StepWords>>) =>
  <P extends Position>(name: K, what: Omit<CourseStep<P>, 'words'>): CourseStep<P> => ({
    ...what,
    words: (messages) => words(messages)[name],
  });

import type { Position, Rail } from '@sixfold/engine';
import type { ComponentType } from 'preact';
import type { Messages } from '../i18n/messages.ts';

/** The tracks of one player or team on paper, to be crossed off or to stand markers on. */
export interface ScoreForm {
  /** For whom it is. */
  readonly name: (t: Messages) => string;
  readonly rail: Rail;
  /** The first box: 0 where markers stand there before they go. */
  readonly first: 0 | 1;
  /** Values at which a bonus turn waits. */
  readonly bonuses: readonly number[];
  /** Values before the end at which a scoring stops; a new line begins behind each. */
  readonly stops: readonly number[];
  /** What all six must reach to win at once, where one can. */
  readonly winsAt: number | null;
}

type FormMarks = Partial<Pick<ScoreForm, 'bonuses' | 'stops' | 'winsAt'>>;

/** A form for whoever plays from this position: marked from 0, or crossed off from 1. Alone one can win nothing at once. */
export function formOf(
  { rail, config }: Position,
  first: 0 | 1,
  name: ScoreForm['name'],
  { bonuses = [], stops = [], winsAt = rail.goal ?? rail.top }: FormMarks = {},
): ScoreForm {
  return { name, rail, first, bonuses, stops, winsAt: config.players > 1 ? winsAt : null };
}

/** Pieces to be cut out, in place of lost ones. */
export interface PieceSheet {
  readonly name: (t: Messages) => string;
  /** All that there are, each by its letters. */
  readonly pieces: readonly string[];
  /** What one measures at a piece of one's own, and how many millimetres that may be. */
  readonly measure: (t: Messages) => string;
  readonly sizes: readonly number[];
  readonly usual: number;
  /** A piece in units of its own: where it lies, and how many of them are what one measures. */
  readonly box: readonly [x: number, y: number, width: number, height: number];
  readonly across: number;
  readonly Piece: ComponentType<{ readonly piece: string }>;
}

/** A number that depends on how many play; null where there is no such thing. */
export interface PlayerFact {
  readonly name: (t: Messages) => string;
  readonly of: (players: number) => number | null;
}

/** What a game brings to paper; loaded by whoever prints. */
export interface PrintFace {
  readonly forms: readonly ScoreForm[];
  readonly pieces: readonly PieceSheet[];
  /** The rules in short. */
  readonly rules: (t: Messages) => readonly { readonly title: string; readonly text: string }[];
  readonly players: readonly number[];
  readonly facts: readonly PlayerFact[];
}

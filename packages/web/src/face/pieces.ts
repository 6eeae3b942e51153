import { parseConfig, type Game, type Position } from '@sixfold/engine';
import type { ComponentType } from 'preact';
import type { Messages } from '../i18n/messages.ts';

/** What there is to draw from, beside a printed game. */
export interface BagSupply {
  /** All pieces, each by the number of its kind. */
  readonly pieces: Uint8Array;
  /** So many are drawn together: a rack, a hand, the middle. */
  readonly hand: number;
  /** Whether only who draws may see what came. */
  readonly isSecret: boolean;
  /** Whether what is put back waits until nothing else is left (C10); elsewhere it is mixed in at once. */
  readonly waits: boolean;
}

/** What there is to roll: so many dice together, so often a turn. */
export interface DiceCup {
  readonly dice: number;
  readonly rolls: number;
}

/** How a game speaks of what the phone is for it. */
interface PieceWords {
  /** What leads here. */
  readonly link: string;
  /** What the phone is here: `bag`. */
  readonly name: string;
  readonly intro: string;
}

/** How a game speaks of its bag or pile. */
export interface BagWords extends PieceWords {
  readonly draw: string;
  readonly drawHand: (count: number) => string;
  readonly left: (left: number, all: number) => string;
  readonly empty: string;
  readonly putBack: string;
  readonly putBackTitle: string;
  readonly putBackHelp: string;
  readonly arePutBack: (count: number) => string;
  /** What waits until the pile is used up. */
  readonly aside?: (count: number) => string;
  readonly shuffled?: string;
}

/** How a game speaks of its dice. */
export interface CupWords extends PieceWords {
  readonly roll: string;
  readonly rollOf: (roll: number, rolls: number) => string;
  readonly pass: string;
  readonly passed: string;
  readonly others: string;
}

/** What a game brings for whoever plays it in print and lacks a piece; loaded by them alone. */
interface PiecesOf<W> {
  /** The numbers of players that make a difference; a single one where none does. */
  readonly players: readonly number[];
  /** A piece, or its back where there is none. A picture only: names stand beside it. */
  readonly Picture: ComponentType<{ readonly piece: number | null }>;
  /** The letters of a kind, as transcripts have them. */
  readonly lettersOf: (piece: number) => string;
  readonly say: (piece: number, messages: Messages) => string;
  readonly words: (messages: Messages) => W;
}

/** Pieces that are drawn from a bag or a pile. */
export interface BagPieces extends PiecesOf<BagWords> {
  readonly in: 'bag';
  readonly supply: (players: number) => BagSupply;
}

/** Dice, which are rolled from a cup. */
export interface CupPieces extends PiecesOf<CupWords> {
  readonly in: 'cup';
  readonly cup: (players: number) => DiceCup;
}

export type GamePieces = BagPieces | CupPieces;

/** A position with its usual options before anything was dealt: it knows what there is. */
export function blankFor<P extends Position>(game: Pick<Game<P>, 'blank' | 'card'>, players: number): P {
  const config = parseConfig(game.card, players, {}, 0);
  if (!config.ok) throw new Error(`${game.card.id} is not for ${players}`);
  return game.blank(config.value);
}

import { accept, isRecord, quote, refuse, type Parsed } from '../../contract/errors.ts';
import type { Source } from '../../contract/game.ts';
import { countBits } from '../../family/pieces.ts';
import { STOP, TAKE, type StonesPosition } from './position.ts';

/** The moves in the order of their numbers. */
const WORDS = ['draw', 'stop', 'take', 'pass'] as const;
/** A move with stones, as transcripts write it. */
export type StonesMove = { type: (typeof WORDS)[number] };

/** The rule behind each move's refusal: nothing to draw, nothing drawn yet, nothing to take, something else to do. */
const REFUSED_BY = ['S9', 'S3', 'S8', 'S9'];

export const makeMove = (_: StonesPosition, move: number): StonesMove => ({ type: WORDS[move]! });

export function parseMove(position: StonesPosition, input: unknown): Parsed<number> {
  const { rules } = position.card;
  if (!isRecord(input)) return refuse({ code: 'malformed', what: 'move', rule: rules.move });
  if (position.ended) return refuse({ code: 'game-over', rule: rules.end });
  const move = WORDS.findIndex((word) => word === input['type']);
  if (move < 0) return refuse({ code: 'unknown-move', type: quote(input['type']), rule: rules.move });
  if (position.isLegal(move)) return accept(move);
  const legal = position.legalMoves().map((other) => WORDS[other]!);
  return refuse({ code: 'not-now', type: WORDS[move]!, legal, rule: REFUSED_BY[move]! });
}

export const makeNotation = (position: StonesPosition, move: number): string => makeMove(position, move).type;

export const parseNotation = (position: StonesPosition, text: string): Parsed<number> =>
  parseMove(position, { type: text.trim().toLowerCase() });

/** Nothing on a board counts for a stone: every score has an empty list. */
export function sources(position: StonesPosition, move: number): Source[][] {
  const scores = move === STOP ? countBits(position.tray) : Number(move === TAKE);
  return Array.from({ length: scores }, () => []);
}

import { accept, isRecord, quote, refuse, type GameError, type Parsed } from '../contract/errors.ts';
import { LETTERS } from '../contract/symbols.ts';
import { makePiece, parsePiece } from './pieces.ts';
import { REFILL, type RackPosition } from './racks.ts';

/** The answers to the question at the end of a turn, in the order of their numbers. */
const CHOICES = ['refill', 'swap'] as const;

/** What becomes of a rack at the end of a turn that allows a choice. */
export type ChoiceMove = { type: (typeof CHOICES)[number] };

/** `swap` or `refill`, or null if the move is another. */
export const makeChoice = (move: number): ChoiceMove | null =>
  move < REFILL ? null : { type: CHOICES[move - REFILL]! };

/**
 * Reads what the moves of all games with racks have in common: the answer to refill or swap, or the type `usual` with a
 * held piece under `key`; the rest of such a move is left to `parseRest`.
 */
export function parseRackMove(
  position: RackPosition,
  input: unknown,
  usual: string,
  key: string,
  parseRest: (kind: number, input: Record<string, unknown>) => Parsed<number>,
): Parsed<number> {
  const { choosing, card } = position;
  const rule = card.rules.move;
  if (!isRecord(input)) return refuse({ code: 'malformed', what: 'move', rule });
  if (position.ended) return refuse({ code: 'game-over', rule: card.rules.end });
  const type = input['type'];
  const choice = CHOICES.findIndex((word) => word === type);
  if (choosing && choice >= 0) return accept(REFILL + choice);
  if (choosing || type !== usual) return refuse(whyNotNow(position, type, usual));

  const kind = parsePiece(input[key]);
  if (kind < 0) return refuse({ code: 'unknown-piece', piece: quote(input[key]), rule });
  if (!(position.kinds[position.turn]! & (1 << kind)))
    return refuse({ code: 'not-held', piece: makePiece(kind), rule });
  return parseRest(kind, input);
}

function whyNotNow(position: RackPosition, type: unknown, usual: string): GameError {
  const { swap, move } = position.card.rules;
  const weakest = position.weakestSymbols();
  if (type === 'swap') {
    return { code: 'swap-not-allowed', weakest: LETTERS.filter((_, symbol) => weakest & (1 << symbol)), rule: swap };
  }
  const legal = position.choosing ? CHOICES : [usual];
  if (type === 'refill' || type === usual) return { code: 'not-now', type, legal, rule: swap };
  return { code: 'unknown-move', type: quote(type), rule: move };
}

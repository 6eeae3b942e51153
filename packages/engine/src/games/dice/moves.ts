import { accept, isRecord, quote, refuse, type Parsed } from '../../contract/errors.ts';
import type { Source } from '../../contract/game.ts';
import { LETTERS, makeSymbol, parseSymbol, type Letter } from '../../contract/symbols.ts';
import { ROLL, SCORE, USES, type DicePosition } from './position.ts';

/** Which groups of equal dice are used as jokers, and for which symbols. */
export type Jokers = Partial<Record<Letter, Letter>>;
/** A move with dice, as transcripts write it: a roll, or a score with its jokers. */
export type DiceMove = { type: 'roll' } | { type: 'score'; jokers: Jokers };

export const makeMove = (position: DicePosition, move: number): DiceMove =>
  move === ROLL ? { type: 'roll' } : { type: 'score', jokers: makeJokers(position, move) };

function makeJokers(position: DicePosition, move: number): Jokers {
  const jokers: Jokers = {};
  position.groups().forEach((group, index) => {
    const use = Math.floor((move - SCORE) / USES ** index) % USES;
    if (use > 0) jokers[makeSymbol(group)] = makeSymbol(use - 1);
  });
  return jokers;
}

export function parseMove(position: DicePosition, input: unknown): Parsed<number> {
  const { rules } = position.card;
  if (!isRecord(input)) return refuse({ code: 'malformed', what: 'move', rule: rules.move });
  if (position.ended) return refuse({ code: 'game-over', rule: rules.end });
  const { type } = input;
  if (type === 'roll') {
    return position.mayRoll() ? accept(ROLL) : refuse({ code: 'not-now', type, legal: ['score'], rule: rules.move });
  }
  if (type !== 'score') return refuse({ code: 'unknown-move', type: quote(type), rule: rules.move });
  if (position.rolls === 0) return refuse({ code: 'not-now', type, legal: ['roll'], rule: rules.move });
  return parseJokers(position, input['jokers']);
}

function parseJokers(position: DicePosition, input: unknown): Parsed<number> {
  const rule = position.card.rules.bonus;
  if (!isRecord(input)) return refuse({ code: 'malformed', what: 'jokers', rule });
  const groups = position.groups();
  let move = SCORE;
  for (const [from, to] of Object.entries(input)) {
    const group = parseSymbol(from);
    const symbol = parseSymbol(to);
    if (group < 0 || symbol < 0) return refuse({ code: 'unknown-symbol', symbol: quote(group < 0 ? from : to), rule });
    const index = groups.indexOf(group);
    if (index < 0) return refuse({ code: 'no-such-group', symbol: makeSymbol(group), rule });
    move += (symbol + 1) * USES ** index;
  }
  return accept(move);
}

/** The other players' dice that match the mover's, and the mover's own that are used as jokers. */
export function sources(position: DicePosition, move: number): Source[][] {
  const object = makeMove(position, move);
  if (object.type === 'roll') return [];
  const { jokers } = object;
  const own = lettersOf(position, position.turn)!;
  const scored = own.filter((letter) => !jokers[letter]);
  const counts = (seat: number, letter: Letter, symbol: Letter): boolean =>
    seat === position.turn ? jokers[letter] === symbol : letter === symbol && scored.includes(symbol);
  return LETTERS.map((symbol) =>
    allLetters(position).flatMap((letters, seat) =>
      (letters ?? []).flatMap((letter, index) => (counts(seat, letter, symbol) ? [{ seat, index }] : [])),
    ),
  ).filter((dice) => dice.length > 0);
}

export const allLetters = (position: DicePosition): (Letter[] | null)[] =>
  Array.from({ length: position.config.players }, (_, seat) => lettersOf(position, seat));

const lettersOf = (position: DicePosition, seat: number): Letter[] | null =>
  position.diceOf(seat)?.map(makeSymbol) ?? null;

/** `roll`, `score`, or `score R=B Y=G`: the red dice are a joker for blue, the yellow ones for green. */
export function makeNotation(position: DicePosition, move: number): string {
  const object = makeMove(position, move);
  if (object.type === 'roll') return 'roll';
  return ['score', ...Object.entries(object.jokers).map((joker) => joker.join('='))].join(' ');
}

export function parseNotation(position: DicePosition, text: string): Parsed<number> {
  const [word, ...uses] = text.trim().toUpperCase().split(/\s+/);
  const type = word!.toLowerCase();
  const jokers = Object.fromEntries(uses.map((use) => use.split('=')));
  const isClear = uses.every((use) => /^.=.$/.test(use)) && Object.keys(jokers).length === uses.length;
  if (!isClear || (type === 'roll' && uses.length > 0)) {
    return refuse({ code: 'malformed', what: 'notation', rule: position.card.rules.bonus });
  }
  return parseMove(position, { type, jokers });
}

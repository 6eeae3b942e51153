import { GAMES, LETTERS, type GameEvent, type GameId } from '@sixfold/engine';
import { FIRST, SECOND } from '@sixfold/engine/family';
import type { Transcript } from '@sixfold/engine/transcript';
import { addCounts, atMost, binomial, hypergeometric, someFaceAtMost, type Distribution } from './maths.ts';

/** What luck gave to the people at this device in one game: how many pieces, and on how many of them each symbol was. */
export interface Draws {
  readonly game: GameId;
  /** The date on the wall when it ended. */
  readonly night: string;
  readonly drawn: number;
  readonly counts: readonly number[];
  /** Whether every roll is as any other: nothing is used up. */
  readonly isRolled: boolean;
  /** For each symbol, how likely each count is. */
  readonly expected: readonly Distribution[];
}

const lettersIn = (event: GameEvent, seats: ReadonlySet<number>, mover: number): readonly string[] => {
  if (event.type === 'flip') return seats.has(mover) ? [event.piece] : [];
  if (event.type === 'roll' || event.type === 'draw') return seats.has(event.seat) ? event.pieces : [];
  return [];
};

/** What the people on these seats rolled, turned over and drew. */
export function drawsOf({ game, plies, ...rest }: Transcript, seats: ReadonlySet<number>, night: string): Draws {
  const pieces = plies.flatMap(({ seat, events }) => events.flatMap((event) => lettersIn(event, seats, seat)));
  const counts = LETTERS.map((letter) => pieces.filter((piece) => piece.includes(letter)).length);
  const { players, options, starter } = rest;
  const supply = supplyOf(GAMES[game].blank({ players, options, starter }));
  const isRolled = supply.length === LETTERS.length;
  return { game, night, drawn: pieces.length, counts, isRolled, expected: expectedOf(supply, pieces.length) };
}

/** Dice fall anew each time; of what lies in a bag or a pile nothing comes twice, as long as nothing is put back. */
function expectedOf(supply: readonly (readonly number[])[], drawn: number): Distribution[] {
  return LETTERS.map((_, symbol): Distribution => {
    const marked = supply.filter((piece) => piece.includes(symbol)).length;
    const isFresh = supply.length === LETTERS.length || drawn > supply.length;
    return isFresh ? binomial(drawn, marked / supply.length) : hypergeometric(supply.length, marked, drawn);
  });
}

/** The symbols of all pieces that there are; of a die its faces. */
function supplyOf(position: object): readonly (readonly number[])[] {
  if ('bag' in position && position.bag instanceof Uint8Array) {
    return Array.from(position.bag, (kind) => [FIRST[kind] ?? 0, SECOND[kind] ?? 0]);
  }
  if ('pile' in position && position.pile instanceof Uint8Array) return Array.from(position.pile, (symbol) => [symbol]);
  return LETTERS.map((_, symbol) => [symbol]);
}

/** Several games as one. */
export function sumDraws(all: readonly Draws[]): Pick<Draws, 'drawn' | 'counts' | 'expected'> {
  return {
    drawn: all.reduce((sum, { drawn }) => sum + drawn, 0),
    counts: LETTERS.map((_, symbol) => all.reduce((sum, { counts }) => sum + (counts[symbol] ?? 0), 0)),
    expected: LETTERS.map((_, symbol) =>
      all.map(({ expected }) => expected[symbol] ?? [1]).reduce((sum, one) => addCounts(sum, one), [1]),
    ),
  };
}

/** An evening on which a symbol did not want to come. */
export interface BadNight {
  readonly game: GameId;
  readonly night: string;
  readonly symbol: number;
  readonly count: number;
  readonly drawn: number;
  /** How likely it is that this symbol comes no more often. */
  readonly chance: number;
  /** The same of any symbol: exact for dice; of pieces that are not put back it is no more than the sum of all six. */
  readonly anyChance: number;
}

/** The nights on which one of the symbols came most rarely, rarest first. */
export function badNights(all: readonly Draws[], most = 3): BadNight[] {
  const nights = Map.groupBy(all, ({ game, night }) => `${game} ${night}`);
  return [...nights.values()]
    .flatMap(worstOf)
    .sort((a, b) => a.chance - b.chance)
    .slice(0, most);
}

function worstOf(games: readonly Draws[]): BadNight[] {
  const [first] = games;
  const { counts, expected, drawn } = sumDraws(games);
  const chances = counts.map((count, symbol) => atMost(expected[symbol] ?? [1], count));
  const symbol = chances.indexOf(Math.min(...chances));
  if (!first || drawn === 0) return [];
  const { game, night } = first;
  const [count = 0, chance = 1] = [counts[symbol], chances[symbol]];
  const isDice = games.every((one) => one.isRolled);
  const anyChance = isDice ? someFaceAtMost(drawn, count) : Math.min(1, LETTERS.length * chance);
  return [{ game, night, symbol, count, drawn, chance, anyChance }];
}

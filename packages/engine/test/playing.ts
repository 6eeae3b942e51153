import { luckOf, NEWEST_LUCK, Seed } from '../src/luck/seeded.ts';
import { parseSymbol } from '../src/contract/symbols.ts';
import { parsePiece } from '../src/family/pieces.ts';
import {
  compareTracks,
  FastChance,
  GAMES,
  imagine,
  startGame,
  type Chance,
  type Game,
  type GameEvent,
  type Position,
  type View,
} from '../src/index.ts';
import { Recorder, type Transcript } from '../src/record/transcript.ts';
import { verifyTranscript, type Difference } from '../src/record/verify.ts';
import { startedBy, type Variant } from './variants.ts';

/** A check for loops that are too long for `expect`. */
export function must(isSo: boolean, otherwise: string): asserts isSo {
  if (!isSo) throw new Error(otherwise);
}

/** Whether a value is made of nothing that JSON would drop or change. */
export function isPlainJson(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (Array.isArray(value)) return Object.keys(value).length === value.length && value.every(isPlainJson);
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Reflect.ownKeys(value).every((key) => typeof key === 'string' && isPlainJson(value[key as keyof object]));
}

/** All seats, and null for a spectator. */
export const onlookers = ({ config }: Position): (number | null)[] => [
  ...Array.from({ length: config.players }, (_, seat) => seat),
  null,
];

/** What everyone sees, as text: two positions with the same text differ in the order of hidden pieces at most. */
export const everyView = (game: Game, position: Position): string =>
  JSON.stringify(onlookers(position).map((seat) => game.view(position, seat)));

export const viewText = (game: Game, position: Position, seat: number | null): string =>
  JSON.stringify(game.view(position, seat));

/** A game of one's own, dealt with luck from a number; the starter goes round. */
export function begin(variant: Variant, seed: number): { position: Position; chance: Chance } {
  const { game, config } = startedBy(variant, seed);
  const chance = new FastChance(seed);
  return { position: startGame(game, config, chance), chance };
}

/**
 * Plays random games and shows the states of each: the first, every `step`-th after it and the last. `seed` is another
 * number for each state.
 */
export function visit(
  variant: Variant,
  games: number,
  step: number,
  look: (position: Position, seed: number) => void,
): void {
  for (let index = 0; index < games; index++) {
    const { position, chance } = begin(variant, index);
    look(position, index);
    while (!position.ended) {
      position.play(position.randomMove(chance), chance);
      if (position.ply % step === 0 || position.ended) look(position, (index + 1) * 100_003 + position.ply);
    }
  }
}

/** Up to `most` of the legal moves, spread evenly. */
export function someMoves(position: Position, most: number): number[] {
  const moves = position.legalMoves();
  const step = Math.ceil(moves.length / most);
  return moves.filter((_, index) => index % step === 0);
}

/** Plays up to `plies` random moves with luck from a number. */
export function playOn(position: Position, seed: number, plies: number): void {
  const chance = new FastChance(seed);
  for (let ply = 0; ply < plies && !position.ended; ply++) position.play(position.randomMove(chance), chance);
}

type Chooser = (view: View, chance: Chance) => number;

/** A whole recorded game as plain JSON; moves are random, or chosen from the mover's view. */
export function recordGame(variant: Variant, seed: string, choose?: Chooser): Transcript {
  const { game, config } = variant;
  const luck = luckOf(seed, config.players, NEWEST_LUCK);
  const bots = new Seed(seed);
  const position = startGame(game, config, luck.setup());
  const recorder = new Recorder(game, position, seed, luck.edition);
  while (!position.ended) {
    const own = bots.bot(position.ply);
    const move = choose ? choose(game.view(position, position.turn), own) : position.randomMove(own);
    recorder.play(move, luck.ply(position.ply));
  }
  return JSON.parse(JSON.stringify(recorder.transcript())) as Transcript;
}

function tracksAfter(position: Position, move: number): Uint8Array {
  const after = new Uint8Array(6);
  position.tracksAfter(move, after);
  return after;
}

/** The move after whose scoring the mover ranks highest, which is what people do who do not look ahead; ties by chance. */
export const greedyMove: Chooser = (view, chance) => {
  const game: Game = GAMES[view.game];
  const position = imagine(game, view);
  const moves = position.legalMoves().map((move) => ({ move, after: tracksAfter(position, move) }));
  const best = moves.reduce((a, b) => (compareTracks(b.after, a.after) > 0 ? b : a));
  const ties = moves.filter(({ after }) => compareTracks(after, best.after) === 0);
  return ties[chance.below(ties.length)]!.move;
};

/** The pieces that events say were drawn, turned over or rolled, as a script; `counts` tells which events to read. */
export const scriptFrom = (events: readonly GameEvent[], counts: (event: GameEvent) => boolean): number[] =>
  events.filter(counts).flatMap((event) => {
    if (event.type === 'flip') return [parseSymbol(event.piece)];
    if (event.type === 'roll') return event.pieces.map(parseSymbol);
    return event.type === 'draw' ? event.pieces.map(parsePiece) : [];
  });

/** The number of plies of a transcript that stands up to the rules, or what is wrong with it. */
export function verdictOn(record: unknown, draws = false): number | Difference {
  const verdict = verifyTranscript(record, draws);
  return verdict.ok ? verdict.moves.length : verdict.difference;
}

import { parseConfig, startGame, type Config, type Game, type Position } from '@sixfold/engine';
import { packPlaces, PlaceReader } from '@sixfold/engine/places';
import { deriveSeed, hashText, luckOf, type GameLuck } from '@sixfold/engine/seeded';
import type { Puzzle, PuzzleSet } from './puzzle.ts';

/** What the game of a puzzle begins with. A series makes the seed of its first game in the same way. */
export interface PuzzleStart {
  readonly seed: string;
  readonly config: Config;
  readonly luck: GameLuck;
}

/** The seed of the series that a game of a set is the first one of. */
export const seedOfGame = ({ seed }: Pick<PuzzleSet, 'seed'>, game: number): string => `${seed} ${game}`;

/** A game of a set before anything is dealt, with options as usual. */
export function startOf(
  { card }: Pick<Game, 'card'>,
  set: Pick<PuzzleSet, 'seed' | 'luck'>,
  { game, players }: Pick<Puzzle, 'game' | 'players'>,
): PuzzleStart {
  const seed = seedOfGame(set, game);
  const luck = luckOf(deriveSeed(seed, 0), players, set.luck);
  const config = parseConfig(card, players, {}, luck.starter(players));
  if (!config.ok) throw new Error(config.error.code);
  return { seed, config: config.value, luck };
}

/** A puzzle as it is found: the position, and how it came about in notation. */
export interface OpenedPuzzle {
  readonly seed: string;
  readonly position: Position;
  readonly moves: readonly string[];
  readonly best: number;
}

/** Plays a puzzle's game up to where it is set; null for what no rules lead to. */
export function openPuzzle(game: Game, set: PuzzleSet, puzzle: Puzzle): OpenedPuzzle | null {
  const { seed, config, luck } = startOf(game, set, puzzle);
  const reader = PlaceReader.open(puzzle.moves);
  if (!reader) return null;
  const position = startGame(game, config, luck.setup());
  const moves: string[] = [];
  while (position.ply < puzzle.ply && !position.ended) {
    const legal = position.legalMoves();
    const [move = 0] = legal.slice(reader.next(legal.length));
    moves.push(game.makeNotation(position, move));
    position.play(move, luck.ply(position.ply));
  }
  const best = position.ended ? undefined : position.legalMoves()[puzzle.best];
  return reader.isDone && best !== undefined ? { seed, position, moves, best } : null;
}

/** The moves that led somewhere as one text, played from the start of their game. */
export function packGame(game: Game, { config, luck }: PuzzleStart, moves: readonly number[]): string {
  const position = startGame(game, config, luck.setup());
  const places = moves.map((move) => {
    const legal = position.legalMoves();
    const place = { at: legal.indexOf(move), of: legal.length };
    position.play(move, luck.ply(position.ply));
    return place;
  });
  return packPlaces(places);
}

/** Characters of a hash that tell the puzzles of a game apart. */
const ID_LENGTH = 8;

/** What a puzzle is called: the same position always the same. */
export const puzzleId = (seed: string, ply: number, moves: string): string =>
  hashText(JSON.stringify([seed, ply, moves])).slice(0, ID_LENGTH);

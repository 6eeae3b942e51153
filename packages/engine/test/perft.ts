import { Seed } from '../src/luck/seeded.ts';
import { perft, startGame, type GameId } from '../src/index.ts';
import { VARIANTS, type Variant } from './variants.ts';

/** A start position by name, and how many lines of play of each length lead on from it. */
export interface PerftRow {
  name: string;
  seed: string;
  /** The number of lines of length 1, 2, … */
  lines: number[];
}

const SEED = '1';
/** A length is the last one once it has more lines than this. */
const ENOUGH = 5000;
const LONGEST = 10;

export function perftLines({ game, config }: Variant, seed: string, depth: number): number {
  const luck = new Seed(seed);
  return perft(startGame(game, config, luck.setup()), depth, (ply) => luck.ply(ply));
}

function makeRow(variant: Variant): PerftRow {
  const lines: number[] = [];
  while (lines.length < LONGEST && (lines.at(-1) ?? 0) <= ENOUGH)
    lines.push(perftLines(variant, SEED, lines.length + 1));
  return { name: variant.name, seed: SEED, lines };
}

export const makePerftTable = (id: GameId): PerftRow[] =>
  VARIANTS.filter(({ game }) => game.card.id === id).map(makeRow);

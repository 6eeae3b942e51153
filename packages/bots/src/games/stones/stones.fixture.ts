/** What tests of the stones game share: any table, and games of random moves. */
import { bySymbol, FastChance, LETTERS, startGame, type BySymbol, type Letter } from '@sixfold/engine';
import { stones, type StonesPosition, type StonesView } from '@sixfold/engine/stones';

const configFor = (players: number) => ({ players, options: {}, starter: 0 });
const counts = (letters: string): BySymbol<number> =>
  bySymbol((symbol) => [...letters].filter((letter) => letter === LETTERS[symbol]).length);

type StonesLeft = Partial<Omit<StonesView, 'pile' | 'middle' | 'tray'>> & {
  pile: string;
  middle: string;
  tray?: string;
};

/** A position with only the named stones in it. */
export function table({ pile, middle, tray = '', players = 2, ...rest }: StonesLeft): StonesPosition {
  const blank = stones.view(stones.blank(configFor(players)), null);
  const open = { pile: counts(pile), middle: counts(middle), tray: [...tray] as Letter[] };
  return stones.resample({ ...blank, ...rest, ...open });
}

/** Calls back before every move of a game of random moves. */
export function playRandomly(players: number, seed: number, visit: (position: StonesPosition) => void): void {
  const chance = new FastChance(seed);
  const position = startGame(stones, configFor(players), chance);
  while (!position.ended) {
    visit(position);
    position.play(position.randomMove(chance), chance);
  }
}

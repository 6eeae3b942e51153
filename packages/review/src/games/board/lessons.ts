import type { Curriculum } from '@sixfold/bots/training';
import { board } from '@sixfold/engine/board';
import type { TilePosition } from '@sixfold/engine/family';
import { loadCompany, watching } from '../../family/lessons.ts';
import { loadSight } from './sight.ts';

/** So many neurons. */
const HIDDEN = 32;

/** How the evaluation of the board game learns with so many players. */
export async function loadLessons(players: number): Promise<Curriculum<TilePosition>> {
  const [{ sight }, bots] = [await loadSight(players), await loadCompany('board', players)];
  return watching<TilePosition>({ game: board, players, bots, hidden: HIDDEN, sight });
}

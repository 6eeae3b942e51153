import { board as rules } from '@sixfold/engine/board';
import { drawnFrom, type DrawnBoard } from '../../../sheet/counting/tiles/drawn.ts';

/** The board in use by so many players (B1); tiles lie on free fields (B4). */
export const drawnBoard = (players: number): DrawnBoard =>
  drawnFrom(rules.blank({ players, starter: 0, options: {} }), false);

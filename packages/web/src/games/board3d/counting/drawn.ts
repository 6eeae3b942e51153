import { board3d as rules } from '@sixfold/engine/board3d';
import { drawnFrom, type DrawnBoard } from '../../../sheet/counting/tiles/drawn.ts';

const { radius } = rules.card.options;

/** The printed board (T1), from above; tiles may lie on tiles (T5). Where which start stone lies (T2) is to be painted. */
export const drawnBoard = (players: number): DrawnBoard =>
  drawnFrom(rules.blank({ players, starter: 0, options: { radius: radius.default } }), true);

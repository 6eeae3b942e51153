import { FastChance, gainsOf, preview, weakest, type Game, type Position } from '@sixfold/engine';

/** What courses ask of a move: whether a legal one does it. */
type Asks<P extends Position> = (position: P, move: number) => boolean;

/** Brings at least so many points. */
export const scores =
  (least = 1): Asks<Position> =>
  (position, move) =>
    gainsOf(position, move).reduce((sum, gain) => sum + gain, 0) >= least;

/** Brings at least so many points in one colour. */
export const scoresInOne =
  (least: number): Asks<Position> =>
  (position, move) =>
    Math.max(...gainsOf(position, move)) >= least;

/** Brings points in two colours at once. */
export const scoresInTwo: Asks<Position> = (position, move) =>
  gainsOf(position, move).filter((gain) => gain > 0).length > 1;

/** Raises a colour that is weakest (F3). */
export const raisesWeakest: Asks<Position> = (position, move) => {
  const tracks = position.tracksOf(position.turn);
  return gainsOf(position, move).some((gain, symbol) => gain > 0 && tracks[symbol] === weakest(tracks));
};

/** Earns a bonus turn. */
export const earnsBonus =
  <P extends Position>(game: Game<P>): Asks<P> =>
  (position, move) =>
    preview(game, position, move).bonus.length > 0;

/** Ends the game, and the mover has won it alone. Nothing may be left to draw. */
export const wins: Asks<Position> = (position, move) => {
  const after = position.clone();
  after.play(move, new FastChance(0));
  const { ranks } = after.result();
  return after.ended !== null && ranks[position.turn] === 1 && ranks.filter((rank) => rank === 1).length === 1;
};

/** Is this very move. */
export const is =
  (wanted: number): Asks<Position> =>
  (_, move) =>
    move === wanted;

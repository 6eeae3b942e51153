import { accept, type Parsed } from '../../contract/errors.ts';
import type { Tracks } from '../../contract/position.ts';
import { compareTracks } from '../../contract/ranking.ts';
import { bySymbol, type Letter } from '../../contract/symbols.ts';
import type { View } from '../../contract/view.ts';
import { makeMove, parseMove, type Jokers } from './moves.ts';
import { ROLLS, type DicePosition } from './position.ts';
import { resample } from './view.ts';

/** Everybody's dice as they lie on the table; null for one who has not rolled. */
export type LyingDice = readonly (readonly Letter[] | null)[];

/** The mover's tracks after a score with these jokers, if the dice allow them. */
export function countDice(view: View, dice: LyingDice, jokers: Jokers): Parsed<Tracks> {
  const position = imagineDice(view, dice);
  const move = parseMove(position, { type: 'score', jokers });
  return move.ok ? accept(tracksIn(position, move.value)) : move;
}

/** The jokers that bring the most crosses, of several the best ones (F4): what to offer where nobody has chosen yet. */
export function bestJokers(view: View, dice: LyingDice): Jokers {
  const position = imagineDice(view, dice);
  const ways = position.legalMoves().map((move) => ({ move, tracks: tracksIn(position, move) }));
  const best = ways.reduce((so, way) => (isBetter(way.tracks, so.tracks) ? way : so));
  const object = makeMove(position, best.move);
  return object.type === 'score' ? object.jokers : {};
}

/** Whoever has crossed all boxes first wins, so that every cross counts. */
function isBetter(a: Tracks, b: Tracks): boolean {
  const more = sum(a) - sum(b);
  return more === 0 ? compareTracks(a, b) > 0 : more > 0;
}

const sum = (tracks: Tracks): number => tracks.reduce((all, value) => all + value, 0);

/** The game as it would be played here: the mover has rolled for the last time. */
const imagineDice = (view: View, dice: LyingDice): DicePosition => resample({ ...view, dice, rolls: ROLLS });

function tracksIn(position: DicePosition, move: number): Tracks {
  const out = new Uint8Array(6);
  position.tracksAfter(move, out);
  return bySymbol((symbol) => out[symbol] ?? 0);
}

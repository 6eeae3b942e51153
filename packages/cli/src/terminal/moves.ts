import { compareTracks, preview, type Game, type Letter, type Position, type Tracks } from '@sixfold/engine';
import type { TerminalWords } from './face.ts';
import { said } from './language.ts';
import { inColumns, padded, widthOf, type Paint } from './paint.ts';

/** What somebody can choose from. */
export interface MoveChoice {
  readonly game: Game;
  readonly position: Position;
  readonly legal: readonly number[];
  readonly face: Pick<TerminalWords, 'meanings'>;
  readonly paint: Paint;
}

/** So many moves are listed where there are more than anybody would read. */
const FEW = 12;
const MANY = 50;

/** What a move scores, in a few letters. */
export function sayGain({ game, position, paint }: MoveChoice, move: number): string {
  const gains = new Map<Letter, number>();
  for (const { symbol, points } of preview(game, position, move).scores) {
    if (points > 0) gains.set(symbol, points + (gains.get(symbol) ?? 0));
  }
  return [...gains].map(([symbol, points]) => ` ${paint.ink(symbol, `${symbol}+${points}`)}`).join('');
}

/** An example of each type of move that is possible, with what it does. */
export function sayWays({ game, position, legal, face, paint }: MoveChoice): string[] {
  const examples = new Map<string, string>();
  for (const move of legal) {
    const { type } = game.makeMove(position, move);
    if (!examples.has(type)) examples.set(type, game.makeNotation(position, move));
  }
  const width = Math.max(...[...examples.values()].map(widthOf)) + 2;
  return [...examples].map(([type, example]) => `  ${padded(paint.bold(example), width)}${face.meanings[type] ?? ''}`);
}

/** All moves with what they score, the best first, or the best of many. */
export function sayMoves(choice: MoveChoice): string[] {
  const { game, position, legal, paint } = choice;
  const best = legal.length > MANY ? bestFirst(choice).slice(0, FEW) : bestFirst(choice);
  const listed = best.map((move) => `${game.makeNotation(position, move)} ${sayGain(choice, move)}`);
  const isAll = best.length === legal.length;
  return [
    ...(isAll
      ? []
      : [
          paint.dim(
            said(
              `  The best scoring of ${legal.length} possible moves:`,
              `  Die besten von ${legal.length} möglichen Zügen:`,
            ),
          ),
        ]),
    ...inColumns(listed),
  ];
}

/** The legal moves, those first after whose scoring the mover would rank best (F4). */
function bestFirst({ legal, position }: MoveChoice): number[] {
  const after = legal.map((move) => {
    const tracks = new Uint8Array(6);
    position.tracksAfter(move, tracks);
    return { move, tracks: Array.from(tracks) as Tracks };
  });
  return after.toSorted((a, b) => compareTracks(b.tracks, a.tracks)).map(({ move }) => move);
}

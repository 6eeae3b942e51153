import { RAIL, ROLLS, type DiceView } from '@sixfold/engine/dice';
import { nameAt, type TerminalPicture } from '../../terminal/face.ts';
import { said } from '../../terminal/language.ts';
import { fitted, padded } from '../../terminal/paint.ts';
import { drawLanes } from '../../terminal/tracks.ts';

const NAME = 13;

export const draw = (picture: TerminalPicture<DiceView>): string[] => [
  ...drawLanes(picture, RAIL),
  '',
  ...picture.view.dice.map((_, seat) => drawDice(picture, seat)),
  '',
];

/** A player's dice; those that count for a considered score are marked. */
function drawDice({ view, names, paint, counted }: TerminalPicture<DiceView>, seat: number): string {
  const isCounted = (index: number): boolean =>
    counted.some((source) => 'seat' in source && source.seat === seat && source.index === index);
  const dice = view.dice[seat]?.map((letter, index) => paint.chip(letter, isCounted(index) ? 'counted' : 'plain'));
  const rolls =
    view.turn === seat && view.rolls > 0
      ? paint.dim(said(`   roll ${view.rolls} of ${ROLLS}`, `   Wurf ${view.rolls} von ${ROLLS}`))
      : '';
  const name = padded(fitted(nameAt(names, seat), NAME - 2), NAME);
  return `  ${name}${dice?.join(' ') ?? paint.dim(said('not rolled yet', 'noch nicht gewürfelt'))}${rolls}`;
}

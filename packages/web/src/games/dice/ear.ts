import { ROLLS, type DicePosition, type DiceView } from '@sixfold/engine/dice';
import type { EarWords } from '../../face/face.ts';
import type { Messages } from '../../i18n/messages.ts';
import { listDice } from './words.ts';

/** Everybody's dice, one's own first and with what is left to be done. */
function sayHand({ dice: all, seat, turn, rolls }: DiceView, messages: Messages): string {
  const { dice: t } = messages;
  const own = seat ?? turn;
  const others = all.filter((_, other) => other !== own).flatMap((letters) => letters ?? []);
  return [
    t.heardDice(all[own] ? listDice(all[own], messages) : t.notRolled),
    others.length > 0 ? t.heardOthers(listDice(others, messages)) : '',
    seat === turn && rolls < ROLLS ? `${t.rollsLeft(ROLLS - rolls)}.` : '',
  ]
    .filter((text) => text !== '')
    .join(' ');
}

export const ear: EarWords<DicePosition, DiceView> = { sayHand, sayKeys: (_position, { dice: t }) => t.keys };

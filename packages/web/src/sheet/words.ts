import type { SeenEvent } from '@sixfold/engine';
import type { SheetMove, SheetPosition } from '@sixfold/engine/sheet';
import type { EarWords, GamePly, Words } from '../face/face.ts';
import type { Messages } from '../i18n/messages.ts';
import { letterName } from '../i18n/symbol-name.ts';
import { nameAt } from '../lib/name-at.ts';

function sayPly({ seat, move, events }: GamePly<SheetMove>, names: readonly string[], { sheet: t }: Messages): string {
  const name = nameAt(names, seat);
  if (move.type === 'pass') return t.passed(name);
  if (move.type === 'end') return t.ended(name);
  return events.some(({ type }) => type === 'score') ? t.entered(name) : t.enteredNothing(name);
}

function sayEvent(event: SeenEvent, _names: readonly string[], t: Messages): string {
  if (event.type === 'score') return t.sheet.gained(letterName(event.symbol, t), event.points, event.track);
  if (event.type === 'bonus') return t.sheet.earned(letterName(event.symbol, t));
  return event.type === 'end' ? t.sheet.isOver : '';
}

/** An entry as it would be read out: nobody advises what was scored. */
const sayHint = (move: SheetMove, _position: SheetPosition, t: Messages): string =>
  move.type === 'enter'
    ? Object.entries(move.tracks)
        .map(([letter, value]) => `${letterName(letter, t)} ${value}`)
        .join(', ') || t.sheet.nothing
    : t.sheet[move.type === 'end' ? 'over' : 'pass'];

export const words: Words<SheetPosition, SheetMove> = { sayPly, sayEvent, sayHint };

/** There is nothing that anybody holds, and of all that could be entered nothing is better than anything else. */
export const ear: EarWords<SheetPosition> = {
  sayHand: () => '',
  choices: (_view, position) => [position.entryOf(position.tracksOf(position.turn))],
  sayKeys: (_position, t) => t.sheet.keys,
};

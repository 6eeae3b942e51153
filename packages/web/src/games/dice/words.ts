import type { Letter, Preview, SeenEvent } from '@sixfold/engine';
import { ROLLS, type DiceMove, type DicePosition, type DiceView, type Jokers } from '@sixfold/engine/dice';
import { letterName } from '../../i18n/symbol-name.ts';
import type { GamePly, Words } from '../../face/face.ts';
import type { Messages } from '../../i18n/messages.ts';
import { matchesOf, sortedDice, type SheetRow } from './dice.ts';
import { nameAt } from '../../lib/name-at.ts';

/** Dice in words, equal ones together. */
export const listDice = (letters: readonly Letter[], messages: Messages): string =>
  sortedDice(letters)
    .map(({ letter, indexes }) => messages.dice.dieName(indexes.length, letterName(letter, messages)))
    .join(', ');

function sayPly({ seat, move, events }: GamePly<DiceMove>, names: readonly string[], messages: Messages): string {
  const { dice: t } = messages;
  const name = nameAt(names, seat);
  const roll = events.find((event) => event.type === 'roll');
  if (roll) return t.saidRoll(name, listDice(roll.pieces, messages));
  const hasGained = events.some((event) => event.type === 'score' && event.points > 0);
  const said = hasGained ? t.saidScore(name) : t.saidNothing(name);
  return withJokers(said, move, messages);
}

/** A score, and which dice are jokers for what. */
function withJokers(said: string, move: DiceMove, messages: Messages): string {
  const { dice: t } = messages;
  const jokers = Object.entries(move.type === 'score' ? move.jokers : {}).map(([from, to]) =>
    from === to
      ? t.saidOwnJoker(letterName(from, messages))
      : t.saidJoker(letterName(from, messages), letterName(to, messages)),
  );
  return jokers.length > 0 ? t.saidJokers(said, jokers.join(', ')) : said;
}

function sayHint(move: DiceMove, position: DicePosition, messages: Messages): string {
  const { dice: t } = messages;
  if (move.type === 'score') return withJokers(t.score, move, messages);
  return position.rolls > 0 ? t.again : t.roll;
}

function sayEvent(event: SeenEvent, _names: readonly string[], messages: Messages): string {
  const { dice: t } = messages;
  if (event.type === 'end') return t.eventEnd;
  if (event.type !== 'score' || event.points === 0) return '';
  return t.eventScore(letterName(event.symbol, messages), event.points, event.track);
}

export const words: Words<DicePosition, DiceMove> = { sayPly, sayEvent, sayHint };

/** Which roll it was and what it matches: the dice themselves were told as they were rolled. */
export function sayRolled({ dice: all, turn, rolls }: DiceView, foreseen: Preview, messages: Messages): string {
  const { dice: t } = messages;
  const matches = sortedDice(all[turn] ?? []).flatMap(({ letter, indexes }) => {
    const count = indexes.length * matchesOf(foreseen, letter, turn);
    return count > 0 ? [t.heardMatch(letterName(letter, messages), t.meets(count))] : [];
  });
  return t.heardRoll(t.rollOf(rolls, ROLLS), matches.length > 0 ? matches.join(', ') : t.meets(0));
}

/** Which jokers are laid, and what scoring brings then. */
export function sayDraft(jokers: Jokers, rows: readonly SheetRow[], foreseen: Preview, messages: Messages): string {
  const { dice: t } = messages;
  return [
    ...Object.entries(jokers).map(([from, to]) => t.heardJoker(letterName(from, messages), letterName(to, messages))),
    t.heardScore(sayGains(rows, messages)),
    foreseen.wins ? t.wins : '',
  ]
    .filter((text) => text !== '')
    .join(' ');
}

function sayGains(rows: readonly SheetRow[], messages: Messages): string {
  const { dice: t } = messages;
  const gains = rows.flatMap(({ symbol, before, after, lost }) => [
    ...(after > before ? [`${letterName(symbol, messages)} ${t.gainShort(after - before)}`] : []),
    ...(lost > 0 ? [`${letterName(symbol, messages)}: ${t.lost(lost)}`] : []),
  ]);
  return gains.length > 0 ? gains.join(', ') : t.heardNothing;
}

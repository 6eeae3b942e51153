import { LETTERS, type Letter, type SeenEvent } from '@sixfold/engine';
import type { StonesMove, StonesPosition, StonesView } from '@sixfold/engine/stones';
import { letterName, symbolName } from '../../i18n/symbol-name.ts';
import type { GamePly, Words } from '../../face/face.ts';
import type { Messages } from '../../i18n/messages.ts';
import { countReturned, drawnIn, offeredSymbol, refillsIn, type Column } from './stones.ts';
import { nameAt } from '../../lib/name-at.ts';

/** Stones in words, equal ones together. */
export const listStones = (letters: readonly Letter[], messages: Messages): string =>
  LETTERS.map((letter) => ({ letter, count: letters.filter((each) => each === letter).length }))
    .filter(({ count }) => count > 0)
    .map(({ letter, count }) => messages.stones.some(count, letterName(letter, messages)))
    .join(', ');

function sayPly(ply: GamePly<StonesMove>, names: readonly string[], messages: Messages): string {
  const { stones: t } = messages;
  const said = t.by(nameAt(names, ply.seat), sayDeed(ply, messages));
  const refills = refillsIn(ply);
  return refills.length > 0 ? t.withRefill(said, listStones(refills, messages)) : said;
}

function sayDeed(ply: GamePly<StonesMove>, messages: Messages): string {
  const { stones: t } = messages;
  const drawn = drawnIn(ply);
  if (drawn) return (drawn.to === 'tray' ? t.saidMatch : t.saidBust)(letterName(drawn.piece, messages));
  return { draw: '', stop: t.saidStop, take: t.saidTake, pass: t.saidPass }[ply.move.type];
}

function sayEvent(event: SeenEvent, _names: readonly string[], messages: Messages): string {
  const { stones: t } = messages;
  if (event.type === 'bonus') return t.saidBonus(letterName(event.symbol, messages));
  if (event.type === 'return') return t.saidReturn(listStones(event.pieces, messages));
  if (event.type === 'end') return t.ended[event.reason as keyof typeof t.ended];
  if (event.type !== 'score' || event.points === 0) return '';
  return t.saidScore(letterName(event.symbol, messages), event.points, event.track);
}

function sayHint(move: StonesMove, position: StonesPosition, messages: Messages): string {
  const { stones: t } = messages;
  const offered = offeredSymbol(position);
  if (move.type === 'take' && offered !== null) return t.take(symbolName(offered, messages));
  return { draw: t.draw, stop: t.stop, take: t.pass, pass: t.pass }[move.type];
}

/** Where the stones of a score came from, and what of them went back. */
function sayScore(ply: GamePly<StonesMove>, symbol: Letter, points: number, messages: Messages): string {
  const { stones: t } = messages;
  if (ply.move.type === 'take') return t.fromMiddle(1);
  const returned = countReturned(ply, symbol);
  return [t.fromTray, t.fromMiddle(points + returned - 1), returned > 0 ? t.back(returned) : '']
    .filter((text) => text !== '')
    .join(', ');
}

/** The stones in the middle, from which all follows. */
export const sayMiddle = ({ middle }: StonesView, messages: Messages): string =>
  messages.stones.heardMiddle(
    middle
      .map((count, symbol) => (count > 0 ? messages.stones.some(count, symbolName(symbol, messages)) : ''))
      .filter((text) => text !== '')
      .join(', '),
  );

export const words: Words<StonesPosition, StonesMove> = { sayPly, sayEvent, sayHint, sayScore };

export const sayChance = (share: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share);

/** A symbol's stones for those who hear rather than see them. */
export function sayColumn({ symbol, middle, isInTray, gain, surplus, isOffered }: Column, messages: Messages): string {
  const { stones: t } = messages;
  return [
    t.columnMiddle(symbolName(symbol, messages), middle),
    isInTray ? t.columnTray : '',
    gain > 0 ? t.columnGain(gain) : '',
    surplus > 0 ? t.back(surplus) : '',
    isOffered ? t.columnOffered : '',
  ]
    .filter((text) => text !== '')
    .join(', ');
}

/** What a stop would bring, symbol by symbol. */
export const sayGains = (columns: readonly Column[], messages: Messages): string =>
  columns
    .filter(({ isInTray }) => isInTray)
    .map(({ symbol, gain, surplus }) => {
      const name = symbolName(symbol, messages);
      return surplus > 0 ? `${name} +${gain} (${messages.stones.back(surplus)})` : `${name} +${gain}`;
    })
    .join(', ');

import type { Options, SeenEvent } from '@sixfold/engine';
import type { SeenPly } from '@sixfold/protocol';
import type { Face } from '../../face/face.ts';
import type { Messages } from '../../i18n/messages.ts';
import { letterName } from '../../i18n/symbol-name.ts';

const asSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

const pointsIn = (event: SeenEvent | undefined): number => (event?.type === 'score' ? event.points : 0);

/** Points for which there was no room: what was scored, less what it added to the track. */
function sayLost(event: SeenEvent, scored: SeenEvent | undefined, t: Messages): string {
  const lost = pointsIn(scored) - pointsIn(event);
  return event.type === 'score' && lost > 0 ? t.ear.lost(letterName(event.symbol, t), lost) : '';
}

/**
 * A ply and all it led to, as one would tell it. Its scores say what they added to their tracks; where it is known what was
 * scored, what was lost is told too, unless it goes back to where it came from and is told as that.
 */
export function tellPly(
  ply: SeenPly,
  { words }: Face,
  names: readonly string[],
  options: Options,
  t: Messages,
  scored?: SeenPly,
): string {
  const isLost = scored?.events.every(({ type }) => type !== 'return') ?? false;
  const events = ply.events.flatMap((event, index) => [
    words.sayEvent(event, names, t),
    isLost ? sayLost(event, scored?.events[index], t) : '',
  ]);
  return [words.sayPly(ply, names, t, options), ...events]
    .filter((text) => text !== '')
    .map(asSentence)
    .join(' ');
}

import type { AskFailed, SeatInfo, TableInfo } from '@sixfold/protocol';
import type { Messages } from '../i18n/messages.ts';

/** Why something was not done, in a sentence. What has no words of its own is a move against the rules. */
export const sayRefusal = ({ code }: AskFailed['error'], t: Messages): string =>
  t.online.refusals[code as keyof typeof t.online.refusals] ?? t.errors.move;

/** The same for what was asked about who one is, by its code. */
export const sayWhyNot = (code: string, t: Messages['online']): string =>
  code === 'bad-name' ? t.badName : (t.refusals[code as keyof typeof t.refusals] ?? t.offline);

/** What to call a seat in a list: an open one may be kept for somebody. */
export function saySeat({ kind, name, bot }: Pick<SeatInfo, 'kind' | 'name' | 'bot'>, t: Messages): string {
  if (kind === 'open') return name ? t.online.keptFor(name) : t.online.open;
  if (kind === 'person') return name || t.online.nobody;
  const level = t.setup.levels[bot as keyof typeof t.setup.levels]?.[0] ?? bot ?? '';
  return `${name && name !== bot ? name : t.seats.botName} (${level})`;
}

/** What is being asked, as the reader is to hear it; empty if nothing is. */
export function sayOffer({ offer }: TableInfo, names: readonly string[], t: Messages): string {
  if (!offer) return '';
  const by = names[offer.by] as string;
  switch (offer.kind) {
    case 'take-back':
      return t.online.wantsBack(by);
    case 'replace':
      return t.online.wantsBot(by, names[offer.seat] as string);
    case 'remove':
      return t.online.wantsAway(by, names[offer.seat] as string);
    case 'end':
      return t.online.wantsEnd(by);
    case 'pause':
      return t.online.wantsPause(by);
  }
}

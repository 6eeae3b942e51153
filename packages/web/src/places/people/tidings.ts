import type { SeatInfo, SeatNews, TableInfo } from '@sixfold/protocol';
import { botKind } from '../../i18n/bot-name.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { LogNote } from '../../ui/play/log.tsx';

/** What happened to a seat, in a sentence. */
export function sayNews(news: SeatNews, { seats }: Pick<TableInfo, 'seats'>, t: Messages): string {
  const { online } = t;
  const name = news.name || online.nobody;
  const bot = botKind(news.bot, t);
  switch (news.what) {
    case 'sat':
      return online.sitsDown(name);
    case 'left':
      return news.bot === null ? online.getsUp(name) : online.leftToBot(name, bot);
    case 'filled':
      return online.joins(bot);
    case 'replaced':
      return online.standsIn(name, bot);
    case 'returned':
      return online.plays(name);
    case 'removed':
      return online.removed(nameOfBy(news, seats, t), name);
    case 'timed-out':
      return news.bot === null ? online.timeOut(name) : online.timeOutToBot(name, bot);
    case 'resigned':
      return news.bot === null ? online.gaveUp(name) : online.gaveUpToBot(name, bot);
  }
}

const nameOfBy = ({ by }: SeatNews, seats: readonly SeatInfo[], t: Messages): string =>
  (by === null ? '' : seats[by]?.name) || t.online.nobody;

/** Who was there and has no part in the luck of this game. */
function noParts({ fair, seats }: TableInfo, round: number, t: Messages): LogNote[] {
  if (fair?.round !== round) return [];
  const { from, numbers } = fair;
  const isOut = ({ kind }: SeatInfo, seat: number): boolean => kind === 'person' && numbers?.[seat] === null;
  return seats.filter(isOut).map(({ name }) => ({ ply: from, text: t.fair.noPart(name || t.online.nobody) }));
}

/** What was said of seats in this game of the series, and who brought it from elsewhere, for its log. */
export function notesOf(info: TableInfo, round: number, t: Messages): LogNote[] {
  const { news, begun } = info;
  const said = news.filter((one) => one.round === round).map((one) => ({ ply: one.ply, text: sayNews(one, info, t) }));
  const notes = [...said, ...noParts(info, round, t)];
  return begun?.round === round ? [{ ply: begun.ply, text: sayBrought(info, t) }, ...notes] : notes;
}

/** That somebody may know more of this game than the others; empty for one that began here. */
export const sayBrought = ({ begun }: TableInfo, t: Messages): string =>
  begun ? t.online.brought(begun.by || t.online.nobody, begun.ply) : '';

/** What has happened between two looks at a table, for a notice: not what the reader did. */
export function tidings(before: TableInfo, after: TableInfo, t: Messages): string[] {
  const fresh = after.news.slice(before.news.length);
  return fresh.flatMap((news) => {
    if (news.seat === before.you && news.what === 'removed')
      return [t.online.removedYou(nameOfBy(news, after.seats, t))];
    const isOwn = news.seat === after.you || (news.seat === before.you && news.what !== 'replaced');
    return isOwn && news.by === null ? [] : [sayNews(news, after, t)];
  });
}

/** Who has come back or gone; that somebody new sits there was told already. */
export function arrivals(before: TableInfo, after: TableInfo, t: Messages): string[] {
  return after.seats.flatMap((seat, index) => {
    const was = before.seats[index];
    const wasHere = was?.kind === 'person' && was.name === seat.name ? was.isHere : true;
    if (seat.kind !== 'person' || index === after.you || wasHere === seat.isHere) return [];
    return [seat.isHere ? t.online.comes(seat.name) : t.online.goes(seat.name)];
  });
}

import type { SeenPly, TableInfo } from '@sixfold/protocol';
import type { Messages } from '../../i18n/messages.ts';
import { nameAt } from '../../lib/name-at.ts';
import { listOf } from '../setup/names.ts';

/** What the game is like that something is asked about. */
export interface AskedAbout {
  readonly plies: readonly SeenPly[];
  /** A ply in words. */
  readonly sayPly: (ply: SeenPly) => string;
}

/** What is being asked, as the reader is to hear it; empty if nothing is. Without the game, in short. */
export function sayOffer(info: TableInfo, names: readonly string[], about: AskedAbout | null, t: Messages): string {
  const { offer } = info;
  if (!offer) return '';
  const by = nameAt(names, offer.by);
  switch (offer.kind) {
    case 'take-back':
      return about ? sayBack(info, offer.ply, names, about, t) : t.online.asksBack(by);
    case 'replace':
      return t.online.wantsBot(by, nameAt(names, offer.seat));
    case 'remove':
      return t.online.wantsAway(by, nameAt(names, offer.seat));
    case 'end':
      return t.online.wantsEnd(by);
    case 'pause':
      return t.online.wantsPause(by);
  }
}

/** To before which move, and whose moves go with it. */
function sayBack(info: TableInfo, to: number, names: readonly string[], about: AskedAbout, t: Messages): string {
  const { offer, you } = info;
  const by = offer?.by ?? 0;
  const back = about.plies.filter(({ ply }) => ply >= to);
  const [first] = back;
  if (!first) return '';
  const own = you === by ? 0 : back.filter(({ seat }) => seat === you).length;
  const others = [...new Set(back.map(({ seat }) => seat))].filter((seat) => seat !== by && seat !== you);
  const list = listOf(
    others.map((seat) => nameAt(names, seat)),
    t,
  );
  return [
    t.online.wantsBack(nameAt(names, by), about.sayPly(first)),
    own > 0 ? t.online.backToo(own) : '',
    list === '' ? '' : t.online.backOthers(list),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Who may have said no to what this seat had asked: everybody else who was asked. */
export function askedBy({ offer, seats }: TableInfo): number[] {
  if (!offer) return [];
  const isAbout = (seat: number): boolean => 'seat' in offer && offer.seat === seat;
  return seats.flatMap(({ kind, hasResigned }, seat) =>
    kind === 'person' && !hasResigned && seat !== offer.by && !isAbout(seat) ? [seat] : [],
  );
}

/** That somebody said no to what the reader had asked; empty where it was done, or went with a move. */
export function sayRefused(before: OfferMoment, after: OfferMoment, names: readonly string[], t: Messages): string {
  const { offer, you } = before.info;
  // A clock that stands shows itself.
  const hasMoved = before.moment !== after.moment || offer?.kind === 'pause';
  if (!offer || offer.by !== you || after.info.offer?.number === offer.number || hasMoved) return '';
  const isDone = after.info.news.length > before.info.news.length || after.info.stage !== before.info.stage;
  const asked = askedBy(before.info);
  if (isDone) return '';
  return asked.length === 1 ? t.online.refused(nameAt(names, asked[0] ?? 0)) : t.online.refusedByOne;
}

/** The table when something was being asked, and where the game was. */
export interface OfferMoment {
  readonly info: TableInfo;
  readonly moment: string;
}

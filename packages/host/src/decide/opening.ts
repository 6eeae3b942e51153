import type { DealOfDay, Opening, SeatWish } from '@sixfold/protocol';
import type { Game } from '@sixfold/engine';
import { NEWEST_LUCK, type Edition } from '@sixfold/engine/seeded';
import { granted, Refusal } from '../contract/errors.ts';
import { EVENTS_VERSION, type Opened, type OpenedSeat } from '../log/events.ts';
import { markOf, type Who } from '../table/seats.ts';
import { parseTerms } from '../series/config.ts';
import type { Begun } from '../series/series.ts';
import type { Moment, NewTable } from './decision.ts';
import { needBot, needPerson } from './need-people.ts';

const ID_BYTES = 16;
const INVITE_BYTES = 16;
const SEED_BYTES = 32;

/** A private table's open seats are for those who were sent their invites. */
export const makeInvite = (isPublic: boolean, random: Moment['random']): string | null =>
  isPublic ? null : random(INVITE_BYTES);

/** A device seats its people itself. */
export type DeviceWish = SeatWish | { readonly kind: 'person'; readonly person: string };

/** What is wished for when a table is opened, by a person or by a device. */
export interface TableOpening extends Omit<Opening, 'seats' | 'record'> {
  readonly seats: readonly DeviceWish[];
  /** What was played of it elsewhere. */
  readonly begun?: Begun;
  /** The deal of the day that is to be played; nobody may ask for it from outside, for its luck is given. */
  readonly daily?: DealOfDay;
  /** How its luck followed from its seed: it goes on so. */
  readonly luck?: Edition;
}

/** The time and the luck of the world, as far as a new table needs them. */
interface OpeningMoment extends Pick<Moment, 'at' | 'random' | 'isFair'> {
  /** Whether somebody can play by it; where there are clocks. */
  readonly isTempo?: (tempo: unknown) => boolean;
}

/** A table as somebody wishes for it. Throws `Refusal` alone. A device may choose the luck of its own tables. */
export function openTable(game: Game, who: Who, opening: TableOpening, world: OpeningMoment, seed?: string): NewTable {
  const { terms: wished, seats: wishes, isPublic, begun, luck, standIn, hasTexts, tempo, daily } = opening;
  if (tempo && !world.isTempo?.(tempo)) throw new Refusal({ code: 'malformed', what: 'tempo' });
  if (who.kind === 'person') needGoodRecord(opening);
  const seats = seatWishes(who, wishes, isPublic, world);
  const terms = granted(parseTerms(game.card, wished, seats.length));
  const host = who.kind === 'person' ? who.id : '';
  const labels = wishes.map((wish) => ('name' in wish ? (wish.name ?? '') : ''));
  const level = standIn === undefined ? {} : { standIn: needBot(standIn) };
  const texts = hasTexts && !isPublic ? { hasTexts } : {};
  const extras = { ...level, ...texts, ...(tempo && { tempo }), ...(daily && { daily }) };
  const rest = { ...(begun && { begun }), ...(luck && { luck }), ...extras };
  return newTable(game, { terms, seats, isPublic, host, labels, ...rest }, world, seed);
}

/** Whoever brings a game has seen its deal: so it is for friends, and no deal is chosen by bringing it. */
function needGoodRecord({ begun, isPublic }: TableOpening): void {
  if (begun?.seed === undefined) return;
  if (isPublic) throw new Refusal({ code: 'bad-record', why: 'public' });
  if (begun.rounds.at(-1)?.length === 0) throw new Refusal({ code: 'bad-record', why: 'not-begun' });
}

/** What a new table agrees on, and what to call its seats. */
type Specification = Omit<Opened, 'type' | 'version' | 'ruleset' | 'seed' | 'invite' | 'isFair'> &
  Pick<NewTable, 'labels'>;

export function newTable(
  { card }: Game,
  spec: Specification,
  { at, random, isFair }: OpeningMoment,
  seed = random(SEED_BYTES),
): NewTable {
  const { labels, ...agreed } = spec;
  const { ruleset } = card;
  const invite = makeInvite(spec.isPublic, random);
  const opened = {
    at,
    type: 'opened',
    version: EVENTS_VERSION,
    ruleset,
    seed,
    luck: NEWEST_LUCK,
    invite,
    ...agreed,
    // Luck of the first edition cannot be opened bit by bit, a deal of the day is the same for everybody, and a score board has none.
    ...(isFair && agreed.luck !== 1 && !agreed.daily && !agreed.terms.isPrinted && { isFair }),
  } as const;
  return { id: random(ID_BYTES), opened, labels };
}

function seatWishes(
  who: Who,
  wishes: readonly DeviceWish[],
  isPublic: boolean,
  { random }: OpeningMoment,
): OpenedSeat[] {
  if (who.kind !== 'device' && wishes.filter(({ kind }) => kind === 'me').length !== 1) {
    throw new Refusal({ code: 'bad-seats', what: 'exactly one seat is for whoever opens the table' });
  }
  return wishes.map((wish) => {
    switch (wish.kind) {
      case 'me':
        return { kind: 'person', person: needPerson(who), ...markOf(who) };
      case 'bot':
        return { kind: 'bot', bot: needBot(wish.bot) };
      case 'open':
        return { kind: 'open', invite: makeInvite(isPublic, random) };
      case 'person':
        if (who.kind !== 'device') throw new Refusal({ code: 'bad-seats', what: 'only a device knows who sits at it' });
        return wish;
    }
  });
}

import { gainsOf, LETTERS, preview, type Letter, type Source } from '@sixfold/engine';
import { cards, type CardsMove, type CardsPosition, type CardsView } from '@sixfold/engine/cards';
import type { GamePly } from '../../face/face.ts';
import { symbolOf } from '../../lib/symbol-of.ts';
import { halvesOf, mapPair } from '../../lib/pair.ts';

/** What the player is trying; nothing of it is played. */
export interface CardDraft {
  /** The ply that it is meant for; at any other it is void. */
  readonly ply: number;
  /** The card of the hand under the mouse or with the keyboard's focus. */
  readonly pointed: number | null;
  /** The card that was pressed and waits to be played. */
  readonly pinned: number | null;
  /** Which of its plays is looked at, where the order makes a difference. */
  readonly way: number;
}

export const newDraft = (ply: number): CardDraft => ({ ply, pointed: null, pinned: null, way: 0 });

/** Another card than the one that waits is looked at for as long as somebody points at it. */
export const shownCard = ({ pointed, pinned }: CardDraft): number | null => pointed ?? pinned;

export const point = (draft: CardDraft, pointed: number | null): CardDraft => ({
  ...draft,
  pointed,
  way: pointed === null || pointed === draft.pinned ? draft.way : 0,
});

export const pin = (draft: CardDraft, pinned: number | null): CardDraft => ({ ...draft, pinned, way: 0 });

function playOf(position: CardsPosition, card: string, first: string): number {
  const move = cards.parseMove(position, { type: 'play', card, first });
  return move.ok ? move.value : -1;
}

const isNoWorse = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((value, symbol) => value >= other[symbol]!);

/** The plays of a card between which there is something to choose: two only if each order is better for some colour. */
export function playsOf(position: CardsPosition, card: string): number[] {
  const [one, other] = mapPair(halvesOf(card), (first) => playOf(position, card, first));
  const [gains, others] = mapPair([one, other], (move) => gainsOf(position, move));
  if (isNoWorse(gains, others)) return [one];
  return isNoWorse(others, gains) ? [other] : [one, other];
}

/** Which symbols of which open cards count, or which cards are pointed out: letters by card. */
export type Lit = ReadonlyMap<string, string>;

export const DISCARD = 'discard';
export const cardKey = (seat: number, index: number): string => `${seat}/${index}`;

interface CardScore {
  readonly symbol: Letter;
  /** How many open cards count. */
  readonly points: number;
  readonly gain: number;
  /** Steps that a closed area or the end of the track does not allow. */
  readonly lost: number;
}

/** What a play would bring. */
export interface Outlook {
  readonly move: number;
  readonly card: string;
  /** In the order in which they are scored. */
  readonly scores: readonly CardScore[];
  /** Steps by symbol, for the tracks. */
  readonly gains: readonly number[];
  readonly bonus: readonly Letter[];
  readonly wins: boolean;
  readonly lit: Lit;
}

export function foresee(position: CardsPosition, move: number): Outlook {
  const { scores, bonus, wins } = preview(cards, position, move);
  const before = position.tracksOf(position.turn);
  const made = cards.makeMove(position, move) as Extract<CardsMove, { type: 'play' }>;
  const counted = scores.map(({ symbol, points, track }) => {
    const gain = track - before[symbolOf(symbol)]!;
    return { symbol, points, gain, lost: points - gain };
  });
  return {
    move,
    card: made.card,
    scores: counted,
    gains: LETTERS.map((letter) => counted.find(({ symbol }) => symbol === letter)?.gain ?? 0),
    bonus,
    wins,
    lit: litBy(scores.flatMap(({ symbol, from }) => from.map((source) => [source, symbol] as const))),
  };
}

function litBy(counted: readonly (readonly [Source, string])[]): Lit {
  const lit = new Map<string, string>();
  for (const [source, letter] of counted) {
    const key = 'seat' in source ? cardKey(source.seat, source.index) : '';
    lit.set(key, (lit.get(key) ?? '') + letter);
  }
  return lit;
}

type Play = Extract<CardsMove, { type: 'play' }>;

const playIn = (ply: GamePly<CardsMove> | undefined): Play | null => (ply?.move.type === 'play' ? ply.move : null);

/** Where a card lies now that lay at this place before the last ply: whoever played has one card less before it. */
const placeNow = (seat: number, index: number, last: GamePly<CardsMove>): string =>
  seat !== last.seat ? cardKey(seat, index) : index > 0 ? cardKey(seat, index - 1) : DISCARD;

/** What counted for a number of the last ply, where it lies now. */
export const explainedCards = (sources: readonly Source[], last: GamePly<CardsMove> | undefined): Lit =>
  new Map(
    sources.flatMap((source) => ('seat' in source && last ? [[placeNow(source.seat, source.index, last), '']] : [])),
  );

/** What counted for the card that somebody else has just played: all that match it, and perhaps the one that is gone. */
export function lastMatches({ open }: CardsView, fresh: readonly GamePly<CardsMove>[], seat: number): Lit {
  const last = fresh.at(-1);
  if (!last || !playIn(last) || last.seat === seat) return new Map();
  const newest = cardKey(last.seat, open[last.seat]!.length - 1);
  const lit = new Map<string, string>();
  for (const event of last.events) {
    if (event.type !== 'score') continue;
    const keys = open.flatMap((row, owner) =>
      row.flatMap((card, index) => (card.includes(event.symbol) ? [cardKey(owner, index)] : [])),
    );
    const there = keys.filter((key) => key !== newest);
    for (const key of event.points > there.length ? [...there, DISCARD] : there) {
      lit.set(key, (lit.get(key) ?? '') + event.symbol);
    }
  }
  return lit;
}

/** The other seats in the order in which they will move after this one. */
export const othersOf = ({ players }: CardsView, seat: number): number[] =>
  Array.from({ length: players - 1 }, (_, index) => (seat + 1 + index) % players);

/** What a seat did among the plies that are new. */
export interface CardsNews {
  /** The ply in which it last played a card. */
  readonly ply: number;
  readonly scores: readonly { readonly symbol: Letter; readonly points: number }[];
  readonly hasBonus: boolean;
  /** The hand that it showed to swap it. */
  readonly shown: readonly string[];
}

export function newsOf(fresh: readonly GamePly<CardsMove>[], seat: number): CardsNews | null {
  const own = fresh.filter((ply) => ply.seat === seat);
  const last = own.findLast((ply) => playIn(ply) !== null);
  if (!last) return null;
  const events = own.flatMap((ply) => ply.events);
  return {
    ply: last.ply,
    scores: events.filter((event) => event.type === 'score' && event.points > 0) as CardsNews['scores'][number][],
    hasBonus: events.some(({ type }) => type === 'bonus'),
    shown: events.flatMap((event) => (event.type === 'show' ? event.pieces : [])),
  };
}

export const wasReshuffled = (fresh: readonly GamePly<CardsMove>[]): boolean =>
  fresh.some(({ events }) => events.some(({ type }) => type === 'reshuffle'));

/** Which cards of a hand were drawn last; of equal ones the last. */
export function drawnPlaces(hand: readonly string[], fresh: readonly GamePly<CardsMove>[], seat: number): Set<number> {
  const places = new Set<number>();
  for (const { events } of fresh) {
    for (const event of events) {
      if (event.type !== 'draw' || event.seat !== seat || typeof event.pieces === 'number') continue;
      for (const card of event.pieces)
        places.add(hand.findLastIndex((held, place) => held === card && !places.has(place)));
    }
  }
  return places;
}

export const discarded = ({ discard }: CardsView): number =>
  Object.values(discard).reduce((sum, count) => sum + count, 0);

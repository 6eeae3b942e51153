import { FIRST, KINDS, SECOND } from '@sixfold/engine/family';
import { GOAL, type CardsPosition } from '@sixfold/engine/cards';
import { CardsGains } from './gains.ts';

const COPIES = 4;
const MOST_PLAYERS = 4;
const OWN_ROW = 6;
const OWN_EXTRA = 6;
const RIVAL_ROW = 3;
const RIVAL_EXTRA = 4;
const OWN = 6 * OWN_ROW + OWN_EXTRA;
const RIVAL = 6 * RIVAL_ROW + RIVAL_EXTRA;
const OWN_CHANCES = 6;
const RIVAL_CHANCES = 3;

/**
 * How somebody looks at the table. Keen: at all rivals, in the order of turns, and at what the next cards could do. Former: as bots
 * once did, at the next rival and the strongest of the others, and how many they are.
 */
export type CardsEye = 'keen' | 'former';

const watched = (players: number, eye: CardsEye): number => (eye === 'keen' ? players - 1 : Math.min(2, players - 1));

const tellsPlayers = (players: number, eye: CardsEye): boolean => eye === 'former' && players > 2;

export const inputsFor = (players: number, eye: CardsEye): number =>
  OWN +
  watched(players, eye) * RIVAL +
  +tellsPlayers(players, eye) +
  (eye === 'keen' ? OWN_CHANCES + watched(players, eye) * RIVAL_CHANCES : 0);

/** The chance that at least one of six cards is among so many of all. */
const amongSix = (count: number, total: number): number => {
  const none = 1 - count / total;
  return 1 - (none * none * none) ** 2;
};

/** How many steps are missing until all six markers have reached the goal. */
function missing(tracks: Uint8Array, base: number): number {
  let steps = 0;
  for (let symbol = 0; symbol < 6; symbol++) steps += Math.max(0, 7 - tracks[base + symbol]!);
  return steps;
}

function countBelow(tracks: Uint8Array, base: number, value: number): number {
  let count = 0;
  for (let symbol = 0; symbol < 6; symbol++) count += +(tracks[base + symbol]! < value);
  return count;
}

function addCard(counts: Uint8Array, kind: number, change: number): void {
  counts[FIRST[kind]!]! += change;
  counts[SECOND[kind]!]! += change;
}

/**
 * What the seat to move can know of the table after its turn, before it draws, as numbers for the network. Symbols have
 * no names for it: they are sorted by the own tracks, and again by each rival's. Evaluated for every move of every
 * rollout, so all counts are kept and changed in place.
 */
export class Sight {
  readonly input: Float32Array;
  private readonly hand = new Uint8Array(KINDS);
  private readonly handSymbols = new Uint8Array(6);
  private readonly unseen = new Uint8Array(KINDS);
  private readonly unseenSymbols = new Uint8Array(6);
  private unseenTotal = 0;
  private readonly open = new Uint8Array(6);
  /** Of the open cards those that will still lie there in the seat's next turn. */
  private readonly staying = new Uint8Array(6);
  private players = 0;
  private readonly tracks = new Uint8Array(6 * MOST_PLAYERS);
  private readonly rivals: number[];
  private readonly order = new Uint8Array(6);
  private readonly keys = new Uint32Array(6);
  private readonly gains = new CardsGains();
  private oldest = 0;
  private at = 0;
  private readonly eye: CardsEye;
  /** What the three best of the own cards would gain, and whether any could win or bring a marker to the top. */
  private first = 0;
  private second = 0;
  private third = 0;
  private wins = 0;
  private tops = 0;

  constructor(players: number, eye: CardsEye) {
    this.eye = eye;
    this.input = new Float32Array(inputsFor(players, eye));
    this.rivals = Array<number>(watched(players, eye)).fill(0);
  }

  /** Looks at a position from the seat to move. */
  lookAt(position: CardsPosition): void {
    const { turn, racks, open, discard, discardSize } = position;
    const { hand, unseen } = this;
    this.players = position.config.players;
    this.tracks.set(position.tracks);
    this.handSymbols.fill(0);
    for (let kind = 0; kind < KINDS; kind++) {
      const count = racks[turn * KINDS + kind]!;
      hand[kind] = count;
      if (count > 0) addCard(this.handSymbols, kind, count);
      unseen[kind] = FIRST[kind] === SECOND[kind] ? 0 : COPIES - count;
    }
    for (const kind of open) unseen[kind]!--;
    for (let index = 0; index < discardSize; index++) unseen[discard[index]!]!--;
    this.countUnseen();
    this.countOpen(position);
    if (this.eye === 'keen') this.findAll(position);
    else this.findTwo(position);
  }

  private countUnseen(): void {
    this.unseenTotal = 0;
    this.unseenSymbols.fill(0);
    for (let kind = 0; kind < KINDS; kind++) {
      const count = this.unseen[kind]!;
      if (count === 0) continue;
      this.unseenTotal += count;
      addCard(this.unseenSymbols, kind, count);
    }
  }

  private countOpen({ open, openSize, turn }: CardsPosition): void {
    this.open.fill(0);
    this.staying.fill(0);
    this.oldest = open[turn * openSize]!;
    for (let place = 0; place < open.length; place++) {
      addCard(this.open, open[place]!, 1);
      if (place % openSize > 0) addCard(this.staying, open[place]!, 1);
    }
  }

  private findAll({ turn, config: { players } }: CardsPosition): void {
    for (let step = 1; step < players; step++) this.rivals[step - 1] = (turn + step) % players;
  }

  private findTwo({ turn, config: { players } }: CardsPosition): void {
    this.rivals[0] = (turn + 1) % players;
    let least = Infinity;
    for (let step = 2; step < players; step++) {
      const seat = (turn + step) % players;
      const steps = missing(this.tracks, seat * 6);
      if (steps < least) this.rivals[1] = seat;
      least = Math.min(least, steps);
    }
  }

  /** The numbers after a card has been played that brings the own tracks to `tracks`. */
  afterPlay(kind: number, tracks: Uint8Array, swaps: boolean): void {
    this.move(kind, 1);
    this.write(tracks, swaps);
    this.move(kind, -1);
  }

  /** The numbers after the choice to refill or to swap. */
  afterChoice(tracks: Uint8Array, swaps: boolean): void {
    // No card is played now: the oldest open card, too, stays for the next turn.
    addCard(this.staying, this.oldest, 1);
    this.write(tracks, swaps);
    addCard(this.staying, this.oldest, -1);
  }

  /** Lays a card from the hand on the table in place of the oldest (C7), or takes it back. */
  private move(kind: number, change: number): void {
    this.hand[kind]! -= change;
    addCard(this.handSymbols, kind, -change);
    addCard(this.open, kind, change);
    addCard(this.open, this.oldest, -change);
    addCard(this.staying, kind, change);
  }

  private write(tracks: Uint8Array, swaps: boolean): void {
    this.at = 0;
    this.writeOwn(tracks, swaps);
    for (const rival of this.rivals) this.writeRival(rival);
    if (tellsPlayers(this.players, this.eye)) this.put(this.players - 3);
  }

  private put(value: number): void {
    this.input[this.at++] = value;
  }

  private writeOwn(tracks: Uint8Array, swaps: boolean): void {
    const { open, staying, handSymbols, unseenSymbols, unseenTotal, gains } = this;
    const rival = this.rivals[0]! * 6;
    const kept = swaps ? 0 : 1;
    for (let symbol = 0; symbol < 6; symbol++) {
      this.keys[symbol] =
        (tracks[symbol]! << 12) | (this.tracks[rival + symbol]! << 8) | (handSymbols[symbol]! << 4) | open[symbol]!;
    }
    this.sort();
    for (const symbol of this.order) {
      this.put(tracks[symbol]! / 10);
      this.put(this.tracks[rival + symbol]! / 10);
      this.put(open[symbol]! / 4);
      this.put(staying[symbol]! / 3);
      this.put((kept * handSymbols[symbol]!) / 5);
      this.put((unseenSymbols[symbol]! / unseenTotal) * 2);
    }
    gains.set(tracks, 0, staying);
    this.readHand(swaps);
    this.put(this.first / 30);
    this.put(gains.expected(this.unseen, unseenTotal) / 30);
    this.put(kept);
    this.put(missing(tracks, 0) / 42);
    this.put(countBelow(tracks, 0, 1) / 6);
    this.put(countBelow(tracks, 0, 4) / 6);
    if (this.eye === 'keen') this.writeOwnChances(tracks);
  }

  /** What the own next card could do: one of the hand, or one that is drawn. */
  private writeOwnChances(tracks: Uint8Array): void {
    this.put(this.gains.winners / this.unseenTotal);
    this.put(countBelow(tracks, 0, GOAL) / 6);
    this.put(this.second / 30);
    this.put(this.third / 30);
    this.put(this.wins);
    this.put(this.tops);
  }

  /** Finds what the best cards of the hand would gain, and whether any could win or bring a marker to the top; none after a swap. */
  private readHand(swaps: boolean): void {
    const { gains, hand } = this;
    this.first = this.second = this.third = 0;
    this.wins = this.tops = 0;
    if (swaps) return;
    for (let kind = 0; kind < KINDS; kind++) {
      const count = hand[kind] ?? 0;
      if (count === 0) continue;
      const gain = gains.of(kind);
      if (gains.wins) this.wins = 1;
      if (gains.tops) this.tops = 1;
      for (let copy = 0; copy < count; copy++) this.rank(gain);
    }
  }

  private rank(gain: number): void {
    if (gain > this.first) [this.first, this.second, this.third] = [gain, this.first, this.second];
    else if (gain > this.second) [this.second, this.third] = [gain, this.second];
    else if (gain > this.third) this.third = gain;
  }

  private writeRival(seat: number): void {
    const { tracks, open, unseenSymbols, unseenTotal, gains } = this;
    const base = seat * 6;
    for (let symbol = 0; symbol < 6; symbol++) {
      this.keys[symbol] = (tracks[base + symbol]! << 12) | (open[symbol]! << 8) | unseenSymbols[symbol]!;
    }
    this.sort();
    for (const symbol of this.order) {
      this.put(tracks[base + symbol]! / 10);
      this.put(open[symbol]! / 4);
      this.put((unseenSymbols[symbol]! / unseenTotal) * 2);
    }
    gains.set(tracks, base, open);
    this.put(gains.expected(this.unseen, unseenTotal) / 30);
    this.put(missing(tracks, base) / 42);
    this.put(countBelow(tracks, base, 1) / 6);
    this.put(countBelow(tracks, base, 4) / 6);
    if (this.eye === 'keen') this.writeRivalChances(base);
  }

  /** What a rival's next card could do. */
  private writeRivalChances(base: number): void {
    const { gains, unseenTotal } = this;
    this.put(amongSix(gains.winners, unseenTotal));
    this.put(amongSix(gains.toppers, unseenTotal));
    this.put(countBelow(this.tracks, base, GOAL) / 6);
  }

  /** Sorts the symbols by their keys, the lowest first. */
  private sort(): void {
    const { order, keys } = this;
    for (let symbol = 0; symbol < 6; symbol++) {
      let place = symbol;
      for (; place > 0 && keys[order[place - 1]!]! > keys[symbol]!; place--) order[place] = order[place - 1]!;
      order[place] = symbol;
    }
  }
}

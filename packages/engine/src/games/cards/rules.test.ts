import { describe, expect, test } from 'vitest';
import { FastChance, ScriptedChance } from '../../contract/chance.ts';
import type { GameEvent } from '../../contract/events.ts';
import { parsePiece } from '../../family/pieces.ts';
import { countPieces, makeCounts } from '../../family/rack-view.ts';
import { cards, type CardsPosition } from './index.ts';
import { parseSetup } from './setup.ts';

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');
const scripted = (pieces: string): ScriptedChance => new ScriptedChance(words(pieces).map(parsePiece));

/** A game dealt as given: a hand and the open cards of each seat, and the tracks of the first seats. */
function start(hands: string[], open: string[], tracks: number[][] = []): CardsPosition {
  const position = cards.blank({ players: hands.length, options: {}, starter: 0 });
  const script = parseSetup(position.config, { hands: hands.map(words), open: open.map(words) });
  if (!script.ok) throw new Error('bad setup');
  position.deal(new ScriptedChance(script.value));
  position.tracks.set(tracks.flat());
  return position;
}

/** Plays a move in its notation; exactly `drawn` is drawn. */
function play(position: CardsPosition, notation: string, drawn = ''): GameEvent[] {
  const move = cards.parseNotation(position, notation);
  if (!move.ok) throw new Error(move.error.code);
  const chance = scripted(drawn);
  const events: GameEvent[] = [];
  position.play(move.value, chance, events);
  expect(chance.left).toBe(0);
  return events;
}

/** Moves all of the draw pile but the given cards to the discard pile. */
function leavePile(position: CardsPosition, left: string): void {
  const kept = words(left).map(parsePiece);
  const gone = Array.from(position.bag.subarray(0, position.bagSize));
  for (const kind of kept) gone.splice(gone.indexOf(kind), 1);
  for (const kind of gone) position.discardCard(kind);
  position.bag.set(kept);
  position.bagSize = kept.length;
}

const types = (events: GameEvent[]): string[] => events.map(({ type }) => type);
const scores = (events: GameEvent[]): unknown[] =>
  events.filter((event) => event.type === 'score').map(({ symbol, points, track }) => [symbol, points, track]);
const refusal = (position: CardsPosition, move: unknown): unknown => {
  const parsed = cards.parseMove(position, move);
  return parsed.ok ? null : parsed.error;
};

const ALL_AT_6 = [6, 6, 6, 6, 6, 6];
const REST = 'OG OG OB OB OV OV';
const REST_2 = 'YG YG YB YB YV YV';

describe('deck and deal', () => {
  test('C1 the deck is each of the 15 mixed pairs four times', () => {
    const { bag, bagSize } = cards.blank({ players: 4, options: {}, starter: 0 });
    expect(bagSize).toBe(60);
    const pairs = 'RO RY RG RB RV OY OG OB OV YG YB YV GB GV BV';
    expect(makeCounts(countPieces(bag))).toEqual(Object.fromEntries(words(pairs).map((pair) => [pair, 4])));
  });

  test('C1 a track ends at 10; what goes beyond is lost', () => {
    // Red shows on all four open cards: 9 + 4 would be 13.
    const position = start(['RV RV OG OG OB OB', REST_2], ['RO RO', 'RY RG'], [[9, 6, 6, 6, 6, 6]]);
    expect(scores(play(position, 'RV'))[0]).toEqual(['R', 4, 10]);
  });

  test.each([
    [2, 2, 44], // 60 - 2 × (6 + 2)
    [3, 1, 39], // 60 - 3 × (6 + 1)
    [4, 1, 32], // 60 - 4 × (6 + 1)
  ])('C2 with %i players each has 6 cards in hand and %i open; %i are left', (players, open, left) => {
    const position = cards.blank({ players, options: {}, starter: 0 });
    position.deal(new FastChance(7));
    const view = cards.view(position, null);
    expect(view.held).toEqual(Array(players).fill(6));
    expect(view.open.map((own) => own.length)).toEqual(Array(players).fill(open));
    expect([view.bag, view.discard]).toEqual([left, {}]);
  });

  test('C2 with 2 players the open card that was dealt first is the older one', () => {
    const position = start(['RV RV OG OG OB OB', REST_2], ['RO RY', 'GB BV']);
    expect(cards.makeSetup(position)).toEqual({
      hands: [words('RV RV OG OG OB OB'), words(REST_2)],
      open: [words('RO RY'), words('GB BV')],
    });
    play(position, 'RV', 'GV');
    expect(cards.view(position, null).open).toEqual([words('RY RV'), words('GB BV')]);
  });

  test('C2 a setup with a card too few is refused', () => {
    const config = { players: 2, options: {}, starter: 0 };
    const hands = [words(REST), words(REST_2)];
    const refused = (setup: unknown): unknown => parseSetup(config, setup);
    const malformed = (what: string): unknown => ({ ok: false, error: { code: 'malformed', what, rule: 'C2' } });
    expect(refused({ hands, open: [['RO'], ['RY', 'GB']] })).toEqual(malformed('setup.open'));
    expect(refused({ hands: [hands[0], ['YG']], open: [] })).toEqual(malformed('setup.hands'));
  });

  test('C3 the starter begins, and the turn goes round clockwise', () => {
    const position = cards.blank({ players: 3, options: {}, starter: 1 });
    position.deal(new FastChance(3));
    const turns = [1, 2, 3, 4].map(() => {
      const { turn } = position;
      position.play(position.legalMoves()[0]!, new FastChance(1));
      return turn;
    });
    expect(turns).toEqual([1, 2, 0, 1]);
  });
});

describe('a turn', () => {
  test('C4 a card is played from the hand, and equal cards are one choice', () => {
    const position = start([REST, REST_2, 'GV GV BV BV RY RY'], ['RO', 'RO', 'RG']);
    // Three kinds in hand, each with two orders of scoring.
    expect(position.legalMoves().map((move) => cards.makeNotation(position, move))).toEqual(words('OG GO OB BO OV VO'));
    expect(position.countMoves()).toBe(6);
    play(position, 'GO', 'RV');
    expect(cards.view(position, 0)).toMatchObject({ rack: words('RV OG OB OB OV OV'), open: [['OG'], ['RO'], ['RG']] });
  });

  test('C4 what is not in hand cannot be played', () => {
    const position = start([REST, REST_2], ['RO RO', 'RY RG']);
    const before = cards.view(position, 0);
    expect(refusal(position, { type: 'play', card: 'YG', first: 'Y' })).toEqual({
      code: 'not-held',
      piece: 'YG',
      rule: 'C4',
    });
    expect(refusal(position, { type: 'play', card: 'GO', first: 'O' })).toMatchObject({
      code: 'unknown-piece',
      rule: 'C4',
    });
    expect(refusal(position, { type: 'place' })).toMatchObject({ code: 'unknown-move', rule: 'C4' });
    expect(refusal(position, ['OG'])).toMatchObject({ code: 'malformed', rule: 'C4' });
    expect([-1, 0.5, 1000, NaN].some((move) => position.isLegal(move))).toBe(false);
    expect(cards.view(position, 0)).toEqual(before);
  });

  test('C5 everyone’s open cards count, one’s own earlier one included, the played one not', () => {
    // Yellow on the mover's YB and on RY: 2. Blue on YB alone: 1.
    const position = start(['YB RO RO RG RV OV', REST, 'YG YG YV YV GB GB'], ['YB', 'RY', 'GV']);
    expect(scores(play(position, 'YB', 'BV'))).toEqual([
      ['Y', 2, 2],
      ['B', 1, 1],
    ]);
    expect(position.allTracks()).toEqual([
      [0, 0, 2, 0, 1, 0],
      [0, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0],
    ]);
  });

  test('C5 with 2 players both of one’s own open cards count', () => {
    const position = start(['OB OB OB RG RV YV', REST_2], ['OY OG', 'OV RB']);
    // Orange on OY, OG and OV: 3; blue on RB: 1.
    expect(scores(play(position, 'OB', 'GV'))).toEqual([
      ['O', 3, 3],
      ['B', 1, 1],
    ]);
  });

  test('C5 the symbol chosen first is scored completely before the other', () => {
    const deal = (): CardsPosition =>
      start(['RB RO RO RG RV OV', REST, REST_2], ['RB', 'OY', 'GV'], [[0, 1, 1, 1, 3, 1]]);
    // Red leaves 0 first, so blue may step from 3 to 4.
    expect(scores(play(deal(), 'RB', 'BV'))).toEqual([
      ['R', 1, 1],
      ['B', 1, 4],
    ]);
    // Red is still at 0 when blue is scored.
    expect(scores(play(deal(), 'BR', 'BV'))).toEqual([
      ['B', 1, 3],
      ['R', 1, 1],
    ]);
  });

  test('C5 the first symbol must be one of the card’s', () => {
    const position = start([REST, REST_2], ['RO RO', 'RY RG']);
    expect(refusal(position, { type: 'play', card: 'OG', first: 'R' })).toEqual({
      code: 'symbol-not-on-piece',
      symbol: 'R',
      piece: 'OG',
      rule: 'C5',
    });
    expect(refusal(position, { type: 'play', card: 'OG' })).toMatchObject({ code: 'unknown-symbol', rule: 'C5' });
  });

  test('C5 what counted is named, and what a move would score is known before', () => {
    const position = start(['OB OB OB RG RV YV', REST_2], ['OY OG', 'OV RB']);
    const move = cards.parseNotation(position, 'BO');
    if (!move.ok) throw new Error(move.error.code);
    expect(cards.sources(position, move.value)).toEqual([
      [{ seat: 1, index: 1 }],
      [
        { seat: 0, index: 0 },
        { seat: 0, index: 1 },
        { seat: 1, index: 0 },
      ],
    ]);
    const after = new Uint8Array(6);
    position.tracksAfter(move.value, after);
    expect(Array.from(after)).toEqual([0, 3, 0, 0, 1, 0]);
    expect(position.tracksOf(0)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('C6 a marker enters 4–6 only while all six are at 1 or more', () => {
    const red = (tracks: number[]): unknown =>
      scores(play(start(['RV RV OG OG OB OB', REST_2], ['RO RY', 'RG RB'], [tracks]), 'RV', 'GB'))[0];
    expect(red([0, 0, 0, 0, 0, 0])).toEqual(['R', 4, 3]); // 0 + 4, stopped before 4
    expect(red([2, 1, 1, 0, 1, 1])).toEqual(['R', 4, 3]); // green is at 0
    expect(red([2, 1, 1, 1, 1, 1])).toEqual(['R', 4, 6]); // 2 + 4
    expect(red([0, 1, 1, 1, 1, 1])).toEqual(['R', 4, 4]); // its own first step fulfils the condition
  });

  test('C6 a marker enters 7–10 only while all six are at 4 or more', () => {
    const deal = (blue: number): CardsPosition =>
      start(['RV RO RO OG OG OB', REST, REST_2], ['RV', 'RV', 'OY'], [[2, 4, 4, 5, blue, 5]]);
    // Red 2 + 2; violet 5 + 2 must stop at 6, for blue is at 3.
    expect(scores(play(deal(3), 'RV', 'BV'))).toEqual([
      ['R', 2, 4],
      ['V', 2, 6],
    ]);
    // With blue at 4, red is the last to reach 4, and violet goes on to 7 ...
    expect(scores(play(deal(4), 'RV', 'BV'))[1]).toEqual(['V', 2, 7]);
    // ... but not if it is scored first.
    expect(scores(play(deal(4), 'VR', 'BV'))[0]).toEqual(['V', 2, 6]);
  });

  test('C7 the oldest open card of the mover is discarded after scoring', () => {
    const position = start([REST, REST_2, 'GV GV BV BV RY RY'], ['RO', 'RO', 'RG']);
    play(position, 'OG', 'RV');
    expect(cards.view(position, 2)).toMatchObject({ open: [['OG'], ['RO'], ['RG']], discard: { RO: 1 } });
    play(position, 'YB', 'RV');
    expect(cards.view(position, 2)).toMatchObject({ open: [['OG'], ['YB'], ['RG']], discard: { RO: 2 } });
  });
});

describe('bonus turns', () => {
  test('C8 a marker that reaches 10 earns another play after C7, before drawing', () => {
    const position = start(
      ['RY OY OB OB OV OV', 'YG YG YV YV BV BV', 'GB GB GV GV RV RV'],
      ['RO', 'RG', 'YB'],
      [[9, 6, 6, 6, 6, 6]],
    );
    // Red on RO and RG: 9 + 2 is 10.
    const events = play(position, 'RY');
    expect(types(events)).toEqual(['score', 'score', 'bonus']);
    expect(events[2]).toEqual({ type: 'bonus', seat: 0, symbol: 'R' });
    expect(cards.view(position, 0)).toMatchObject({ turn: 0, held: [5, 6, 6], open: [['RY'], ['RG'], ['YB']] });
    // RO is gone, so orange finds nothing; yellow is on RY and YB. Then both missing cards are drawn.
    expect(types(play(position, 'OY', 'RO RO'))).toEqual(['score', 'score', 'draw']);
    expect(position.tracksOf(0)).toEqual([10, 6, 9, 6, 6, 6]);
    expect(position.turn).toBe(1);
  });

  test('C8 two markers earn two bonus turns, named in the order scored, and only the first time', () => {
    const hand = 'RO RO RO OB OB OV';
    const position = start([hand, REST_2, 'GB GB GV GV RV RV'], ['RO', 'RG', 'OG'], [[9, 9, 6, 6, 6, 6]]);
    expect(play(position, 'OR').slice(2)).toEqual([
      { type: 'bonus', seat: 0, symbol: 'O' },
      { type: 'bonus', seat: 0, symbol: 'R' },
    ]);
    expect(position.due).toBe(1);
    // Both symbols score again, but stand at 10 already.
    expect(types(play(position, 'RO'))).toEqual(['score', 'score']);
    expect([position.turn, position.due]).toEqual([0, 0]);
    // OB and OV show weakest symbols, so the three missing cards are drawn at once.
    expect(types(play(position, 'RO', 'RY RY RB'))).toEqual(['score', 'score', 'draw']);
    expect(position.turn).toBe(1);
  });

  test('C8 a bonus turn is not optional', () => {
    const position = start(['RY OY OB OB OV OV', REST_2], ['RO RG', 'RB GV'], [[9, 6, 6, 6, 6, 6]]);
    play(position, 'RY');
    expect(refusal(position, { type: 'refill' })).toEqual({
      code: 'not-now',
      type: 'refill',
      legal: ['play'],
      rule: 'C9',
    });
    expect(position.countMoves()).toBe(6); // OY, OB, OV in two orders each
  });

  test('C8 bonus turns lapse when the hand is empty; C9 an empty hand is refilled without a question', () => {
    const deal = (): CardsPosition => {
      const position = start(['RO RO RB RY RG YG', 'GV GV OV OV YV YV'], ['BV BV', 'RO YG'], [[9, 9, 9, 9, 9, 6]]);
      // Five markers reach 10 (two, one and two), which makes six plays; none of them shows violet.
      for (const card of words('RO RB YG RO RY')) play(position, card);
      expect(position.tracksOf(0)).toEqual([10, 10, 10, 10, 10, 6]);
      return position;
    };
    const position = deal();
    expect(types(play(position, 'RG', 'OY OY OG OG OB OB'))).toEqual(['score', 'score', 'draw']);
    expect(position.turn).toBe(1);
    // One bonus turn more than there are cards.
    const rich = deal();
    rich.due++;
    play(rich, 'RG', 'OY OY OG OG OB OB');
    expect([rich.turn, rich.due]).toEqual([1, 0]);
  });
});

describe('refill or swap', () => {
  const WEAK_VIOLET = [1, 1, 1, 1, 1, 0];
  const swapper = (hand: string): CardsPosition => start([hand, REST_2], ['GB GB', 'GB OB'], [WEAK_VIOLET]);

  test('C9 a hand without weakest symbols leaves the choice', () => {
    const position = swapper('RO RG RY RB OY OG');
    expect(types(play(position, 'RO'))).toEqual(['score', 'score']);
    expect(cards.view(position, 1)).toMatchObject({ turn: 0, choosing: true });
    expect(position.legalMoves().map((move) => cards.makeMove(position, move))).toEqual([
      { type: 'refill' },
      { type: 'swap' },
    ]);
    expect(position.countMoves()).toBe(2);
    expect(refusal(position, { type: 'play', card: 'RG', first: 'R' })).toMatchObject({ code: 'not-now', rule: 'C9' });
    const after = new Uint8Array(6);
    position.tracksAfter(position.legalMoves()[1]!, after);
    expect(Array.from(after)).toEqual(position.tracksOf(0));
    expect(cards.sources(position, position.legalMoves()[1]!)).toEqual([]);
  });

  test('C9 whoever refills draws up to 6', () => {
    const position = swapper('RO RG RY RB OY OG');
    play(position, 'RO');
    expect(play(position, 'refill', 'BV')).toEqual([{ type: 'draw', seat: 0, pieces: ['BV'] }]);
    expect(cards.view(position, 0)).toMatchObject({ turn: 1, choosing: false, rack: words('RY RG RB OY OG BV') });
  });

  test('C9 whoever swaps shows the hand, discards all of it and draws 6', () => {
    const position = swapper('RO RG RY RB OY OG');
    play(position, 'RO');
    expect(play(position, 'swap', 'BV BV RV RV RV OV')).toEqual([
      { type: 'show', seat: 0, pieces: words('RY RG RB OY OG') },
      { type: 'draw', seat: 0, pieces: words('BV BV RV RV RV OV') },
    ]);
    expect(cards.view(position, 0)).toMatchObject({
      turn: 1,
      rack: words('RV RV RV OV BV BV'),
      discard: { RY: 1, RG: 1, RB: 1, OY: 1, OG: 1, GB: 1 },
    });
  });

  test('C9 the hand counts as it is after the play and before the refill', () => {
    // The only violet card is played; no violet lies open, so violet stays weakest.
    expect(types(play(swapper('RV RG RY RB OY OG'), 'RV'))).toEqual(['score', 'score']);
    // One violet card stays in hand: no choice.
    const position = swapper('RV RG RY RB OY OG');
    expect(refusal(position, { type: 'swap' })).toEqual({ code: 'swap-not-allowed', weakest: ['V'], rule: 'C9' });
    expect(types(play(position, 'RG', 'BV'))).toEqual(['score', 'score', 'draw']);
  });

  test('C9 one card with any of several weakest symbols forbids the swap', () => {
    // Red and violet are both weakest; RB shows one of them.
    const position = start(['OY OY OG OG OB RB', REST_2], ['GB GB', 'GB BV'], [[0, 1, 1, 1, 1, 0]]);
    expect(types(play(position, 'OY', 'RV'))).toEqual(['score', 'score', 'draw']);
  });
});

describe('the draw pile', () => {
  const HAND = 'RO RG RY RB OY OG';

  test('C10 taking the last card reshuffles at once, even if no further card is needed', () => {
    const position = start([HAND, REST_2], ['RV OV', 'GV BV']);
    leavePile(position, 'GB');
    expect(play(position, 'RO', 'GB').slice(2)).toEqual([
      { type: 'draw', seat: 0, pieces: ['GB'] },
      { type: 'reshuffle' },
    ]);
    // All but two hands of six and four open cards: 60 - 16. The card discarded just now is among them.
    const { bag, discard, unseen } = cards.view(position, 0);
    expect([bag, discard, unseen['RV']]).toEqual([44, {}, 4]);
  });

  test('C10 with a card left in the pile nothing is reshuffled', () => {
    const position = start([HAND, REST_2], ['RV OV', 'GV BV']);
    leavePile(position, 'GB GB');
    expect(types(play(position, 'RO', 'GB'))).toEqual(['score', 'score', 'draw']);
    expect(position.bagSize).toBe(1);
  });

  test('C10 a refill that the pile cannot fill goes on with the new pile', () => {
    const position = start(['RY OY OB OB OV OV', REST_2], ['RO RG', 'RB GV'], [[9, 6, 6, 6, 6, 6]]);
    leavePile(position, 'GB');
    // The bonus turn leaves four cards in hand: one is drawn from the old pile, one from the new.
    play(position, 'RY');
    expect(play(position, 'OY', 'GB RO').slice(2)).toEqual([
      { type: 'draw', seat: 0, pieces: ['GB'] },
      { type: 'reshuffle' },
      { type: 'draw', seat: 0, pieces: ['RO'] },
    ]);
  });

  test('C10 a swap goes on with the new pile, in which the old hand lies', () => {
    const position = start([HAND, REST_2], ['GB GB', 'GB OB'], [[1, 1, 1, 1, 1, 0]]);
    play(position, 'RO');
    leavePile(position, 'BV BV');
    // All four RG can be drawn, so the one of the old hand is among them.
    expect(play(position, 'swap', 'BV BV RG RG RG RG').slice(1)).toEqual([
      { type: 'draw', seat: 0, pieces: words('BV BV') },
      { type: 'reshuffle' },
      { type: 'draw', seat: 0, pieces: words('RG RG RG RG') },
    ]);
    const { held, bag, discard } = cards.view(position, 0);
    expect([held, bag, discard]).toEqual([[6, 6], 44, {}]); // 60 - 12 in hands - 4 open
  });
});

describe('end and ranking', () => {
  const deal = (): CardsPosition =>
    start(
      ['RV RO RO OG OG OB', REST_2, 'GB GB GB BV BV BV'],
      ['RG', 'RV', 'OY'],
      [
        [9, 7, 7, 7, 7, 6],
        [1, 2, 3, 3, 3, 3],
        [3, 1, 3, 3, 3, 3],
      ],
    );

  test('C11 all six at 7 or more ends the game after both symbols, without bonus turn or refill', () => {
    const position = deal();
    // Violet 6 + 1 would be enough; red is scored too and reaches 10.
    expect(play(position, 'VR')).toEqual([
      { type: 'score', seat: 0, symbol: 'V', points: 1, track: 7 },
      { type: 'score', seat: 0, symbol: 'R', points: 2, track: 10 },
      { type: 'bonus', seat: 0, symbol: 'R' },
      { type: 'end', reason: 'instant' },
    ]);
    expect(cards.view(position, null)).toMatchObject({ ended: 'instant', due: 0, held: [5, 6, 6] });
    expect([position.legalMoves(), position.countMoves()]).toEqual([[], 0]);
    expect(refusal(position, { type: 'play', card: 'RO', first: 'R' })).toEqual({ code: 'game-over', rule: 'C11' });
  });

  test('C11 the winner is first; the others are ranked by F4', () => {
    const position = deal();
    play(position, 'VR');
    // 1 2 3 3 3 3 ranks behind 1 3 3 3 3 3.
    expect(position.result()).toMatchObject({ ranks: [1, 3, 2], instant: 0, points: [7, 1, 1] });
  });

  test('C11 five at 7 are not enough', () => {
    const position = deal();
    position.tracks.set(ALL_AT_6);
    play(position, 'VR', 'RY');
    // Red 6 + 2 and violet 6 + 1 pass 7, the other four stay at 6.
    expect([position.ended, position.tracksOf(0)]).toEqual([null, [8, 6, 6, 6, 6, 7]]);
  });
});

describe('views and notation', () => {
  test('F8 a view holds the own hand, the open cards and what was discarded, and no other hand', () => {
    const position = start([REST, REST_2, 'GV GV BV BV RY RY'], ['RO', 'RO', 'RG']);
    play(position, 'OG', 'RV');
    const view = cards.view(position, 1);
    expect(view.rack).toEqual(words(REST_2));
    expect(view.open).toEqual([['OG'], ['RO'], ['RG']]);
    expect(view.discard).toEqual({ RO: 1 });
    // Four of each, less what lies open or discarded or is in the own hand.
    const unseen = 'RO2 RY4 RG3 RB4 RV4 OY4 OG3 OB4 OV4 YG2 YB2 YV2 GB4 GV4 BV4';
    expect(Object.entries(view.unseen).map((entry) => entry.join(''))).toEqual(words(unseen));
    expect(cards.view(position, null).rack).toEqual([]);
  });

  test('F8 a position made from a view scores as the real one and has the same discard pile', () => {
    const position = cards.blank({ players: 2, options: {}, starter: 0 });
    const chance = new FastChance(11);
    position.deal(chance);
    for (let ply = 0; ply < 20; ply++) position.play(position.randomMove(chance), chance);
    const view = cards.view(position, position.turn);
    const made = cards.resample(view, new FastChance(5));
    expect(cards.view(made, position.turn)).toEqual(view);
    expect(made.legalMoves()).toEqual(position.legalMoves());
    const [real, guessed] = [new Uint8Array(6), new Uint8Array(6)];
    for (const move of position.legalMoves()) {
      position.tracksAfter(move, real);
      made.tracksAfter(move, guessed);
      expect(guessed).toEqual(real);
    }
  });

  test('C5 notation names the symbols in the order in which they are scored', () => {
    const position = start([REST, REST_2], ['RO RO', 'RY RG']);
    const read = (text: string): unknown => {
      const move = cards.parseNotation(position, text);
      return move.ok ? cards.makeMove(position, move.value) : move.error.code;
    };
    expect(read('OB')).toEqual({ type: 'play', card: 'OB', first: 'O' });
    expect(read(' bo ')).toEqual({ type: 'play', card: 'OB', first: 'B' });
    expect(['RO', 'OX', 'Swap', 'OBG', ''].map(read)).toEqual([
      'not-held',
      'unknown-piece',
      'swap-not-allowed',
      'unknown-move',
      'unknown-move',
    ]);
  });
});

import { bySymbol, imagine, type SeenEvent, type Tracks } from '@sixfold/engine';
import { cards, type CardsPosition, type CardsView, type CardsMove } from '@sixfold/engine/cards';
import { describe, expect, test } from 'vitest';
import type { GamePly } from '../../face/face.ts';
import {
  DISCARD,
  discarded,
  drawnPlaces,
  explainedCards,
  foresee,
  lastMatches,
  newDraft,
  newsOf,
  othersOf,
  pin,
  playsOf,
  point,
  shownCard,
  wasReshuffled,
} from './cards.ts';

/** Seat 0 is to play with these cards in hand and these open, oldest first. */
function viewOf(hand: string[], open: string[][], tracks: number[] = []): CardsView {
  const config = { players: open.length, options: {}, starter: 0 };
  const own = bySymbol((symbol) => tracks[symbol] ?? 0);
  return {
    ...cards.view(cards.blank(config), 0),
    tracks: [own, ...open.slice(1).map((): Tracks => [0, 0, 0, 0, 0, 0])],
    rack: hand,
    held: open.map((_, seat) => (seat === 0 ? hand.length : 0)),
    open,
  };
}

const positionOf = (view: CardsView): CardsPosition => imagine(cards, view);

const sayPlays = (view: CardsView, card: string): string[] => {
  const position = positionOf(view);
  return playsOf(position, card).map((move) => cards.makeNotation(position, move));
};

const ply = (seat: number, move: CardsMove, events: SeenEvent[] = [], number = 0): GamePly<CardsMove> => ({
  ply: number,
  seat,
  move,
  events,
});
const score = (seat: number, symbol: 'R' | 'B', points: number): SeenEvent => ({
  type: 'score',
  seat,
  symbol,
  points,
  track: points,
});

describe('the draft', () => {
  test('what is pointed at is shown before what waits', () => {
    const waiting = pin(newDraft(3), 1);
    expect(shownCard(newDraft(3))).toBeNull();
    expect(shownCard(waiting)).toBe(1);
    expect(shownCard(point(waiting, 4))).toBe(4);
    expect(shownCard(point(point(waiting, 4), null))).toBe(1);
  });

  test('another card begins with its better order', () => {
    const second = { ...pin(newDraft(3), 1), way: 1 };
    expect(point(second, 1).way).toBe(1);
    expect(point(second, 2).way).toBe(0);
    expect(pin(second, 2).way).toBe(0);
  });
});

describe('the order of the two symbols', () => {
  test('is no question where both orders give the same', () => {
    expect(
      sayPlays(
        viewOf(
          ['RB'],
          [
            ['RG', 'BV'],
            ['RO', 'OY'],
          ],
        ),
        'RB',
      ),
    ).toEqual(['RB']);
  });

  test('is the better one where one opens a gate for the other', () => {
    // Red stands at 3 before the closed gate; blue is the last colour at 0, so blue first opens it.
    const view = viewOf(
      ['RB'],
      [
        ['RG', 'BV'],
        ['RO', 'OY'],
      ],
      [3, 1, 1, 1, 0, 1],
    );
    expect(sayPlays(view, 'RB')).toEqual(['BR']);
  });

  test('is asked for where each order is better for one colour', () => {
    // All four open cards are red and blue, both at 0: whichever is first stops at 3, the other goes on to 4.
    const view = viewOf(
      ['RB'],
      [
        ['RB', 'RB'],
        ['RB', 'RB'],
      ],
      [0, 1, 1, 1, 0, 1],
    );
    expect(sayPlays(view, 'RB')).toEqual(['RB', 'BR']);
  });
});

describe('what a play would bring', () => {
  const view = viewOf(
    ['RB', 'OV'],
    [
      ['RG', 'BV'],
      ['RB', 'OY'],
    ],
    [2, 1, 1, 1, 0, 1],
  );
  const position = positionOf(view);

  test('gains by symbol, with steps that are lost', () => {
    // Blue first: 0 + 2 = 2, which opens 4–6; red: 2 + 2 = 4.
    const outlook = foresee(position, playsOf(position, 'RB')[0]!);
    expect(outlook.gains).toEqual([2, 0, 0, 0, 2, 0]);
    const redFirst = cards.parseNotation(position, 'RB');
    expect(redFirst.ok && foresee(position, redFirst.value).scores[0]).toEqual({
      symbol: 'R',
      points: 2,
      gain: 1,
      lost: 1,
    });
  });

  test('each open card that counts, by the symbols for which it does', () => {
    const { lit } = foresee(position, playsOf(position, 'RB')[0]!);
    expect(Object.fromEntries(lit)).toEqual({ '0/0': 'R', '0/1': 'B', '1/0': 'BR' });
  });

  test('bonus turns and the win', () => {
    const near = positionOf(
      viewOf(
        ['RB'],
        [
          ['RG', 'BV'],
          ['RO', 'OY'],
        ],
        [9, 7, 7, 7, 6, 7],
      ),
    );
    expect(foresee(near, playsOf(near, 'RB')[0]!)).toMatchObject({ bonus: ['R'], wins: true });
  });
});

describe('what has happened', () => {
  const view = viewOf([], [['RG'], ['RB'], ['BV']]);
  const play: CardsMove = { type: 'play', card: 'RB', first: 'R' };

  test('what counted is shown where it lies now', () => {
    const sources = [
      { seat: 0, index: 0 },
      { seat: 1, index: 0 },
      { seat: 1, index: 1 },
    ];
    expect([...explainedCards(sources, ply(1, play)).keys()]).toEqual(['0/0', DISCARD, '1/0']);
    expect(explainedCards(sources, undefined).size).toBe(0);
  });

  test('a card that somebody has just played lights its matches, and the one that is gone', () => {
    // Red: seat 0 only. Blue: seat 2, and one more that must have been the player's own.
    const fresh = [ply(1, play, [score(1, 'R', 1), score(1, 'B', 2)])];
    expect(Object.fromEntries(lastMatches(view, fresh, 0))).toEqual({ '0/0': 'R', '2/0': 'B', [DISCARD]: 'B' });
    expect(lastMatches(view, fresh, 1).size).toBe(0);
    expect(lastMatches(view, [...fresh, ply(1, { type: 'refill' })], 0).size).toBe(0);
  });

  test('a seat’s turn in one record, bonus turns and swap included', () => {
    const fresh = [
      ply(1, play, [score(1, 'R', 2), score(1, 'B', 0), { type: 'bonus', seat: 1, symbol: 'R' }], 4),
      ply(1, play, [score(1, 'R', 1)], 5),
      ply(1, { type: 'swap' }, [{ type: 'show', seat: 1, pieces: ['OV'] }, { type: 'reshuffle' }], 6),
    ];
    expect(newsOf(fresh, 0)).toBeNull();
    const news = newsOf(fresh, 1);
    expect(news).toMatchObject({ ply: 5, hasBonus: true, shown: ['OV'] });
    expect(news?.scores.map(({ points }) => points)).toEqual([2, 1]);
    expect(wasReshuffled(fresh)).toBe(true);
    expect(wasReshuffled(fresh.slice(0, 2))).toBe(false);
  });

  test('cards that were drawn are found in the hand, each once, and nobody else’s', () => {
    const draw = (seat: number, pieces: string[] | number): GamePly<CardsMove> =>
      ply(seat, play, [{ type: 'draw', seat, pieces }]);
    const hand = ['RO', 'RO', 'RO', 'BV'];
    expect([...drawnPlaces(hand, [draw(0, ['RO', 'RO'])], 0)]).toEqual([2, 1]);
    expect(drawnPlaces(hand, [draw(1, 1), draw(0, [])], 0).size).toBe(0);
  });
});

test('the others sit clockwise, and the discard pile is counted', () => {
  const view = viewOf([], [['RG'], ['RB'], ['BV']]);
  expect(othersOf(view, 1)).toEqual([2, 0]);
  expect(discarded({ ...view, discard: { RO: 2, BV: 1 } })).toBe(3);
});

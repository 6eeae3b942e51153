import type { SeenEvent } from '@sixfold/engine';
import { cards, type CardsMove } from '@sixfold/engine/cards';
import { describe, expect, test } from 'vitest';
import type { GamePly } from '../../face/face.ts';
import { de, en } from '../all-messages.fixture.ts';
import type { Outlook } from './cards.ts';
import { sayOutlook, words } from './words.ts';

const NAMES = ['Anna', 'Ben'];
const position = cards.blank({ players: 2, options: {}, starter: 0 });
const ply = (move: CardsMove): GamePly<CardsMove> => ({ ply: 0, seat: 1, move, events: [] });
const play: CardsMove = { type: 'play', card: 'RB', first: 'B' };

describe('words', () => {
  test('a card is named in the order in which it is scored', () => {
    expect(words.sayPly(ply(play), NAMES, de)).toBe('Ben: Blau-Rot');
    expect(words.sayPly(ply({ ...play, first: 'R' }), NAMES, en)).toBe('Ben: red-blue');
    expect(words.sayHint(ply(play).move, position, en)).toBe('blue-red');
  });

  test('the end of a turn', () => {
    expect(words.sayPly(ply({ type: 'refill' }), NAMES, en)).toBe('Ben: cards kept and refilled');
    expect(words.sayPly(ply({ type: 'swap' }), NAMES, de)).toBe('Ben: alle Karten getauscht');
    expect(words.sayHint({ type: 'swap' }, position, en)).toBe('Swap all');
    expect(words.sayHint({ type: 'refill' }, position, de)).toBe('Behalten');
  });

  test('events', () => {
    const say = (event: SeenEvent): string => words.sayEvent(event, NAMES, en);
    expect(say({ type: 'score', seat: 1, symbol: 'B', points: 2, track: 5 })).toBe('blue +2, now 5');
    expect(say({ type: 'score', seat: 1, symbol: 'B', points: 0, track: 5 })).toBe('');
    expect(say({ type: 'bonus', seat: 1, symbol: 'B' })).toBe('bonus turn for blue');
    expect(say({ type: 'show', seat: 1, pieces: ['RO', 'GV'] })).toBe('shown: red-orange; green-violet');
    expect(say({ type: 'draw', seat: 1, pieces: 1 })).toBe('1 card drawn');
    expect(say({ type: 'draw', seat: 1, pieces: ['RO', 'GV'] })).toBe('drawn: red-orange; green-violet');
    expect(say({ type: 'draw', seat: 1, pieces: 0 })).toBe('');
    expect(say({ type: 'reshuffle' })).toContain('shuffled');
    expect(say({ type: 'end', reason: 'instant' })).toContain('at 7 or more');
  });

  test('what a play would bring, with what is lost', () => {
    const outlook: Outlook = {
      move: 0,
      card: 'RB',
      scores: [
        { symbol: 'R', points: 3, gain: 1, lost: 2 },
        { symbol: 'B', points: 0, gain: 0, lost: 0 },
      ],
      gains: [1, 0, 0, 0, 0, 0],
      bonus: ['R'],
      wins: true,
      lit: new Map(),
    };
    expect(sayOutlook(outlook, en)).toBe('red +1, red: 2 lost. Bonus turn! That wins the game!');
    expect(sayOutlook({ ...outlook, scores: [], bonus: [], wins: false }, de)).toBe('Keine Punkte.');
  });
});

import { ScriptedChance } from '@sixfold/engine';
import { parsePiece, REFILL, SWAP } from '@sixfold/engine/family';
import { cards, type CardsPosition } from '@sixfold/engine/cards';
import { describe, expect, test } from 'vitest';
import { scoringReasons } from './reasons.ts';

/** Two players; RO RG RV OY lie open: three red symbols, two orange ones, one of green, violet and yellow each. */
function table(own: readonly number[], rival: readonly number[] = [3, 3, 3, 3, 3, 3]): CardsPosition {
  const position = cards.blank({ players: 2, options: {}, starter: 0 });
  const pieces = 'RO RY OB YG YB GB YV YV YV GV GV GV RO RG RV OY';
  position.deal(new ScriptedChance(pieces.split(' ').map(parsePiece)));
  position.tracks.set([...own, ...rival]);
  return position;
}

/** What speaks for a play, named by its symbols in the order in which they score. */
function reasonsFor(position: CardsPosition, play: string) {
  const move = position.legalMoves().find((legal) => cards.makeNotation(position, legal) === play)!;
  return scoringReasons(cards, position, move);
}

describe('a card', () => {
  test('that helps a weakest symbol', () => {
    expect(reasonsFor(table([4, 5, 4, 5, 5, 6]), 'OB')).toEqual([]);
    expect(reasonsFor(table([5, 4, 5, 5, 5, 6]), 'OB')).toEqual([{ code: 'weakest', symbol: 'O', points: 2 }]);
  });

  test('that brings many points', () => {
    // Three red and two orange ones.
    expect(reasonsFor(table([3, 3, 2, 3, 2, 2]), 'RO')).toEqual([{ code: 'points', points: 5 }]);
    expect(reasonsFor(table([3, 3, 2, 3, 2, 2]), 'RY')).toEqual([{ code: 'weakest', symbol: 'Y', points: 1 }]);
  });

  test('C8 that brings a marker to the top earns a bonus turn', () => {
    expect(reasonsFor(table([8, 7, 7, 7, 6, 6]), 'RY')).toEqual([{ code: 'bonus', symbol: 'R' }]);
  });

  test('C11 that brings all six markers to seven wins', () => {
    const [first] = reasonsFor(table([7, 5, 7, 7, 7, 7]), 'RO');
    expect(first).toEqual({ code: 'wins' });
  });

  test('C6 that is held up by a gate gains nothing', () => {
    const position = table([3, 3, 0, 3, 3, 3]);
    expect(reasonsFor(position, 'RO')).toEqual([]);
  });
});

test('C9 the choice at the end of a turn is about the cards', () => {
  const position = table([1, 1, 1, 1, 1, 1]);
  position.choosing = true;
  expect(scoringReasons(cards, position, REFILL)).toEqual([{ code: 'good-pieces' }]);
  expect(scoringReasons(cards, position, SWAP)).toEqual([{ code: 'fresh-pieces' }]);
});

import { FastChance } from '@sixfold/engine';
import { REFILL, SWAP } from '@sixfold/engine/family';
import { cards, kindOf, type CardsPosition } from '@sixfold/engine/cards';
import { describe, expect, test } from 'vitest';
import { parseNetwork } from '../../family/network.ts';
import { adviceOf } from './advice.ts';
import { cardsPositions, dealt } from './cards.fixture.ts';
import { CardsJudge, WON } from './evaluate.ts';
import { giveWay } from './standstill.ts';
import forTwo from './weights-2.json' with { type: 'json' };
import forThree from './weights-3.json' with { type: 'json' };
import forFour from './weights-4.json' with { type: 'json' };

const judgeOf = (players: 2 | 3 | 4): CardsJudge =>
  new CardsJudge(players, parseNetwork({ 2: forTwo, 3: forThree, 4: forFour }[players]));

const name = (position: CardsPosition, move: number): string => cards.makeNotation(position, move);
const play = (position: CardsPosition, text: string): number =>
  position.legalMoves().find((move) => name(position, move) === text)!;

const RIVAL = ['OV OV YV YV GV GV', [6, 6, 6, 6, 6, 6]] as const;

/** Two players; the first with this hand and these tracks. */
const table = (hand: string, open: string, tracks: number[]): CardsPosition =>
  dealt([hand, RIVAL[0]], open, [tracks, [...RIVAL[1]]]);

describe.each([2, 3, 4] as const)('with %i players the judge', (players) => {
  const judge = judgeOf(players);
  const positions = cardsPositions(players, players);

  test('picks the move that it values most', () => {
    for (const position of positions) {
      const best = judge.best(position);
      const { value } = judge;
      judge.lookAt(position);
      const values = position.legalMoves().map((move) => judge.worth(position, move));
      expect(value).toBe(Math.max(...values));
      expect(position.isLegal(best)).toBe(true);
    }
  });

  test('looks at one of two orders only where both score the same', () => {
    for (const position of positions) {
      const different = judge.differentMoves(position);
      const scores = (moves: readonly number[]): Set<string> =>
        new Set(
          moves.map((move) => {
            const after = new Uint8Array(6);
            position.tracksAfter(move, after);
            return `${kindOf(move)} ${after.join(' ')}`;
          }),
        );
      expect(scores(different)).toEqual(scores(position.legalMoves()));
      expect(different).toHaveLength(scores(different).size);
    }
  });

  test('chooses only among the moves that it is given', () => {
    for (const position of positions) {
      const few = position.legalMoves().slice(-2);
      expect(few).toContain(judge.best(position, few));
    }
  });

  test('tells whether a turn ends, as the engine does', () => {
    for (const position of positions) {
      const { turn } = position;
      for (const move of position.legalMoves()) {
        const after = position.clone();
        after.play(move, new FastChance(1));
        const goesOn = after.ended !== null || after.turn === turn;
        expect(judge.endsTurn(position, move)).toBe(!goesOn);
      }
    }
  });
});

describe('worth', () => {
  const judge = judgeOf(2);
  const worth = (position: CardsPosition, move: number): number => {
    judge.lookAt(position);
    return judge.worth(position, move);
  };

  test('C11 of a move that wins is beyond all others', () => {
    const position = table('OY OG OB YG YB RV', 'RO YG RY GB', [6, 7, 7, 7, 7, 7]);
    expect(worth(position, play(position, 'RV'))).toBe(WON);
    const share = worth(position, play(position, 'OY'));
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThanOrEqual(1);
    expect(WON).toBeGreaterThan(1);
  });

  test('C8 of a bonus turn that wins, too', () => {
    const position = table('RO RY YV YB YB YB', 'RG OG OV BV', [6, 8, 7, 7, 7, 6]);
    expect(worth(position, play(position, 'RO'))).toBe(WON);
  });

  test('C9 of the better choice, where one may refill or swap', () => {
    // Violet is weakest and no card on hand shows it.
    const position = table('RO RY RG RB OY OG', 'BV BV GB GB', [4, 4, 4, 4, 4, 1]);
    const move = play(position, 'RO');
    const after = position.clone();
    after.play(move, new FastChance(1));
    expect(after.choosing).toBe(true);
    expect(judge.endsTurn(position, move)).toBe(false);
    judge.lookAt(after);
    const choices = [REFILL, SWAP].map((choice) => judge.worth(after, choice));
    expect(worth(position, move)).toBeCloseTo(Math.max(...choices), 4);
  });
});

describe('a standstill', () => {
  const position = (ply: number): CardsPosition => {
    const start = table('RO RY RG RB RV OY', 'BV BV GB GB', [5, 5, 5, 5, 5, 2]);
    start.ply = ply;
    return start;
  };
  const given = (ply: number): (number | null)[] =>
    Array.from({ length: 200 }, (_, seed) => giveWay(position(ply), new FastChance(seed)));

  test('is nothing to think of in the first forty moves of each player', () => {
    expect(new Set(given(79))).toEqual(new Set([null]));
  });

  test('ends because one move in four gives way, with a card that shows a weakest symbol', () => {
    const moves = given(80).filter((move) => move !== null);
    expect(Math.abs(moves.length - 50)).toBeLessThan(25);
    for (const move of moves) expect(name(position(80), move)).toMatch(/RV|VR/);
  });

  test('is broken by any card if none shows a weakest symbol', () => {
    const start = table('RO RY RG RB OY OG', 'BV BV GB GB', [5, 5, 5, 5, 5, 2]);
    start.ply = 100;
    const moves = Array.from({ length: 60 }, (_, seed) => giveWay(start, new FastChance(seed)));
    for (const move of moves.filter((chosen) => chosen !== null)) expect(start.isLegal(move)).toBe(true);
    expect(new Set(moves).size).toBeGreaterThan(3);
  });

  test('is no matter of refilling or swapping', () => {
    const start = position(100);
    start.choosing = true;
    for (let seed = 0; seed < 20; seed++) expect(giveWay(start, new FastChance(seed))).toBeNull();
  });
});

describe('advice', () => {
  function reasonsFor(position: CardsPosition, text: string) {
    const [advice] = adviceOf(position, [play(position, text)], () => 0.5);
    return advice!.reasons;
  }

  test('a card that lies open for the own next turn prepares a weakest symbol that is still on hand', () => {
    const position = table('RV YV OY OY OY OY', 'BV BV OG OG', [5, 5, 5, 5, 5, 5].with(5, 2));
    expect(reasonsFor(position, 'RV')).toContainEqual({ code: 'prepares', symbol: 'V', points: 1 });
    const last = table('RV RY OY OY OY OY', 'BV BV OG OG', [5, 5, 5, 5, 5, 5].with(5, 2));
    expect(reasonsFor(last, 'RV').map(({ code }) => code)).not.toContain('prepares');
  });

  test('C7 the oldest card goes, and with it a weakest symbol of the rival', () => {
    const position = dealt(['RO RY RG OY OG YG', 'OV OV YV YV GV GV'], 'BV RO OG OG', [
      [5, 5, 5, 5, 5, 2],
      [6, 6, 6, 6, 1, 6],
    ]);
    expect(reasonsFor(position, 'RO')).toContainEqual({ code: 'blocks', seat: 1, symbol: 'B', points: 1 });
  });

  test('what is replaced by the same symbol is not blocked', () => {
    const position = dealt(['RB RY RG OY OG YG', 'OV OV YV YV GV GV'], 'BV RO OG OG', [
      [5, 5, 5, 5, 5, 2],
      [6, 6, 6, 6, 1, 6],
    ]);
    expect(reasonsFor(position, 'RB').map(({ code }) => code)).not.toContain('blocks');
  });

  test('comes best first, of five moves at most', () => {
    const [position] = cardsPositions(2, 5);
    const moves = position!.legalMoves();
    const advice = adviceOf(position!, moves, (index) => ((index * 7) % moves.length) / moves.length);
    expect(advice).toHaveLength(5);
    const outlooks = advice.map(({ outlook }) => outlook);
    expect(outlooks).toEqual(outlooks.toSorted((a, b) => b - a));
  });
});

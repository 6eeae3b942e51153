import { describe, expect, test } from 'vitest';
import { ScriptedChance } from '../../contract/chance.ts';
import type { GameEvent } from '../../contract/events.ts';
import { startGame } from '../../contract/game.ts';
import { preview } from '../../contract/preview.ts';
import { makeSymbol, parseSymbol } from '../../contract/symbols.ts';
import { dice, type DicePosition } from './index.ts';
import { parseSetup } from './setup.ts';

const NO_LUCK = new ScriptedChance([]);
const script = (letters: string): ScriptedChance => new ScriptedChance([...letters].map(parseSymbol));
const config = (players: number, startRule = 'rolled', starter = 0) => ({ players, options: { startRule }, starter });

/** A game in which seat 0 starts, facing the other seats' dice. */
const facing = (players: number, others: string): DicePosition => startGame(dice, config(players), script(others));

function roll(position: DicePosition, letters: string): void {
  position.play(0, script(letters));
}

/** Plays a move given by its notation; luck must not be needed. */
function play(position: DicePosition, notation: string): GameEvent[] {
  const move = dice.parseNotation(position, notation);
  if (!move.ok) throw new Error(JSON.stringify(move.error));
  const events: GameEvent[] = [];
  position.play(move.value, NO_LUCK, events);
  return events;
}

/** Seat 0's tracks after rolling `own` against `others` and then scoring. */
function tracksAfter(before: number[], others: string, own: string, notation = 'score'): number[] {
  const position = facing((others.length + own.length) / own.length, others);
  position.tracks.set(before);
  roll(position, own);
  play(position, notation);
  return position.tracksOf(0);
}

const errorOf = (parsed: { ok: boolean; error?: unknown }): unknown => (parsed.ok ? null : parsed.error);

describe('dice', () => {
  test.each([
    [2, 4],
    [3, 3],
    [4, 2],
  ])('D1 with %i players everyone has %i dice', (players, count) => {
    const position = facing(players, 'R'.repeat((players - 1) * count));
    roll(position, 'V'.repeat(count));
    expect(position.diceOf(0)).toHaveLength(count);
    expect(position.diceOf(players - 1)).toHaveLength(count);
  });

  test('D2 everyone but the starter rolls first, in seat order', () => {
    const position = startGame(dice, config(3, 'rolled', 1), script('GGVROY'));
    expect(position.turn).toBe(1);
    expect(dice.makeSetup(position)).toEqual({ dice: [['G', 'G', 'V'], null, ['R', 'O', 'Y']] });
  });

  test('D2 with the blank start nobody rolls first, and dice count once their owner has had a turn', () => {
    const position = startGame(dice, config(3, 'blank', 2), NO_LUCK);
    expect(dice.makeSetup(position)).toEqual({ dice: [null, null, null] });
    roll(position, 'RRG');
    expect(play(position, 'score')).toEqual([]);
    roll(position, 'RGV');
    play(position, 'score');
    roll(position, 'RRG');
    play(position, 'score');
    // Seat 0 meets RRG: red 2, green 1. Seat 1 meets RRG and RGV: red 2 × 3 = 6 of which 3 fit, green 1 × 2.
    expect(position.allTracks()).toEqual([
      [2, 0, 0, 1, 0, 0],
      [3, 0, 0, 2, 0, 0],
      [0, 0, 0, 0, 0, 0],
    ]);
  });

  test('D2 a setup must hold dice for exactly the seats that roll first', () => {
    const right = [['G', 'V', 'R', 'O'], null];
    expect(parseSetup(config(2, 'rolled', 1), { dice: right })).toEqual({ ok: true, value: [3, 5, 0, 1] });
    expect(parseSetup(config(2, 'blank', 1), { dice: [null, null] })).toEqual({ ok: true, value: [] });
    const error = { code: 'malformed', what: 'setup.dice', rule: 'D2' };
    const wrong = [null, {}, { dice: [null] }, { dice: [null, null] }, { dice: [right[0], right[0]] }];
    for (const setup of [...wrong, { dice: [['G', 'V', 'R'], null] }, { dice: [['G', 'V', 'R', 'X'], null] }]) {
      expect(errorOf(parseSetup(config(2, 'rolled', 1), setup))).toEqual(error);
    }
    expect(errorOf(parseSetup(config(2, 'rolled', 0), { dice: right }))).toEqual(error);
    expect(errorOf(parseSetup(config(2, 'blank', 1), { dice: right }))).toEqual(error);
  });

  test('D3 a turn is one to three rolls of all dice, then a score', () => {
    const position = facing(2, 'RRRR');
    expect(position.legalMoves()).toEqual([0]);
    expect(errorOf(dice.parseMove(position, { type: 'score', jokers: {} }))).toEqual({
      code: 'not-now',
      type: 'score',
      legal: ['roll'],
      rule: 'D3',
    });
    for (const letters of ['ROYG', 'OYGB', 'VBGY']) {
      const events: GameEvent[] = [];
      position.play(0, script(letters), events);
      expect(events).toEqual([{ type: 'roll', seat: 0, pieces: [...letters] }]);
      expect(position.diceOf(0)!.map(makeSymbol)).toEqual([...letters]);
      expect(position.turn).toBe(0);
      expect(position.legalMoves()).toEqual(letters === 'VBGY' ? [1] : [0, 1]);
    }
    expect(errorOf(dice.parseMove(position, { type: 'roll' }))).toMatchObject({ code: 'not-now', legal: ['score'] });
    play(position, 'score');
    expect(position.turn).toBe(1);
    expect(position.legalMoves()).toEqual([0]);
  });

  test('D4 each die scores one cross for every equal die of the others', () => {
    const position = facing(3, 'BBYBRO');
    roll(position, 'YBR');
    // Yellow meets one die, blue three, red one.
    expect(play(position, 'score')).toEqual([
      { type: 'score', seat: 0, symbol: 'R', points: 1, track: 1 },
      { type: 'score', seat: 0, symbol: 'Y', points: 1, track: 1 },
      { type: 'score', seat: 0, symbol: 'B', points: 3, track: 3 },
    ]);
  });

  test('D4 equal dice score each on their own, and never each other', () => {
    // Two blue dice meet two: 2 × 2 = 4 on offer; the two violet ones meet none.
    const position = facing(2, 'BBRR');
    roll(position, 'BVBV');
    expect(play(position, 'score')).toEqual([{ type: 'score', seat: 0, symbol: 'B', points: 4, track: 3 }]);
  });

  test.each([
    ['ROOY', 1],
    ['OOOR', 2],
    ['OOOO', 3],
  ])('D5 the group in %s is a joker for %i crosses and is not scored besides', (own, crosses) => {
    expect(tracksAfter([], 'OOOO', own, 'score O=V')).toEqual([0, 0, 0, 0, 0, crosses]);
  });

  test('D5 a joker may be for the symbol that its own dice show', () => {
    // Scored, the two green dice would find no match.
    expect(tracksAfter([], 'RRRR', 'GGOY', 'score G=G')).toEqual([0, 0, 0, 1, 0, 0]);
  });

  test('D5 two groups are two jokers, each scored or used for any symbol', () => {
    expect(tracksAfter([], 'RVVV', 'YRRY', 'score R=B Y=G')).toEqual([0, 0, 0, 1, 1, 0]);
    expect(tracksAfter([], 'RVVV', 'YRRY', 'score Y=G')).toEqual([2, 0, 0, 1, 0, 0]);
    // A joker adds to what is scored: two red matches and one cross more.
    expect(tracksAfter([], 'RVVV', 'YRRY', 'score Y=R')).toEqual([3, 0, 0, 0, 0, 0]);
  });

  test.each([
    ['ROYG', 1],
    ['RROY', 7],
    ['RRRR', 7],
    ['YRYR', 49],
  ])('D5 %s can be scored in %i ways', (own, ways) => {
    const position = facing(2, 'GGGG');
    roll(position, own);
    expect(position.countMoves()).toBe(ways + 1);
    const words = position.legalMoves().map((move) => dice.makeNotation(position, move));
    expect(new Set(words).size).toBe(ways + 1);
    expect(position.isLegal(ways)).toBe(true);
    expect(position.isLegal(ways + 1)).toBe(false);
  });

  test('D5 the first group in canonical order is the lowest digit of a score', () => {
    const position = facing(2, 'GGGG');
    roll(position, 'YRYR');
    // 1 + (4 + 1) + 7 × (3 + 1): red for blue, yellow for green.
    expect(dice.makeMove(position, 34)).toEqual({ type: 'score', jokers: { R: 'B', Y: 'G' } });
    expect(dice.parseNotation(position, ' Score y=g  R=b ')).toEqual({ ok: true, value: 34 });
  });

  test('D6 box 4 is barred while a row is empty', () => {
    // 2 × 2 green and 1 × 2 yellow on offer; with blue at 0 only three green and one yellow are crossed.
    expect(tracksAfter([1, 1, 2, 0, 0, 1], 'GGYY', 'GGYR')).toEqual([1, 1, 3, 3, 0, 1]);
    expect(tracksAfter([1, 1, 2, 0, 1, 1], 'GGYY', 'GGYR')).toEqual([1, 1, 4, 4, 1, 1]);
  });

  test('D6 box 7 is barred while a row is below 4', () => {
    expect(tracksAfter([6, 3, 4, 4, 4, 4], 'RVVV', 'ROYG')).toEqual([6, 3, 4, 4, 4, 4]);
    expect(tracksAfter([6, 4, 4, 4, 4, 4], 'RVVV', 'ROYG')).toEqual([7, 4, 4, 4, 4, 4]);
  });

  test('D6 crosses that open an area come first, whatever the order of the rows', () => {
    // 1 green and 2 × 3 = 6 yellow: yellow 2 to 6, green to 4 opens box 7, yellow 7; the sixth is lost.
    expect(tracksAfter([4, 4, 2, 3, 4, 4], 'YYYGRR', 'YGY')).toEqual([4, 4, 7, 4, 4, 4]);
    // The joker's cross in blue opens box 4 for red.
    expect(tracksAfter([3, 1, 1, 1, 0, 1], 'RGGG', 'RVVO', 'score V=B')).toEqual([4, 1, 1, 1, 1, 1]);
  });

  test('D6 two empty rows open box 4 for each other', () => {
    // 1 × 4 red and 2 × 2 orange: red to 3, orange to 3, and with no row empty both to 4.
    expect(tracksAfter([0, 0, 3, 3, 3, 3], 'ROORRR', 'ROO')).toEqual([4, 4, 3, 3, 3, 3]);
    // With orange still empty violet stops at 3, of 3 × 6 = 18 on offer.
    expect(tracksAfter([3, 0, 3, 3, 3, 0], 'VVVVVV', 'VVV')).toEqual([3, 0, 3, 3, 3, 3]);
  });

  test('D7 the game ends at once when all 42 boxes are crossed', () => {
    const position = facing(3, 'VRRYYY');
    position.tracks.set([7, 7, 7, 7, 7, 6, 7, 7, 7, 7, 7, 6, 5, 3, 7, 7, 7, 7]);
    roll(position, 'VGB');
    expect(play(position, 'score')).toEqual([
      { type: 'score', seat: 0, symbol: 'V', points: 1, track: 7 },
      { type: 'end', reason: 'instant' },
    ]);
    expect(position.legalMoves()).toEqual([]);
    expect(errorOf(dice.parseMove(position, { type: 'roll' }))).toEqual({ code: 'game-over', rule: 'D7' });
    expect(position.result()).toMatchObject({ instant: 0, ranks: [1, 2, 3] });
  });

  test('D12 the winner gets 7 points, the others their shortest row', () => {
    const position = facing(2, 'VRRY');
    position.tracks.set([7, 7, 7, 7, 7, 6, 5, 2, 7, 7, 7, 3]);
    roll(position, 'VGBO');
    play(position, 'score');
    expect(position.result().points).toEqual([7, 2]);
  });
});

describe('moves at the border', () => {
  const rolled = (): DicePosition => {
    const position = facing(2, 'RRBG');
    roll(position, 'RRYG');
    return position;
  };

  test.each([
    [null, { code: 'malformed', what: 'move', rule: 'D3' }],
    [{ type: 'swap' }, { code: 'unknown-move', type: 'swap', rule: 'D3' }],
    [{ type: 'score' }, { code: 'malformed', what: 'jokers', rule: 'D5' }],
    [
      { type: 'score', jokers: { X: 'B' } },
      { code: 'unknown-symbol', symbol: 'X', rule: 'D5' },
    ],
    [
      { type: 'score', jokers: { R: 'blue' } },
      { code: 'unknown-symbol', symbol: 'blue', rule: 'D5' },
    ],
    [
      { type: 'score', jokers: { R: undefined } },
      { code: 'unknown-symbol', symbol: 'undefined', rule: 'D5' },
    ],
    [
      { type: 'score', jokers: { Y: 'B' } },
      { code: 'no-such-group', symbol: 'Y', rule: 'D5' },
    ],
    [
      { type: 'score', jokers: { R: 'B', V: 'B' } },
      { code: 'no-such-group', symbol: 'V', rule: 'D5' },
    ],
  ])('%j is refused with the reason', (input, error) => {
    const position = rolled();
    expect(errorOf(dice.parseMove(position, input))).toEqual(error);
    expect(position).toEqual(rolled());
  });

  test.each(['roll R=B', 'score R', 'score R=B R=G', 'score R=B=G', 'score RB'])('%s is no notation', (text) => {
    expect(errorOf(dice.parseNotation(rolled(), text))).toEqual({ code: 'malformed', what: 'notation', rule: 'D5' });
  });

  test('a word that is no move is refused as one', () => {
    expect(errorOf(dice.parseNotation(rolled(), 'swap'))).toMatchObject({ code: 'unknown-move' });
    expect(errorOf(dice.parseNotation(rolled(), ''))).toMatchObject({ code: 'unknown-move' });
  });

  test('a preview names the matching dice of the others and the dice of a joker', () => {
    const position = rolled();
    expect(preview(dice, position, 1).scores).toEqual([
      {
        symbol: 'R',
        points: 4,
        track: 3,
        from: [
          { seat: 1, index: 0 },
          { seat: 1, index: 1 },
        ],
      },
      { symbol: 'G', points: 1, track: 1, from: [{ seat: 1, index: 3 }] },
    ]);
    // Red as a joker for green: own dice 0 and 1, and the match of the green die.
    expect(preview(dice, position, 5).scores).toEqual([
      {
        symbol: 'G',
        points: 2,
        track: 2,
        from: [
          { seat: 0, index: 0 },
          { seat: 0, index: 1 },
          { seat: 1, index: 3 },
        ],
      },
    ]);
    expect(preview(dice, position, 0).scores).toEqual([]);
  });

  test('D3 a roll scores nothing, and a score can be foreseen', () => {
    const position = rolled();
    const out = new Uint8Array(6);
    position.tracksAfter(0, out);
    expect([...out]).toEqual([0, 0, 0, 0, 0, 0]);
    position.tracksAfter(1, out);
    expect([...out]).toEqual([3, 0, 0, 1, 0, 0]);
    expect(position).toEqual(rolled());
  });

  test('F8 all dice lie open, and the position follows from the view', () => {
    const position = startGame(dice, config(2, 'blank'), NO_LUCK);
    roll(position, 'RRYG');
    const seen = dice.view(position, 1);
    expect(seen.dice).toEqual([['R', 'R', 'Y', 'G'], null]);
    expect(seen.rolls).toBe(1);
    expect(dice.resample(seen)).toEqual(position);
    expect({ ...dice.view(position, null), seat: 1 }).toEqual(seen);
  });
});

import { FastChance } from '@sixfold/engine';
import { ROLL, ROLLS } from '@sixfold/engine/dice';
import { describe, expect, test } from 'vitest';
import { startDice } from './dice.fixture.ts';
import { othersOf, tableOf } from './evaluate.ts';
import { raceOf } from './race-table.ts';
import { countOf, makeRolls, show, throws } from './rolls.ts';
import { ALL_ROWS, FULL, packRows, rowOf } from './rows.ts';
import { expectTurn } from './turn.ts';

/** Every sequence of so many dice. */
function allRolls(dice: number): number[][] {
  if (dice === 0) return [[]];
  return allRolls(dice - 1).flatMap((rest) => [0, 1, 2, 3, 4, 5].map((symbol) => [...rest, symbol]));
}

describe.each([2, 3, 4])('%i dice', (dice) => {
  test('D3 fall as often as in all sequences', () => {
    const { shown, odds } = throws(dice);
    const counted = new Map<number, number>();
    for (const roll of allRolls(dice)) counted.set(show(roll), (counted.get(show(roll)) ?? 0) + 1);
    expect(new Set(shown)).toEqual(new Set(counted.keys()));
    shown.forEach((roll, index) => expect(odds[index]).toBeCloseTo(counted.get(roll)! / 6 ** dice, 12));
  });

  test('are counted by symbol', () => {
    for (const roll of allRolls(dice).slice(0, 300)) {
      for (let symbol = 0; symbol < 6; symbol++) {
        expect(countOf(show(roll), symbol)).toBe(roll.filter((die) => die === symbol).length);
      }
    }
  });

  test('D5 can be used in as many ways as their groups allow, none twice', () => {
    const { shown, ways, firstWay, size } = makeRolls(dice);
    expect(firstWay[size]).toBe(ways.length);
    for (let roll = 0; roll < size; roll++) {
      const own = ways.slice(firstWay[roll], firstWay[roll + 1]);
      const groups = [0, 1, 2, 3, 4, 5].filter((symbol) => countOf(shown[roll]!, symbol) > 1);
      // Two pairs that are jokers for two symbols make the same crosses either way round: 15 of 49 are told once.
      expect(own).toHaveLength([1, 7, 49 - 15][groups.length]!);
      expect(new Set(own.map((way) => JSON.stringify(way))).size).toBe(own.length);
      for (const { scored, jokers } of own) {
        const used = scored.reduce((sum, count) => sum + count, 0);
        const lost = groups.filter((symbol) => scored[symbol] === 0);
        expect(used + lost.reduce((sum, symbol) => sum + countOf(shown[roll]!, symbol), 0)).toBe(dice);
        const worth = lost.reduce((sum, symbol) => sum + countOf(shown[roll]!, symbol) - 1, 0);
        expect(jokers.reduce((sum, count) => sum + count, 0)).toBe(worth);
      }
    }
  });
});

describe.each([2, 3, 4])('the race of %i players', (players) => {
  const race = raceOf(players);

  test('D4–D6 knows the best use of every roll, as by trying all legal moves', () => {
    const position = startDice(players, { startRule: 'rolled' }, players);
    const chance = new FastChance(players);
    const after = new Uint8Array(6);
    let compared = 0;
    for (; !position.ended && compared < 150; position.play(position.randomMove(chance), chance)) {
      if (position.rolls === 0) continue;
      const table = tableOf(position);
      const best = race.stops(table.rows[position.turn]!, othersOf(table, position.turn));
      const roll = race.rolls.shown.indexOf(table.shown[position.turn]!);
      const turns = position
        .legalMoves()
        .filter((move) => move !== ROLL)
        .map((move) => {
          position.tracksAfter(move, after);
          return race.turns[packRows(after)]!;
        });
      expect(-best.pace[roll]!).toBe(Math.min(...turns));
      expect(race.turns[best.rows[roll]!]).toBe(Math.min(...turns));
      compared++;
    }
    expect(compared).toBeGreaterThan(40);
  });

  test('is over with all boxes crossed, and takes a turn at least before', () => {
    expect(race.turns[FULL]).toBe(0);
    expect(race.turns[packRows([7, 7, 7, 7, 7, 6])]).toBeGreaterThanOrEqual(1);
    expect(race.turns[0]).toBe(race.turns.toSorted().at(-1));
  });

  test('is the same for every order of the rows', () => {
    for (const [one, other] of [
      [
        [3, 1, 0, 2, 2, 3],
        [0, 1, 2, 2, 3, 3],
      ],
      [
        [6, 4, 5, 6, 4, 4],
        [4, 4, 4, 5, 6, 6],
      ],
    ]) {
      expect(race.turns[packRows(one!)]).toBe(race.turns[packRows(other!)]);
    }
  });

  test('a cross more never makes it longer', () => {
    const isKnown = (rows: number): boolean => race.turns[rows]! > 0 || rows === FULL;
    const longer: number[] = [];
    for (let rows = 0; rows < ALL_ROWS; rows += 7) {
      for (let symbol = 0; symbol < 6; symbol++) {
        const more = rowOf(rows, symbol) < 7 ? rows + (1 << (3 * symbol)) : rows;
        if (isKnown(rows) && isKnown(more) && race.turns[more]! > race.turns[rows]!) longer.push(rows);
      }
    }
    expect(longer).toEqual([]);
  });

  test('what the others show is remembered, and the same again', () => {
    const rows = packRows([3, 2, 3, 1, 1, 3]);
    const others = show([0, 1, 2, 3, 4, 5].slice(0, race.dice));
    expect(race.turnsAgainst(rows, others)).toBe(race.turnsFrom(rows, others));
    expect(race.turnsAgainst(rows, others)).toBe(race.turnsFrom(rows, others));
  });

  test('dice that match what is needed make it shorter', () => {
    const rows = packRows([7, 7, 7, 7, 7, 5]);
    const dice = race.dice * (players - 1);
    const violet = show(Array<number>(dice).fill(5));
    const red = show(Array<number>(dice).fill(0));
    expect(race.turnsFrom(rows, violet)).toBeLessThan(race.turnsFrom(rows, red));
  });
});

describe('a turn', () => {
  const { odds, size } = raceOf(3).rolls;
  const stops = Float64Array.from({ length: size }, (_, roll) => Math.cos(roll));

  test('with one more roll is never worth less', () => {
    const worths = [1, 2, 3, 4].map((rolls) => expectTurn(odds, stops, rolls));
    expect(worths).toEqual(worths.toSorted((a, b) => a - b));
    expect(worths.at(-1)).toBeLessThanOrEqual(Math.max(...stops));
  });

  test('stops at once if all rolls are worth the same, and never after the last', () => {
    expect(
      expectTurn(
        odds,
        stops.map(() => 0.25),
        ROLLS,
      ),
    ).toBeCloseTo(0.25, 12);
  });

  test('is watched without being changed: the chance of each end adds up to one', () => {
    const chances = Array.from(stops, (_, end) =>
      expectTurn(
        odds,
        stops,
        ROLLS,
        Float64Array.from(stops, (_stop, roll) => +(roll === end)),
      ),
    );
    expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 10);
    const mean = chances.reduce((sum, chance, end) => sum + chance * stops[end]!, 0);
    expect(mean).toBeCloseTo(expectTurn(odds, stops, ROLLS), 10);
  });
});

import { FastChance, type BySymbol } from '@sixfold/engine';
import { dice, ROLL, type DicePosition } from '@sixfold/engine/dice';
import { describe, expect, test } from 'vitest';
import { runBudget } from '../../contract/budget.ts';
import { LEVELS, type Level } from '../../contract/levels.ts';
import { startDice, table } from './dice.fixture.ts';
import { loadBot } from '../../index.ts';
import { loadStrategy } from './strategy.ts';

const strategy = await loadStrategy();
import { meanTurns, raceOf } from './race-table.ts';
import { throws } from './rolls.ts';
import { packRows } from './rows.ts';
import { expectTurn } from './turn.ts';

const choose = (level: Level, position: DicePosition, iterations = 100): string => {
  const thinking = strategy.think(level, position.clone(), new FastChance(7));
  return dice.makeNotation(
    position,
    runBudget(thinking, { iterations }, () => 0),
  );
};

const STRONG: Level[] = ['expert', 'master'];

test.each(LEVELS)('D7 a %s does not roll on with a win on the table', async (level) => {
  const bot = await loadBot('dice', level, 2);
  const position = table([7, 7, 7, 7, 7, 6], [0, 0, 0, 0, 0, 0], ['RROY', 'GGBB'], 1);
  for (let seed = 0; seed < 5; seed++) {
    const { move } = bot.think(dice.view(position, 0), new FastChance(seed));
    expect(dice.makeNotation(position, move)).toBe('score R=V');
  }
});

describe.each(STRONG)('the %s', (level) => {
  test('wins at once with a joker', () => {
    const position = table([7, 7, 7, 7, 7, 6], [0, 0, 0, 0, 0, 0], ['RROY', 'GGBB'], 1);
    expect(choose(level, position)).toBe('score R=V');
  });

  test('rolls on with nothing to score, as nothing can be lost', () => {
    const position = table([3, 3, 3, 3, 3, 3], [3, 3, 3, 3, 3, 3], ['ROYG', 'BBVV'], 1);
    expect(choose(level, position)).toBe('roll');
  });

  test('spends a joker on the row that opens the next area', () => {
    const position = table([3, 3, 3, 3, 3, 0], [3, 3, 3, 3, 3, 0], ['RROY', 'RGGB'], 3);
    expect(choose(level, position)).toBe('score R=V');
  });
});

test('the instinct minds what its dice give to the rival', () => {
  // The rival lacks violet alone. Stopping on the same crosses, but with violet dice shown, loses more often.
  const rival: BySymbol<number> = [7, 7, 7, 7, 7, 5];
  const outlook = (shown: string): number =>
    strategy.think('master', table([7, 7, 7, 7, 6, 5], rival, [shown, 'RROO'], 3), new FastChance(1)).advice()[0]!
      .outlook;
  expect(outlook('YYGG')).toBeGreaterThan(outlook('VVGG'));
});

test('a turn is solved exactly: the higher of two numbers on a coin, thrown up to three times', () => {
  const odds = Float64Array.of(0.5, 0.5);
  const stops = Float64Array.of(0, 1);
  expect([1, 2, 3].map((rolls) => expectTurn(odds, stops, rolls))).toEqual([0.5, 0.75, 0.875]);
});

test('a turn is solved exactly: as by trying every sequence of rolls', () => {
  const { odds, size } = raceOf(4).rolls;
  const stops = Float64Array.from({ length: size }, (_, roll) => (roll * 7) % 5);
  const rollOn = (left: number): number =>
    odds.reduce((sum, chance, roll) => sum + chance * Math.max(stops[roll]!, left > 1 ? rollOn(left - 1) : -1), 0);
  expect(expectTurn(odds, stops, 3)).toBeCloseTo(rollOn(3), 12);
});

test.each([2, 3, 4])('the turns to the end with %i players follow from one turn and the turns after it', (players) => {
  const race = raceOf(players);
  const others = throws(race.dice * (players - 1));
  for (const rows of [
    [7, 7, 7, 7, 7, 6],
    [4, 4, 5, 6, 4, 7],
    [3, 1, 4, 1, 5, 2],
    [0, 0, 0, 0, 0, 0],
  ]) {
    expect(meanTurns(race, packRows(rows), others)).toBeCloseTo(race.turns[packRows(rows)]!, 2);
  }
});

describe.each([
  [2, 'rolled'],
  [2, 'blank'],
  [3, 'rolled'],
  [3, 'blank'],
  [4, 'rolled'],
  [4, 'blank'],
] as const)('with %i players, dice %s', (players, startRule) => {
  test.each(LEVELS)('the %s plays legal moves, the same with the same luck', (level) => {
    const position = startDice(players, { startRule });
    const chance = new FastChance(5);
    for (let ply = 0; ply < 8 && !position.ended; ply++) {
      const think = (): number =>
        runBudget(strategy.think(level, position.clone(), new FastChance(ply)), { iterations: 3 }, () => 0);
      const move = think();
      expect(position.isLegal(move)).toBe(true);
      expect(think()).toBe(move);
      position.play(move, chance);
    }
  });
});

describe('advice', () => {
  test('says what winning is', () => {
    const position = table([7, 7, 7, 7, 7, 6], [0, 0, 0, 0, 0, 0], ['RROY', 'GGBB'], 1);
    const [best] = strategy.think('master', position, new FastChance(1)).advice();
    expect(best).toMatchObject({ outlook: 1, gains: [0, 0, 0, 0, 0, 1], reasons: [{ code: 'wins' }] });
  });

  test('names the exact risk of rolling on: none with nothing to lose', () => {
    const position = table([3, 3, 3, 3, 3, 0], [3, 3, 3, 3, 3, 3], ['ROYG', 'RRRR'], 1);
    const [best] = strategy.think('expert', position, new FastChance(1)).advice();
    expect(best).toMatchObject({ move: ROLL, reasons: [{ code: 'worth-the-risk', risk: 0 }] });
  });

  test('before the first roll there is nothing else to do', () => {
    const [best, ...rest] = strategy.think('club', startDice(3), new FastChance(1)).advice();
    expect(best!.reasons).toEqual([{ code: 'only-move' }]);
    expect(rest).toEqual([]);
  });
});

import { FastChance } from '@sixfold/engine';
import { ROLL, type DicePosition } from '@sixfold/engine/dice';
import { describe, expect, test } from 'vitest';
import { advise } from './advice.ts';
import { startDice, table } from './dice.fixture.ts';
import { differentMoves, Endings } from './endings.ts';
import { byDice, byRows, othersOf, tableOf, type OpenDice } from './evaluate.ts';
import { raceOf } from './race-table.ts';
import { show } from './rolls.ts';
import { FULL, packRows } from './rows.ts';
import { DiceSearch } from './search.ts';

/** Decisions after a roll in a game of random moves. */
function decisions(players: number): DicePosition[] {
  const position = startDice(players, { startRule: 'rolled' }, players);
  const chance = new FastChance(players);
  const met: DicePosition[] = [];
  for (; !position.ended && met.length < 12; position.play(position.randomMove(chance), chance)) {
    if (position.rolls > 0 && position.ply % 3 === 0) met.push(position.clone());
  }
  return met;
}

const endingsOf = (position: DicePosition): Endings => new Endings(position, raceOf(position.config.players), byDice);

const ROW = [3, 3, 3, 3, 3, 3] as const;

describe.each([2, 3, 4])('judged with %i players', (players) => {
  const race = raceOf(players);

  /** Everybody has the same rows and shows the same dice. */
  const even = (rows: number): OpenDice => ({
    rows: Array<number>(players).fill(rows),
    shown: Array<number>(players).fill(show([0, 1])),
  });

  test.each([['by rows', byRows] as const, ['by dice', byDice] as const])('%s, shares add up to one', (_, judge) => {
    for (const position of decisions(players)) {
      const shares = judge(race, tableOf(position), position.turn);
      expect(shares).toHaveLength(players);
      expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1, 10);
      expect(Math.min(...shares)).toBeGreaterThan(0);
    }
  });

  test('D7 whoever has crossed all has won', () => {
    const open = { ...even(0), rows: even(0).rows.with(1, FULL) };
    expect(byDice(race, open, 1)).toEqual(even(0).rows.map((_, seat) => +(seat === 1)));
  });

  test('among equals, who comes next is best off', () => {
    const shares = byRows(race, even(packRows(ROW)), 0);
    const inOrder = [...shares.slice(1), shares[0]!];
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => b - a));
  });

  test('who has more crosses has the larger share', () => {
    const open = even(packRows(ROW));
    const ahead = { ...open, rows: open.rows.with(1, packRows([4, 4, 4, 4, 4, 4])) };
    expect(byRows(race, ahead, 0)[1]).toBeGreaterThan(byRows(race, open, 0)[1]!);
  });
});

test('D4 a seat is matched with the dice of all others', () => {
  const open: OpenDice = { rows: [0, 0, 0], shown: [show([0, 0]), show([0, 1]), show([5, 5])] };
  expect(othersOf(open, 0)).toBe(show([0, 1, 5, 5]));
  expect(othersOf(open, 2)).toBe(show([0, 0, 0, 1]));
});

describe.each([2, 3, 4])('the ends of a turn with %i players', (players) => {
  const all = decisions(players);

  test('are the scorings of the dice that lie there, none much worse than the best, and one for each roll', () => {
    for (const position of all) {
      const { choices, hopes, left, race } = endingsOf(position);
      const fewest = Math.min(...choices.map(({ ending }) => race.turns[ending.rows]!));
      for (const { move, ending } of choices) {
        const after = new Uint8Array(6);
        position.tracksAfter(move, after);
        expect(position.isLegal(move)).toBe(true);
        expect(packRows(after)).toBe(ending.rows);
        expect(race.turns[ending.rows]).toBeLessThanOrEqual(fewest + 0.3);
      }
      expect(new Set(choices.map(({ ending }) => ending.rows)).size).toBe(choices.length);
      const odds = hopes.reduce((sum, hope) => sum + hope.odds, 0);
      expect(odds).toBeCloseTo(left > 0 ? 1 : 0, 10);
    }
  });

  test('are worth what the judge says of the table they leave', () => {
    for (const position of all) {
      const endings = endingsOf(position);
      for (const ending of [...endings.choices.map((choice) => choice.ending), ...endings.hopes]) {
        const after = endings.tableAfter(ending);
        expect(after.rows[endings.seat]).toBe(ending.rows);
        expect(ending.value).toBe(byDice(endings.race, after, endings.seat)[endings.seat]);
      }
    }
  });

  test('a search looks at each of them once, and then is done', () => {
    for (const position of all.slice(0, 2)) {
      const endings = endingsOf(position);
      const search = new DiceSearch(endings);
      let steps = 1;
      while (search.step()) steps++;
      const isOpen = endings.choices.length + Math.min(1, endings.left) > 1;
      expect(steps).toBe(Math.max(1, isOpen ? Math.ceil((endings.choices.length + endings.hopes.length) / 4) : 0));
      expect(search.step()).toBe(false);
      expect(position.isLegal(search.move)).toBe(true);
    }
  });
});

describe('what to do', () => {
  test('caution makes one stop sooner, and never roll where nobody else would', () => {
    for (const position of decisions(2)) {
      const endings = endingsOf(position);
      const bold = endings.moveWith(0);
      expect(endings.moveWith(1)).not.toBe(ROLL);
      expect([ROLL, endings.moveWith(0.03)]).toContain(bold);
    }
  });

  test('D7 who can win has nothing to roll for', () => {
    const endings = endingsOf(table([7, 7, 7, 7, 7, 6], [0, 0, 0, 0, 0, 0], ['RROY', 'GGBB'], 1));
    expect(endings).toMatchObject({ left: 0, hopes: [], worthOfRolling: -Infinity });
    expect(endings.best!.ending).toMatchObject({ rows: FULL, value: 1 });
  });

  test('D3 after the third roll there is nothing to hope for', () => {
    const endings = endingsOf(table([...ROW], [...ROW], ['RROY', 'GGBB'], 3));
    expect(endings.left).toBe(0);
    expect(advise(endings).every(({ move }) => move !== ROLL)).toBe(true);
  });
});

describe('advice', () => {
  test('tells the crosses on the weakest rows, and all of them', () => {
    // One red die beside three red ones: three crosses in the weakest row. The pair of greens matches nothing.
    const endings = endingsOf(table([0, 1, 1, 1, 1, 1], [...ROW], ['ROYB', 'RRRG'], 3));
    expect(advise(endings)[0]).toMatchObject({
      gains: [3, 0, 0, 0, 0, 0],
      reasons: [
        { code: 'weakest', symbol: 'R', points: 3 },
        { code: 'points', points: 3 },
      ],
    });
  });

  test('names a risk between none and all, the same for going on and for staying with the best', () => {
    const advice = advise(endingsOf(table([2, 1, 1, 1, 1, 1], [...ROW], ['RROY', 'RGGB'], 1)));
    const risks = advice.flatMap(({ reasons }) => reasons.flatMap((reason) => ('risk' in reason ? reason.risk : [])));
    expect(risks.length).toBeGreaterThan(1);
    for (const risk of risks) {
      expect(risk).toBeGreaterThanOrEqual(0);
      expect(risk).toBeLessThanOrEqual(1);
    }
  });
});

describe('the different moves', () => {
  test('D5 are one for each outcome, and to roll again while that is allowed', () => {
    // Red beside a red die scores one cross; a joker brings one in any of the six rows: red either way.
    const position = table([1, 1, 1, 1, 1, 1], [...ROW], ['RROY', 'BBVV'], 1);
    expect(differentMoves(position)).toHaveLength(1 + 1 + 6);
    expect(differentMoves(table([1, 1, 1, 1, 1, 1], [...ROW], ['RROY', 'BBVV'], 3))).toHaveLength(1 + 6);
  });

  test('are worth what their ends are', () => {
    const position = table([2, 1, 1, 1, 1, 1], [...ROW], ['RROY', 'RGGB'], 1);
    const endings = endingsOf(position);
    expect(endings.worthOf(position, ROLL)).toBe(endings.worthOfRolling);
    for (const { move, ending } of endings.choices) expect(endings.worthOf(position, move)).toBe(ending.value);
  });
});

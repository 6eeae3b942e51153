import { ROLL, ROLLS, type DicePosition } from '@sixfold/engine/dice';
import { othersOf, tableOf, type DiceJudge, type OpenDice } from './evaluate.ts';
import type { Race, Stops } from './race.ts';
import { FULL, packRows } from './rows.ts';
import { expectTurn } from './turn.ts';

/** How a turn may end: the dice shown then, and the rows. */
export interface Ending {
  readonly shown: number;
  readonly rows: number;
  /** How likely the dice are; 1 for those that lie there. */
  readonly odds: number;
  /** The expected share of the win. */
  value: number;
}

/** A scoring of the dice that lie there. */
export interface Choice {
  readonly move: number;
  readonly ending: Ending;
}

/** Scorings that cost more than this many turns against the best one are not looked at. */
const SLACK = 0.3;

const after = new Uint8Array(6);

/** One move for each outcome: the different scorings of the dice that lie there, by the rows that they lead to. */
function scorings(position: DicePosition): Map<number, number> {
  const moves = new Map<number, number>();
  for (const move of position.legalMoves()) {
    if (move === ROLL) continue;
    const rows = rowsAfter(position, move);
    if (!moves.has(rows)) moves.set(rows, move);
  }
  return moves;
}

function rowsAfter(position: DicePosition, move: number): number {
  position.tracksAfter(move, after);
  return packRows(after);
}

/** The moves that differ in what comes of them, after the first roll of a turn. */
export const differentMoves = (position: DicePosition): number[] => [
  ...(position.mayRoll() ? [ROLL] : []),
  ...scorings(position).values(),
];

/** What the mover can make of the turn, and what it is worth. */
export class Endings {
  readonly race: Race;
  readonly seat: number;
  readonly table: OpenDice;
  /** The rolls still worth a thought. */
  readonly left: number;
  /** The scorings worth a look; none before the first roll. */
  readonly choices: readonly Choice[];
  /** The best end of the turn for each roll still to come. */
  readonly hopes: readonly Ending[];

  private readonly judge: DiceJudge;

  constructor(position: DicePosition, race: Race, judge: DiceJudge) {
    this.race = race;
    this.judge = judge;
    this.seat = position.turn;
    this.table = tableOf(position);
    this.choices = position.rolls === 0 ? [] : this.goodScorings(position);
    // Who can win now has nothing to roll for.
    this.left = this.choices[0]?.ending.rows === FULL ? 0 : ROLLS - position.rolls;
    this.hopes = this.left === 0 ? [] : this.hopesAfter(race.stops(this.rows, othersOf(this.table, this.seat)));
  }

  get rows(): number {
    return this.table.rows[this.seat]!;
  }

  /** The table after this end of the turn. */
  tableAfter({ rows, shown }: Ending): OpenDice {
    return { rows: this.table.rows.with(this.seat, rows), shown: this.table.shown.with(this.seat, shown) };
  }

  /** What rolling (again) is worth, stopping at the right time; and what comes of it as `watch` measures it. */
  expect(watch: (ending: Ending) => number): number {
    const values = Float64Array.from(this.hopes, ({ value }) => value);
    return expectTurn(this.race.rolls.odds, values, this.left, Float64Array.from(this.hopes, watch));
  }

  get best(): Choice | undefined {
    return this.choices.reduce<Choice | undefined>(
      (best, choice) => (best && best.ending.value >= choice.ending.value ? best : choice),
      undefined,
    );
  }

  get worthOfRolling(): number {
    return this.left === 0 ? -Infinity : this.expect(({ value }) => value);
  }

  /** What a move is worth, also one that is not worth a look. */
  worthOf(position: DicePosition, move: number): number {
    if (move === ROLL) return this.worthOfRolling;
    return this.end(rowsAfter(position, move), this.table.shown[this.seat]!, 1).value;
  }

  /** What to do, if rolling on must promise so much more than stopping. */
  moveWith(caution: number): number {
    const { best } = this;
    return best && best.ending.value + caution >= this.worthOfRolling ? best.move : ROLL;
  }

  private end(rows: number, shown: number, odds: number): Ending {
    const ending: Ending = { rows, shown, odds, value: 0 };
    ending.value = this.judge(this.race, this.tableAfter(ending), this.seat)[this.seat]!;
    return ending;
  }

  private hopesAfter({ rows }: Stops): Ending[] {
    const { shown, odds } = this.race.rolls;
    return Array.from(rows, (own, roll) => this.end(own, shown[roll]!, odds[roll]!));
  }

  /** One move for each outcome that is not clearly worse than the best. */
  private goodScorings(position: DicePosition): Choice[] {
    const { turns } = this.race;
    const moves = scorings(position);
    const fewest = Math.min(...Array.from(moves.keys(), (rows) => turns[rows]!));
    return Array.from(moves)
      .filter(([rows]) => turns[rows]! <= (fewest === 0 ? 0 : fewest + SLACK))
      .map(([rows, move]) => ({ move, ending: this.end(rows, this.table.shown[this.seat]!, 1) }));
  }
}

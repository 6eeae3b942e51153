import { ROLLS } from '@sixfold/engine/dice';
import { countOf, makeRolls, type Rolls } from './rolls.ts';
import { pack, settle, spread } from './rows.ts';
import { expectTurn } from './turn.ts';

/** Dice of each player, by number of players (D1). */
const DICE = [0, 0, 4, 3, 2];

/** So many rows are remembered before all are forgotten. */
const MEMORY = 2000;

/** The best that can be made of each roll. */
export interface Stops {
  readonly rows: Int32Array;
  /** The turns left then, as a negative number: more is better. */
  readonly pace: Float64Array;
}

/** One player's race to the end: how many turns are left, if the others' dice fall as they like. */
export class Race {
  readonly players: number;
  readonly dice: number;
  readonly rolls: Rolls;
  /** The expected turns left by rows. */
  readonly turns: Float32Array;
  private readonly offers = new Map<number, Int32Array>();
  private readonly known = new Map<number, Map<number, number>>();

  constructor(players: number, turns: Float32Array) {
    this.players = players;
    this.dice = DICE[players]!;
    this.rolls = makeRolls(this.dice);
    this.turns = turns;
  }

  /** The best use of each roll, for somebody with these rows, while the others show these dice. */
  stops(rows: number, others: number): Stops {
    const { rolls, turns } = this;
    const offers = this.offersAgainst(others);
    const from = spread(rows);
    const best: Stops = { rows: new Int32Array(rolls.size), pace: new Float64Array(rolls.size).fill(-Infinity) };
    for (let roll = 0, way = 0; roll < rolls.size; roll++) {
      for (const end = rolls.firstWay[roll + 1]!; way < end; way++) {
        const after = settle(from + offers[way]!);
        if (-turns[after]! <= best.pace[roll]!) continue;
        best.pace[roll] = -turns[after]!;
        best.rows[roll] = after;
      }
    }
    return best;
  }

  /** The expected turns left, if the next turn meets these dice of the others. */
  turnsFrom(rows: number, others: number): number {
    return 1 - expectTurn(this.rolls.odds, this.stops(rows, others).pace, ROLLS);
  }

  /** The same, remembered. */
  turnsAgainst(rows: number, others: number): number {
    const known = this.knownOf(rows);
    let turns = known.get(others);
    if (turns === undefined) {
      turns = this.turnsFrom(rows, others);
      known.set(others, turns);
    }
    return turns;
  }

  /** For each way to score each roll, the crosses on offer, with room as in spread rows. */
  private offersAgainst(others: number): Int32Array {
    let offers = this.offers.get(others);
    if (!offers) {
      offers = Int32Array.from(this.rolls.ways, ({ scored, jokers }) =>
        pack(
          scored.map((count, symbol) => count * countOf(others, symbol) + jokers[symbol]!),
          5,
        ),
      );
      this.offers.set(others, offers);
    }
    return offers;
  }

  private knownOf(rows: number): Map<number, number> {
    let known = this.known.get(rows);
    if (!known) {
      if (this.known.size >= MEMORY) this.known.clear();
      this.known.set(rows, (known = new Map()));
    }
    return known;
  }
}

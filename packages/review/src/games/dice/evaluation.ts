import {
  basis,
  byDice,
  diceReasons,
  othersOf,
  packRows,
  raceOf,
  tableOf,
  type OpenDice,
  type Race,
} from '@sixfold/bots/dice';
import { ROLL, ROLLS, type DicePosition } from '@sixfold/engine/dice';
import { hashText } from '@sixfold/engine/seeded';
import type { Evaluation, TeamShares } from '../../contract/evaluation.ts';

/** A turn that the dice on the table do not change: what each roll is worth to everybody, if the mover stops with it. */
interface SolvedTurn {
  /** By roll, as `Race.rolls` has them: everybody's share. */
  readonly stops: readonly TeamShares[];
  /** Everybody's share with so many rolls left. */
  readonly rolling: readonly TeamShares[];
}

/** Everybody's share if the mover rolls once more and then does what is best: stops, or goes on as before. */
function rollOnce(odds: Float64Array, stops: readonly TeamShares[], goOn: TeamShares | null, seat: number): TeamShares {
  const sum = (stops[0] ?? []).map(() => 0);
  for (const [roll, stop] of stops.entries()) {
    const chosen = goOn && (goOn[seat] ?? 0) > (stop[seat] ?? 0) ? goOn : stop;
    for (const [other, share] of chosen.entries()) sum[other] = (sum[other] ?? 0) + (odds[roll] ?? 0) * share;
  }
  return sum;
}

function solve(race: Race, table: OpenDice, seat: number): SolvedTurn {
  const { rows } = race.stops(table.rows[seat] ?? 0, othersOf(table, seat));
  const stops = Array.from(rows, (reached, roll) =>
    byDice(
      race,
      { rows: table.rows.with(seat, reached), shown: table.shown.with(seat, race.rolls.shown[roll] ?? 0) },
      seat,
    ),
  );
  const rolling: TeamShares[] = [];
  for (let left = 1; left <= ROLLS; left++) {
    rolling.push(rollOnce(race.rolls.odds, stops, rolling.at(-1) ?? null, seat));
  }
  return { stops, rolling };
}

/** So many turns are remembered before all are forgotten. */
const MEMORY = 400;

const after = new Uint8Array(6);

/** Everybody's share after a scoring of the dice that lie there. */
function afterScoring(race: Race, table: OpenDice, position: DicePosition, move: number): TeamShares {
  position.tracksAfter(move, after);
  return byDice(race, { ...table, rows: table.rows.with(position.turn, packRows(after)) }, position.turn);
}

/** One move for each way in which the rows can stand after it. */
function differentScorings(position: DicePosition): number[] {
  const moves = new Map<number, number>();
  for (const move of position.legalMoves()) {
    if (move === ROLL) continue;
    position.tracksAfter(move, after);
    const rows = packRows(after);
    if (!moves.has(rows)) moves.set(rows, move);
  }
  return [...moves.values()];
}

/** Judges by the race to the end, with the mover's turn solved. */
class DiceEvaluation implements Evaluation<DicePosition> {
  readonly name = 'dice-race';
  readonly hash = hashText(basis);
  readonly seesLuck = true;
  private readonly solved = new Map<string, SolvedTurn>();

  appraise(position: DicePosition): { readonly shares: TeamShares; readonly error: 0 } {
    const race = raceOf(position.config.players);
    const table = tableOf(position);
    const { rolling } = this.turnOf(race, table, position.turn);
    const goOn = rolling[ROLLS - position.rolls - 1];
    if (position.rolls === 0) return { shares: goOn ?? [], error: 0 };
    const ways = differentScorings(position).map((move) => afterScoring(race, table, position, move));
    return { shares: bestOf(goOn ? [goOn, ...ways] : ways, position.turn), error: 0 };
  }

  candidates(position: DicePosition, most: number): number[] {
    const race = raceOf(position.config.players);
    const table = tableOf(position);
    const worth = (move: number): number => afterScoring(race, table, position, move)[position.turn] ?? 0;
    const scorings = differentScorings(position).map((move) => ({ move, worth: worth(move) }));
    const best = scorings.sort((a, b) => b.worth - a.worth).map(({ move }) => move);
    return (position.mayRoll() ? [ROLL, ...best] : best).slice(0, most);
  }

  reasons(position: DicePosition, move: number): ReturnType<Evaluation['reasons']> {
    return [...diceReasons(position, move)];
  }

  /** What the mover's own dice show now does not matter any more once they are rolled. */
  private turnOf(race: Race, table: OpenDice, seat: number): SolvedTurn {
    const key = [seat, ...table.rows, ...table.shown.with(seat, 0)].join();
    const known = this.solved.get(key) ?? solve(race, table, seat);
    if (this.solved.size >= MEMORY) this.solved.clear();
    this.solved.set(key, known);
    return known;
  }
}

const bestOf = (ways: readonly TeamShares[], seat: number): TeamShares =>
  ways.reduce((best, way) => ((way[seat] ?? 0) > (best[seat] ?? 0) ? way : best));

/** How dice are judged, with any number of players. */
export const makeEvaluation = (): Evaluation<DicePosition> => new DiceEvaluation();

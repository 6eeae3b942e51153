import { FastChance, startGame, type GameEvent, type Letter, type MoveObject, type Tracks } from '@sixfold/engine';
import { bestJokers, countDice, dice as rules, type DiceMove, type Jokers, type LyingDice } from '@sixfold/engine/dice';
import { sheetOf, type SheetPosition, type SheetView } from '@sixfold/engine/sheet';
import type { Transcript } from '@sixfold/engine/transcript';
import { expect, test } from 'vitest';
import type { LyingPieces } from '../../../face/counting.ts';
import { entryOf } from '../../../sheet/counting/entry-of.ts';
import { FOREIGN, readTranscript } from '../../../store/stage.fixture.ts';
import { addDie, beforeRoll, diceOf, groupsIn, nextSeat } from './counted.ts';

const sheet = sheetOf(rules);

/** What lies on the real table, what is tapped in of it, and how often somebody tapped for that. */
interface Table {
  readonly each: number;
  readonly real: LyingDice;
  readonly tapped: LyingPieces;
  readonly taps: number;
}

/** Taps in all dice that the dialog asks for and that were rolled: the mover's, and once those of others. */
function tapDice({ each, real, tapped, taps }: Table, mover: number): Table {
  const seat = nextSeat(tapped, mover, each);
  const die = seat === null ? undefined : real[seat]?.[tapped[seat]?.length ?? 0];
  if (seat === null || die === undefined) return { each, real, tapped, taps };
  return tapDice({ each, real, tapped: addDie(tapped, seat, die), taps: taps + 1 }, mover);
}

const countWith = (view: SheetView, dice: LyingDice, jokers: Jokers): Tracks => {
  const counted = countDice(view, dice, jokers);
  if (!counted.ok) throw new Error(counted.error.code);
  return counted.value;
};

/** The jokers that bring what the player got, and how many of those on offer had to be changed for it: one tap each. */
function chooseJokers(view: SheetView, dice: LyingDice, wanted: Jokers): { after: Tracks; taps: number } {
  const offered = bestJokers(view, dice);
  const [after, best] = [countWith(view, dice, wanted), countWith(view, dice, offered)];
  if (after.join() === best.join()) return { after, taps: 0 };
  const changed = groupsIn(dice[view.turn] ?? []).filter((group) => wanted[group] !== offered[group]);
  return { after, taps: changed.length };
}

/** Enters what was counted; the sheet has it as a move. */
function enter(position: SheetPosition, before: Tracks, after: Tracks): void {
  const move = sheet.parseMove(position, { type: 'enter', tracks: entryOf(before, after) });
  if (!move.ok) throw new Error(move.error.code);
  position.play(move.value, new FastChance(0));
}

/** A turn through the dialog, which stays open: dice, other jokers, "Enter". */
function countTurn(position: SheetPosition, table: Table, wanted: Jokers): Table {
  const { turn, config } = position;
  const told = tapDice({ ...table, tapped: beforeRoll(table.tapped, config.players, turn) }, turn);
  const dice = told.tapped.map((_, seat) => diceOf(told.tapped, seat, table.each));
  const { after, taps } = chooseJokers(sheet.view(position, null), dice, wanted);
  enter(position, position.tracksOf(turn), after);
  return { ...told, taps: told.taps + taps + 1 };
}

const isScore = (move: MoveObject): move is Extract<DiceMove, { type: 'score' }> => move.type === 'score';
const areDice = (input: unknown): input is readonly (readonly Letter[] | null)[] => Array.isArray(input);

/** What lies there before the first turn. */
const firstDice = ({ setup, players }: Transcript): LyingDice =>
  areDice(setup['dice']) ? setup['dice'] : Array.from({ length: players }, () => null);

const afterRolls = (real: LyingDice, events: readonly GameEvent[]): LyingDice =>
  events.reduce((dice, event) => (event.type === 'roll' ? dice.with(event.seat, event.pieces) : dice), real);

/** Counts a whole game die by die and returns how many taps each turn took; the tracks must be the game's at every ply. */
function countWhole(transcript: Transcript): { each: number; taps: number[] } {
  const { players, starter, plies, options } = transcript;
  const { perPlayer: each } = rules.blank({ players, starter, options });
  const position = startGame(sheet, { players, starter, options: {} }, new FastChance(0));
  let real = firstDice(transcript);
  let tapped: LyingPieces = [];
  const taps: number[] = [];
  for (const { seat, move, events, tracks } of plies) {
    real = afterRolls(real, events);
    if (!isScore(move)) continue;
    expect(position.turn).toBe(seat);
    const table = countTurn(position, { each, real, tapped, taps: 0 }, move.jokers);
    expect(position.allTracks()).toEqual(tracks);
    tapped = table.tapped;
    taps.push(table.taps);
  }
  return { each, taps };
}

/** Beside the dice: another joker now and then, and "Enter". */
const BESIDE = 2;

test.each(FOREIGN.filter(([, line]) => readTranscript(line).game === 'dice'))(
  '%s, counted die by die, has the same tracks at every ply with one tap a die and two more a turn at most',
  (name, line) => {
    const { each, taps } = countWhole(readTranscript(line));
    const mean = taps.reduce((sum, count) => sum + count, 0) / taps.length;
    console.info(`${name}, die by die: ${mean.toFixed(2)} taps a turn, ${each} dice`);
    expect(mean).toBeLessThanOrEqual(each + BESIDE);
  },
);

import { FastChance, parseGame, startGame, type GameEvent, type GameId, type Letter } from '@sixfold/engine';
import { sheetOf, type SheetGame, type SheetPosition } from '@sixfold/engine/sheet';
import type { Transcript } from '@sixfold/engine/transcript';
import { expect, test } from 'vitest';
import { writtenDown, type WrittenDown } from '../../../testing/src/score-board.ts';
import { FOREIGN, readTranscript } from '../store/stage.fixture.ts';
import { padOf } from './controller.ts';
import { nothingTapped, touch } from './taps.ts';

function gameOf({ game }: Transcript): SheetGame {
  const parsed = parseGame(game);
  if (!parsed.ok) throw new Error(game);
  return sheetOf(parsed.value);
}

/** Taps what was scored, as somebody would at the pad, and returns the move that it entered and how many taps it took. */
function enter(game: SheetGame, position: SheetPosition, { move }: WrittenDown): { number: number; taps: number } {
  const parsed = (tracks: object) => game.parseMove(position, { type: 'enter', tracks });
  let tapped = nothingTapped(position.ply);
  let taps = 0;
  const left = new Map(Object.entries(move.type === 'enter' ? move.tracks : {}));
  while (left.size > 0) {
    // What is scored first may open what comes then.
    const pad = padOf(game, position, tapped);
    const next = pad.find(({ letter, cells }) => cells.some(({ value, why }) => !why && left.get(letter) === value));
    const cell = next?.cells.find(({ value }) => left.get(next.letter) === value);
    if (!next || !cell) throw new Error(`closed: ${JSON.stringify([...left])}`);
    const touched = touch(tapped, next.letter, cell, position.laws.symbols);
    if ('why' in touched) throw new Error(touched.why.code);
    left.delete(next.letter);
    tapped = touched.tapped;
    taps++;
    if (touched.isEntered) return { number: numberOf(parsed(tapped.tracks)), taps };
  }
  // Done, no points, a bonus turn that lapses, the end: one tap more.
  return {
    number: numberOf(move.type === 'enter' ? parsed(tapped.tracks) : game.parseMove(position, move)),
    taps: taps + 1,
  };
}

function numberOf(parsed: ReturnType<SheetGame['parseMove']>): number {
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

/** How many taps each entry of a game took, and how many colours it moved. */
interface Tapping {
  readonly taps: number;
  readonly colours: number;
}

/** Enters a whole game tap by tap; at every entry the board must show what the game did. */
function enterWhole(transcript: Transcript): Tapping[] {
  const game = gameOf(transcript);
  const { players, starter, options } = transcript;
  const kept = Object.fromEntries(Object.entries(options).filter(([name]) => name in game.card.options));
  const position = startGame(game, { players, starter, options: kept }, new FastChance(0));
  const tappings = writtenDown(transcript).map((line) => {
    // Anybody may say that it is over.
    expect(line.move.type === 'end' ? line.seat : position.turn).toBe(line.seat);
    const { number, taps } = enter(game, position, line);
    const events: GameEvent[] = [];
    position.play(number, new FastChance(0), events);
    expect(position.allTracks()).toEqual(line.tracks);
    const bonuses = events.flatMap((event): Letter[] => (event.type === 'bonus' ? [event.symbol] : []));
    // After the last entry nobody asks for bonus turns.
    expect(position.ended ?? bonuses.toSorted()).toEqual(position.ended ?? line.bonuses.toSorted());
    return { taps, colours: line.move.type === 'enter' ? Object.keys(line.move.tracks).length : 0 };
  });
  expect(position.result()).toEqual(transcript.result);
  return tappings;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The most taps of an average turn, by game; of stones one a colour gained besides. */
const MOST: Readonly<Partial<Record<GameId, number>>> = { board: 2, board3d: 2, cards: 2, stones: 1, dice: 4 };

test.each(FOREIGN)(
  '%s, entered tap by tap, has the same tracks, bonus turns, ranks and points at every ply',
  (name, line) => {
    const transcript = readTranscript(line);
    const tappings = enterWhole(transcript);
    const taps = mean(tappings.map((one) => one.taps));
    const colours = mean(tappings.map((one) => one.colours));
    console.info(`${name}: ${taps.toFixed(2)} taps a turn, ${colours.toFixed(2)} colours`);
    const allowed = (MOST[transcript.game] ?? 0) + (transcript.game === 'stones' ? colours : 0);
    expect(taps).toBeLessThanOrEqual(allowed + 1e-9);
  },
);

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { writtenDown, type WrittenDown } from '../../testing/src/score-board.ts';
import { FastChance, GAMES, parseConfig, startGame, type GameEvent } from '../src/index.ts';
import type { Transcript } from '../src/record/transcript.ts';
import { sheetOf, type SheetGame, type SheetPosition } from '../src/sheet.ts';
import { greedyMove, isPlainJson, must, playOn, recordGame } from './playing.ts';
import { DEFAULTS, VARIANTS, type Variant } from './variants.ts';

const FOREIGN = new URL('foreign/', import.meta.url);
const files = readdirSync(FOREIGN).filter((name) => name.endsWith('.jsonl'));
const readGame = (name: string): Transcript => JSON.parse(readFileSync(new URL(name, FOREIGN), 'utf8')) as Transcript;

/** The options that a score sheet has, too. */
function startSheet(record: Pick<Transcript, 'game' | 'players' | 'options' | 'starter'>): SheetPosition {
  const sheet = sheetOf(GAMES[record.game]);
  const options = Object.fromEntries(Object.keys(sheet.card.options).map((name) => [name, record.options[name]]));
  const config = parseConfig(sheet.card, record.players, options, record.starter);
  if (!config.ok) throw new Error(config.error.code);
  return startGame(sheet, config.value, new FastChance(0));
}

/** Enters a line as a page would and as a log has it; returns what happened. */
function enter(sheet: SheetGame, position: SheetPosition, { move }: Pick<WrittenDown, 'move'>): GameEvent[] {
  const parsed = sheet.parseMove(position, move);
  if (!parsed.ok) throw new Error(JSON.stringify([move, parsed.error]));
  const notation = sheet.makeNotation(position, parsed.value);
  expect(sheet.parseNotation(position, notation)).toEqual(parsed);
  expect(sheet.makeMove(position, parsed.value)).toEqual(move);
  const events: GameEvent[] = [];
  position.play(parsed.value, new FastChance(0), events);
  return events;
}

/** Enters a whole game: at every turn the sheet must say the same as the game. */
function follow(record: Transcript): void {
  const sheet = sheetOf(GAMES[record.game]);
  const position = startSheet(record);
  for (const line of writtenDown(record)) {
    must(line.move.type === 'end' || position.turn === line.seat, 'another seat is on');
    const events = enter(sheet, position, line);
    expect(position.allTracks()).toEqual(line.tracks);
    // A turn that nobody takes any more is not asked after: a sheet cannot tell the last stone taken (S8) from a stop.
    if (position.ended) continue;
    const bonuses = events.flatMap((event) => (event.type === 'bonus' ? [event.symbol] : []));
    expect(bonuses.toSorted()).toEqual([...line.bonuses].toSorted());
  }
  expect(position.ended).not.toBeNull();
  expect(position.ended === 'instant').toBe(record.result.instant !== null);
  expect(position.result()).toEqual(record.result);
}

describe('a game that is written down gives the same tracks, bonuses, turns, ranks and points', () => {
  test.each(files)('%s', (name) => follow(readGame(name)));

  test.each(VARIANTS)('$name', (variant) => follow(recordGame(variant, 'one')));

  // Who plays well fills tracks, and has bonus turns.
  test.each(DEFAULTS)('$name, played to score', (variant) => follow(recordGame(variant, 'two', greedyMove)));
});

/** The sheet of a variant as one to play at random. */
const sheetVariant = ({
  game,
  config,
  name,
}: Variant): { sheet: SheetGame; position: SheetPosition; name: string } => ({
  sheet: sheetOf(game),
  position: startSheet({ game: game.card.id, ...config }),
  name,
});

describe.each(DEFAULTS)('the sheet of $name', (variant) => {
  const { sheet, position: first } = sheetVariant(variant);

  /** Looks at the states of some random games. */
  function visitStates(look: (position: SheetPosition) => void): void {
    for (let seed = 0; seed < 2; seed++) {
      const position = first.clone();
      for (let step = 0; step < 8 && !position.ended; step++) {
        look(position);
        playOn(position, seed * 100 + step, 1);
      }
    }
  }

  // Six symbols at once are a hundred thousand ways: there some are tried instead of all.
  const isSmall = first.laws.symbols < 6;

  test.runIf(isSmall)('counts as many moves as it lists, each legal, in ascending order', () => {
    visitStates((position) => {
      const moves = position.legalMoves();
      must(moves.length === position.countMoves(), 'the count is wrong');
      must(
        moves.every((move, index) => position.isLegal(move) && (index === 0 || move > moves[index - 1]!)),
        'a listed move is not legal or not in order',
      );
    });
  });

  test.runIf(isSmall)('is known wholly from its view, which everybody shares', () => {
    visitStates((position) => {
      const view = sheet.view(position, null);
      must(isPlainJson(view), 'the view is no JSON');
      expect({ ...sheet.view(position, 0), seat: null }).toEqual(view);
      expect(sheet.resample(view, new FastChance(0))).toEqual(position);
    });
  });
});

test('every way of six symbols is counted: with stones each stays, gains two or more, or is filled up', () => {
  const position = startSheet({ game: 'stones', players: 2, options: {}, starter: 0 });
  // 0, 2, 3, 4, 5, 6 or 7 stones of each symbol, and the end of the game.
  expect(position.countMoves()).toBe(7 ** 6 + 1);
  position.tracks.set([6, 7, 5, 5, 5, 1]);
  // 6 or 7; 7; 5 or 7 three times; 1, 3, 4, 5, 6 or 7; one violet alone (S8); the end.
  expect(position.countMoves()).toBe(2 * 2 ** 3 * 6 + 1 + 1);
  expect(position.legalMoves()).toHaveLength(position.countMoves());
});

import { FastChance, GAMES, startGame, type GameId, type Options } from '@sixfold/engine';
import { sheetOf } from '@sixfold/engine/sheet';
import { granted, Table, type TableEvent } from '@sixfold/host';
import { describe, expect, test } from 'vitest';
import { listedAfter, type EndedGame } from '../store.ts';
import { makeCopy, type CopiedTable, type DeviceCopy } from './copy.ts';
import { newIn } from './merge.ts';
import { EMPTY } from './copy.fixture.ts';
import { parseCopy } from './parse.ts';
import { parseScoreResult } from './score-result.ts';

const MADE = '2026-01-01T00:00:00.000Z';
const NAMES = ['Ada', 'Bo', 'Cleo', 'Dan'];

/** What comes of entries on a sheet, in turn. */
function resultOf(game: GameId, players: number, entries: readonly string[], options: Options = {}) {
  const sheet = sheetOf(GAMES[game]);
  const chance = new FastChance(0);
  const position = startGame(sheet, { players, starter: 0, options }, chance);
  for (const entry of entries) position.play(granted(sheet.parseNotation(position, entry)), chance);
  return position.result();
}

/** A score board that is over, as the history has it. */
function over(id: string, entries: readonly string[], when = MADE): EndedGame {
  const seats = NAMES.slice(0, 2).map((name) => ({ kind: 'person', name }) as const);
  const result = resultOf('dice', 2, entries);
  return {
    past: { id, game: 'dice', seats, when, result, isMarked: false, isImported: false, isPrinted: true },
    transcript: null,
  };
}

/** A score board at which this was entered. */
function board(id: string, entries: readonly string[]): CopiedTable {
  const opened: TableEvent = {
    at: 0,
    type: 'opened',
    version: 1,
    ruleset: GAMES.dice.card.ruleset,
    seed: 'seed',
    luck: 2,
    host: '',
    isPublic: false,
    terms: { game: 'dice', options: {}, games: 1, starter: 0, isPrinted: true },
    seats: ['ada', 'bo'].map((person) => ({ kind: 'person', person })),
  };
  const moved = entries.map((move, index): TableEvent => ({ at: index + 1, type: 'moved', move }));
  const events = [opened, ...moved];
  const table = granted(Table.fold(id, sheetOf(GAMES.dice), events));
  return { id, events, listed: listedAfter({ from: 0, events, table, isListed: true }, ['', '']) };
}

const FULL: DeviceCopy = {
  ...EMPTY,
  tables: [board('begun', ['R1 O2', '-']), board('over', ['R1 O2', 'B3', 'end'])],
  games: [over('over-0', ['R1 O2', 'B3', 'end']), over('gone-0', ['-', 'R1 O1 Y1 G1', 'end'])],
};

/** The games of a device after it has taken what another one brings. */
function gamesAfter(mine: DeviceCopy, theirs: DeviceCopy): readonly EndedGame[] {
  const { games } = newIn(theirs, mine, () => 'fresh');
  return [...new Map([...mine.games, ...games].map((game) => [game.past.id, game])).values()];
}

const forged = (more: object): unknown => {
  const whole: Record<string, unknown> = JSON.parse(makeCopy({ ...EMPTY, games: FULL.games.slice(0, 1) }, MADE));
  const [past] = Array.isArray(whole['scores']) ? whole['scores'] : [];
  return parseCopy(JSON.stringify({ ...whole, scores: [{ ...Object(past), ...more }] }));
};

describe('a copy of a device', () => {
  test('brings back score boards, those that are over and those that go on', () => {
    expect(parseCopy(makeCopy(FULL, MADE))).toEqual({ ok: true, value: FULL });
  });

  test('that was made before there were any is read as it is', () => {
    const { scores, ...old }: Record<string, unknown> = JSON.parse(makeCopy(FULL, MADE));
    expect(scores).toHaveLength(2);
    expect(parseCopy(JSON.stringify(old))).toEqual({ ok: true, value: { ...FULL, games: [] } });
  });

  test('has score boards apart from games, so that who knows none takes all else', () => {
    expect(JSON.parse(makeCopy(FULL, MADE))).toMatchObject({ games: [], scores: FULL.games.map(({ past }) => past) });
  });

  test('brings all of them to a new device, and nothing when it is taken again', () => {
    expect(gamesAfter(EMPTY, FULL)).toEqual(FULL.games);
    expect(newIn(FULL, FULL, () => 'fresh')).toMatchObject({ tables: [], games: [] });
  });

  test('has the longer log of a score board that both devices know, and the game of it', () => {
    const [short, long] = [board('a', ['R1', '-']), board('a', ['R1', '-', 'end'])];
    const theirs = { ...EMPTY, tables: [long], games: [over('a-0', ['R1', '-', 'end'])] };
    const fresh = newIn(theirs, { ...EMPTY, tables: [short] }, () => 'fresh');
    expect([fresh.tables, fresh.games]).toEqual([[long], theirs.games]);
  });

  test('keeps both where a score board of the same name ended otherwise', () => {
    const [mine, theirs] = [over('a-0', ['R1', 'end']), over('a-0', ['O2', 'end'])];
    const both = gamesAfter({ ...EMPTY, games: [mine] }, { ...EMPTY, games: [theirs] });
    expect(both).toEqual([mine, { ...theirs, past: { ...theirs.past, id: 'fresh' } }]);
    expect(gamesAfter({ ...EMPTY, games: both }, { ...EMPTY, games: [theirs] })).toEqual(both);
  });
});

describe('a score board that cannot be is refused', () => {
  const { result } = over('a-0', ['R1 O2', 'B3', 'end']).past;
  test.each<[string, object]>([
    ['no game', { game: 'chess' }],
    ['not printed', { isPrinted: false }],
    ['too many seats', { seats: NAMES.map((name) => ({ kind: 'person', name })) }],
    ['nobody', { seats: [] }],
    ['no date', { when: 'yesterday' }],
    ['no result', { result: null }],
    ['ranks that the tracks do not give', { result: { ...result, ranks: [2, 2] } }],
    ['points that the tracks do not give', { result: { ...result, points: [7, 6] } }],
    [
      'a track that is too long',
      {
        result: {
          ...result,
          tracks: [
            [8, 0, 0, 0, 0, 0],
            [0, 0, 0, 0, 0, 0],
          ],
        },
      },
    ],
    [
      'five tracks',
      {
        result: {
          ...result,
          tracks: [
            [1, 0, 0, 0, 0],
            [0, 0, 0, 0, 0],
          ],
        },
      },
    ],
    ['a win at once without what it takes', { result: { ...result, instant: 0 } }],
    ['a win of nobody', { result: { ...result, instant: 5 } }],
  ])('%s', (_, more) => {
    expect(forged(more)).toEqual({ ok: false, error: { code: 'damaged', part: 'scores 1' } });
  });
});

describe('the result of a score board is good', () => {
  const good = (game: GameId, players: number, result: unknown): void =>
    expect(parseScoreResult(game, players, result)).toEqual(result);

  test.each<[GameId, number, readonly string[], Options]>([
    ['board', 1, ['R18', 'R36', 'end'], {}],
    ['board', 4, ['R3 O1', 'B2', '-', 'V5', 'end'], { partners: true }],
    ['board', 4, ['R3 O1', 'B2', '-', 'V5', 'end'], { partners: false }],
    ['board3d', 2, ['R3 O1', 'B2', 'end'], {}],
    ['cards', 3, ['R2', 'O2', '-', 'end'], {}],
    ['stones', 2, ['R7', 'O2 Y2', 'end'], {}],
    ['dice', 4, ['R1', '-', 'O1 Y1', '-', 'end'], {}],
  ])('of %s with %i', (game, players, entries, options) =>
    good(game, players, resultOf(game, players, entries, options)),
  );

  test('also where all six tracks won at once', () => {
    const won = resultOf('stones', 2, ['R7 O7 Y7 G7 B7 V7']);
    expect(won.instant).toBe(0);
    good('stones', 2, won);
  });

  test('and where somebody gave up, who is last then (F9)', () => {
    const { tracks } = resultOf('dice', 3, ['R1 O1', 'R1', '-', 'end']);
    good('dice', 3, { ranks: [3, 1, 2], tracks, instant: null, points: [0, 7, 0] });
    expect(parseScoreResult('dice', 3, { ranks: [3, 1, 1], tracks, instant: null, points: [0, 7, 7] })).toBeNull();
  });
});

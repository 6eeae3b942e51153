import { GAME_IDS, GAMES, type GameId, type MoveObject, type SeenEvent } from '@sixfold/engine';
import { Seed } from '@sixfold/engine/seeded';
import { describe, expect, test } from 'vitest';
import { Table, type TableRecord } from './index.ts';

const person = (name: string): object => ({ kind: 'person', name });
const TWO = [person('Ada'), person('Bo')];

/** What a table of cards for two needs, unless told otherwise. */
type Wishes = { game?: GameId; [setting: string]: unknown };

function open({ game = 'cards', ...wishes }: Wishes, seed = 'seed'): Table {
  const table = Table.open(GAMES[game], { game, seats: TWO, ...wishes }, seed);
  if (!table.ok) throw new Error(JSON.stringify(table.error));
  return table.value;
}

const errorOf = (outcome: { ok: boolean; error?: unknown }): unknown => (outcome.ok ? null : outcome.error);

/** A move that the seat to move may make, found from its view as a client would. */
function someMove(table: Table): MoveObject {
  const { game, ply, turn, gameIndex } = table;
  const chance = new Seed('moves').bot(ply + 1000 * gameIndex);
  const position = game.resample(table.view(turn), chance);
  return game.makeMove(position, position.randomMove(chance));
}

/** Plays so many plies, or to the end of the game. */
function playOn(table: Table, plies = Infinity): void {
  for (let ply = 0; ply < plies && table.turn !== null; ply++) {
    const played = table.play(table.turn, someMove(table));
    if (!played.ok) throw new Error(JSON.stringify(played.error));
  }
}

const throughJson = (record: TableRecord): unknown => JSON.parse(JSON.stringify(record));

/** The table as it is found again after it was stored. */
function reload(stored: Table): Table {
  const table = Table.load(stored.game, throughJson(stored.save()));
  if (!table.ok) throw new Error(JSON.stringify(table.error));
  return table.value;
}

const viewsOf = (table: Table): unknown[] => [...table.config.seats.keys(), null].map((seat) => table.view(seat));

describe('opening', () => {
  test('options, series and starter may be left out', () => {
    const table = open({ game: 'board' });
    expect(table.config).toEqual({
      game: 'board',
      options: { startSymbols: 'any', partners: false },
      seats: TWO,
      games: 1,
      starter: null,
    });
    expect([table.gameIndex, table.ply, table.isOver, table.isMarked]).toEqual([0, 0, false, false]);
  });

  test('F5 the named seat starts, or one is drawn from the seed', () => {
    expect(open({ starter: 1 }).turn).toBe(1);
    const drawn = Array.from({ length: 20 }, (_, index) => open({}, `seed ${index}`).turn);
    expect(new Set(drawn)).toEqual(new Set([0, 1]));
    expect(open({}, 'same').turn).toBe(open({}, 'same').turn);
  });

  test('F7 the same seed deals the same game, another seed another', () => {
    expect(viewsOf(open({ starter: 0 }))).toEqual(viewsOf(open({ starter: 0 })));
    expect(viewsOf(open({ starter: 0 }))).not.toEqual(viewsOf(open({ starter: 0 }, 'other')));
  });

  test('bots can sit at it', () => {
    const seats = [person('Ada'), { kind: 'bot', name: 'Bot', bot: 'greedy' }];
    expect(open({ seats }).config.seats).toEqual(seats);
  });

  test.each([
    ['nothing', null, { code: 'malformed', what: 'table' }],
    ['another game', { game: 'dice', seats: TWO }, { code: 'other-game', game: 'dice', expected: 'cards' }],
    ['a game that no text can be made of', { game: { toString: 0 }, seats: TWO }, { code: 'other-game' }],
    ['a number for seats', { game: 'cards', seats: 2 }, { code: 'bad-seats' }],
    ['a seat without a kind', { game: 'cards', seats: [{ name: 'Ada' }, TWO[1]] }, { code: 'bad-seats' }],
    ['a bot without its kind', { game: 'cards', seats: [{ kind: 'bot', name: 'x' }, TWO[1]] }, { code: 'bad-seats' }],
    ['a name without end', { game: 'cards', seats: [person('x'.repeat(41)), TWO[1]] }, { code: 'bad-seats' }],
    ['too few seats', { game: 'cards', seats: [TWO[0]] }, { code: 'bad-players', players: 1, allowed: [2, 3, 4] }],
    [
      'an unknown option',
      { game: 'cards', seats: TWO, options: { speed: 1 } },
      { code: 'unknown-option', option: 'speed' },
    ],
    ['a starter who is not there', { game: 'cards', seats: TWO, starter: 2 }, { code: 'bad-starter', starter: 2 }],
    ['no game in the series', { game: 'cards', seats: TWO, games: 0 }, { code: 'bad-series', games: 0 }],
    ['half a game', { game: 'cards', seats: TWO, games: 1.5 }, { code: 'bad-series', games: 1.5 }],
  ])('%s is refused', (_, input, error) => {
    expect(errorOf(Table.open(GAMES.cards, input, 'seed'))).toMatchObject(error);
  });
});

describe('playing', () => {
  test('a move counts a ply, and the turn goes on', () => {
    const table = open({ game: 'dice', starter: 1 });
    expect(table.play(1, { type: 'roll' })).toEqual({ ok: true, value: 1 });
    expect(table.play(1, { type: 'score', jokers: {} })).toEqual({ ok: true, value: 2 });
    expect([table.ply, table.turn]).toEqual([2, 0]);
  });

  test('what is refused changes nothing', () => {
    const table = open({ game: 'dice', starter: 0 });
    const before = viewsOf(table);
    expect(errorOf(table.play(1, { type: 'roll' }))).toEqual({ code: 'not-your-turn', seat: 1, turn: 0 });
    expect(errorOf(table.play(0, { type: 'fly' }))).toMatchObject({ code: 'unknown-move', rule: 'D3' });
    expect(errorOf(table.play(0, 'roll'))).toMatchObject({ code: 'malformed' });
    expect(viewsOf(table)).toEqual(before);
    expect(table.eventsSince(0, null)).toEqual([]);
  });

  test('after the end there is no turn and no move', () => {
    const table = open({});
    playOn(table);
    expect(table.turn).toBeNull();
    expect(errorOf(table.play(0, { type: 'refill' }))).toEqual({ code: 'game-over' });
    expect(table.isOver).toBe(true);
  });

  test('F8 the transcript of a game is secret until its end', () => {
    const table = open({});
    playOn(table, 5);
    expect(table.transcript(0)).toBeNull();
    playOn(table);
    expect(table.transcript(0)).toMatchObject({ game: 'cards', players: 2, result: table.results()[0] });
    expect(table.transcript(1)).toBeNull();
  });
});

describe('what happened', () => {
  const table = open({ game: 'board', starter: 0 });
  playOn(table, 8);

  test('is told from any ply on', () => {
    const all = table.eventsSince(0, 0);
    expect(all.map(({ ply }) => ply)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(table.eventsSince(5, 0)).toEqual(all.slice(5));
    expect(table.eventsSince(8, 0)).toEqual([]);
  });

  test('F8 hides other players’ draws and nothing else', () => {
    const [ada, bo, spectator] = [0, 1, null].map((seat) => table.eventsSince(0, seat).flatMap(({ events }) => events));
    const withoutDraws = (events: SeenEvent[]): SeenEvent[] => events.filter(({ type }) => type !== 'draw');
    expect(withoutDraws(bo!)).toEqual(withoutDraws(ada!));
    expect(withoutDraws(spectator!)).toEqual(withoutDraws(ada!));
    // Ada and Bo in turn draw one tile each: a list to themselves, a number to others.
    const drawn = (events: SeenEvent[]): string =>
      events.flatMap((event) => (event.type === 'draw' ? typeof event.pieces : [])).join(' ');
    expect(drawn(ada!)).toBe('object number object number object number object number');
    expect(drawn(bo!)).toBe('number object number object number object number object');
    expect(drawn(spectator!)).toBe('number number number number number number number number');
  });
});

describe('taking back', () => {
  test('goes back to before a ply; the same moves meet the same luck', () => {
    const table = open({ game: 'stones' });
    playOn(table, 4);
    const before = viewsOf(table);
    playOn(table, 6);
    const [after, told] = [viewsOf(table), table.eventsSince(4, null)];
    expect(table.takeBack(4)).toEqual({ ok: true, value: 4 });
    expect(viewsOf(table)).toEqual(before);
    playOn(table, 6);
    expect(viewsOf(table)).toEqual(after);
    expect(table.eventsSince(4, null)).toEqual(told);
  });

  test('marks the table', () => {
    const table = open({});
    playOn(table, 2);
    expect(table.isMarked).toBe(false);
    table.takeBack(1);
    expect(table.isMarked).toBe(true);
    expect(reload(table).isMarked).toBe(true);
  });

  test('can reopen a finished game', () => {
    const table = open({});
    playOn(table);
    table.takeBack(table.ply - 1);
    expect(table.isOver).toBe(false);
    expect(table.turn).not.toBeNull();
    expect(table.results()).toEqual([]);
  });

  test.each([-1, 3, 0.5, NaN])('to before ply %d of 3 is refused', (ply) => {
    const table = open({});
    playOn(table, 3);
    expect(errorOf(table.takeBack(ply))).toEqual({ code: 'bad-ply', ply, played: 3 });
    expect(table.ply).toBe(3);
  });
});

describe('F6 a series', () => {
  test('F5 the start moves one seat clockwise each game', () => {
    const table = open({ seats: [...TWO, person('Cy')], games: 4, starter: 1 });
    const starters: number[] = [];
    do {
      starters.push(table.view(null).starter);
      expect([table.gameIndex, table.ply]).toEqual([starters.length - 1, 0]);
      playOn(table);
    } while (table.nextGame().ok);
    expect(starters).toEqual([1, 2, 0, 1]);
    expect(table.isOver).toBe(true);
  });

  test('each game has luck of its own', () => {
    const table = open({ games: 2, starter: 0 });
    const first = table.view(0);
    playOn(table);
    table.nextGame();
    expect(table.view(0)).not.toMatchObject({ ...first, starter: 1, turn: 1 });
  });

  test('victory points are added up over the games that are over', () => {
    const table = open({ games: 2 });
    expect(table.standing()).toEqual({ points: [0, 0], ranks: [1, 1] });
    playOn(table);
    const [one] = table.results();
    expect(table.standing().points).toEqual(one!.points);
    table.nextGame();
    playOn(table, 3);
    expect(table.results()).toHaveLength(1);
    playOn(table);
    const [, two] = table.results();
    expect(table.standing().points).toEqual([0, 1].map((seat) => one!.points[seat]! + two!.points[seat]!));
  });

  test('no game begins before the last one is over, nor after the series', () => {
    const table = open({ games: 2 });
    expect(errorOf(table.nextGame())).toEqual({ code: 'game-not-over' });
    playOn(table);
    table.nextGame();
    playOn(table);
    expect(errorOf(table.nextGame())).toEqual({ code: 'series-over' });
    expect(table.gameIndex).toBe(1);
  });
});

describe('storing', () => {
  test.each(GAME_IDS)('a table of %s can be stored and loaded at every ply', (game) => {
    const table = open({ game, games: 2 });
    const follow = (): void => {
      const copy = reload(table);
      expect(copy.save()).toEqual(table.save());
      expect(viewsOf(copy)).toEqual(viewsOf(table));
      expect(copy.eventsSince(0, 0)).toEqual(table.eventsSince(0, 0));
      expect([copy.turn, copy.ply, copy.gameIndex, copy.isOver]).toEqual([
        table.turn,
        table.ply,
        table.gameIndex,
        table.isOver,
      ]);
    };
    follow();
    while (table.turn !== null) {
      playOn(table, 1);
      follow();
    }
    table.nextGame();
    playOn(table, 3);
    follow();
  });

  test('a loaded table goes on as the stored one', () => {
    const table = open({ game: 'board3d' });
    playOn(table, 9);
    const copy = reload(table);
    playOn(table);
    playOn(copy);
    expect(copy.save()).toEqual(table.save());
    expect(copy.transcript(0)).toEqual(table.transcript(0));
  });

  const stored = (): Record<string, unknown> => {
    const table = open({ game: 'stones', games: 2, starter: 0 });
    playOn(table, 2);
    return throughJson(table.save()) as Record<string, unknown>;
  };

  test.each([
    [
      'a later version',
      { format: 'sixfold-table/2' },
      { code: 'newer-format', format: 'sixfold-table/2', newest: 'sixfold-table/1' },
    ],
    ['another program’s format', { format: 'chess/1' }, { code: 'unknown-format', format: 'chess/1' }],
    ['no format', { format: null }, { code: 'unknown-format' }],
    ['a format that no text can be made of', { format: { toString: 0 } }, { code: 'unknown-format' }],
    ['no seed', { seed: 7 }, { code: 'malformed', what: 'seed' }],
    ['no ruleset', { ruleset: null }, { code: 'malformed', what: 'ruleset' }],
    ['a negative count', { takenBack: -1 }, { code: 'malformed', what: 'takenBack' }],
    ['no games', { games: [] }, { code: 'malformed', what: 'games' }],
    ['moves that are no text', { games: [[1]] }, { code: 'malformed', what: 'games' }],
    ['a table of another game', { config: { game: 'dice', seats: TWO } }, { code: 'other-game', game: 'dice' }],
    ['a second game before the end of the first', { games: [[], []] }, { code: 'game-not-over' }],
  ])('%s is refused', (_, change, error) => {
    expect(errorOf(Table.load(GAMES.stones, { ...stored(), ...change }))).toMatchObject(error);
  });

  test.each([null, 'table', 7, undefined])('%s is no table', (input) => {
    expect(errorOf(Table.load(GAMES.stones, input))).toEqual({ code: 'malformed', what: 'table record' });
  });

  test('a game too many is refused', () => {
    const table = open({ games: 1 });
    playOn(table);
    const record = table.save();
    expect(errorOf(Table.load(table.game, { ...record, games: [...record.games, []] }))).toEqual({
      code: 'series-over',
    });
  });

  test('moves that the installed rules do not allow are refused, and it is told which', () => {
    const error = {
      code: 'ruleset-changed',
      stored: 0,
      installed: GAMES.stones.card.ruleset,
      game: 0,
      ply: 0,
      error: { code: 'not-now', type: 'stop', legal: ['draw'], rule: 'S3' },
    };
    expect(errorOf(Table.load(GAMES.stones, { ...stored(), ruleset: 0, games: [['stop']] }))).toEqual(error);
  });
});

describe('looking back', () => {
  const table = open({ game: 'board', games: 2 });
  const seen: unknown[] = [];
  for (let ply = 0; ply < 6; ply++) {
    seen.push(table.view(0));
    playOn(table, 1);
  }

  test('a seat is shown again what it could see', () => {
    expect(seen.map((_, ply) => table.viewBefore(0, ply, 0))).toEqual(seen.map((value) => ({ ok: true, value })));
    expect(table.viewBefore(0, 6, 0)).toEqual({ ok: true, value: table.view(0) });
  });

  test.each([
    [0, 7, 6],
    [0, -1, 6],
    [0, 0.5, 6],
    [1, 0, 0],
  ])('game %d has no ply %d', (game, ply, played) => {
    expect(errorOf(table.viewBefore(game, ply, 0))).toEqual({ code: 'bad-ply', ply, played });
  });

  test('a move is known again however it is written', () => {
    const { seat, move } = table.eventsSince(0, null)[0]!;
    expect(table.moves[0]).toBe(table.save().games[0]![0]);
    expect(table.hasPlayed(0, 0, seat, Object.fromEntries(Object.entries(move).toReversed()))).toBe(true);
    expect(table.hasPlayed(0, 0, 1 - seat, move)).toBe(false);
    expect(table.hasPlayed(0, 1, seat, move)).toBe(false);
    expect(table.hasPlayed(0, 6, seat, move)).toBe(false);
    expect(table.hasPlayed(0, 0, seat, { type: 'swap' })).toBe(false);
  });
});

describe('fresh luck', () => {
  const plies = (table: Table, seat: number | null): unknown => table.eventsSince(0, seat);

  test.each(GAME_IDS)('a table of %s that changes hands keeps its past and gets another future', (game) => {
    const table = open({ game, games: 2 });
    playOn(table, 6);
    const taken = table.withFreshLuck('other');
    const alike = table.withFreshLuck('other');
    expect(plies(taken, null)).toEqual(plies(table, null));
    expect([0, 1].map((seat) => taken.view(seat))).toEqual([0, 1].map((seat) => table.view(seat)));
    for (const one of [table, taken, alike]) playOn(one);
    expect(taken.transcript(0)!.plies).not.toEqual(table.transcript(0)!.plies);
    expect(alike.transcript(0)).toEqual(taken.transcript(0));
  });

  test('it is stored, and taking back meets the same luck again', () => {
    const table = open({ game: 'dice', games: 2 });
    playOn(table, 6);
    const taken = table.withFreshLuck('other');
    playOn(taken, 6);
    const before = plies(taken, null);
    expect(plies(reload(taken), null)).toEqual(before);
    taken.takeBack(2);
    playOn(taken, 10);
    expect(plies(taken, null)).toEqual(before);
  });

  test('the games to come have fresh luck too, the same starter, and tell nothing of either seed', () => {
    const table = open({ game: 'dice', games: 2 });
    playOn(table, 6);
    const taken = table.withFreshLuck('other');
    for (const one of [table, taken]) {
      playOn(one);
      one.nextGame();
      playOn(one);
    }
    const [old, fresh] = [table.transcript(1)!, taken.transcript(1)!];
    expect(fresh.starter).toBe(old.starter);
    expect(fresh.seed).not.toBe(old.seed);
    expect(taken.transcript(0)!.seed).not.toMatch(/other/);
  });

  test.each([null, 3, {}, { game: 0, ply: -1, seed: 'x' }, { game: 0, ply: 0, seed: 1 }])('%j is refused', (fresh) => {
    const record = { ...open({}).save(), fresh };
    expect(errorOf(Table.load(GAMES.cards, record))).toEqual({ code: 'malformed', what: 'fresh' });
  });
});

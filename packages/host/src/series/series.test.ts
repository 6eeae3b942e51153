import { saveSeries } from './save.ts';
import { GAME_IDS, GAMES, type GameId, type MoveObject, type SeenEvent } from '@sixfold/engine';
import { Seed } from '@sixfold/engine/seeded';
import type { TableRecord, Terms } from '@sixfold/protocol';
import { describe, expect, test } from 'vitest';
import { granted } from '../contract/errors.ts';
import { parseTerms } from './config.ts';
import { parseRecord } from './record.ts';
import { Series, type Begun } from './series.ts';

/** What a series of cards for two needs, unless told otherwise. */
type Wishes = { game?: GameId; players?: number; [setting: string]: unknown };

function open({ game = 'cards', players = 2, ...wishes }: Wishes, seed = 'seed', begun?: Begun): Series {
  const { card } = GAMES[game];
  const terms = granted(parseTerms(card, { game, ...wishes }, players));
  return granted(
    Series.open(GAMES[game], { terms, players, seed, luck: 2, ruleset: card.ruleset, ...(begun && { begun }) }),
  );
}

const errorOf = (outcome: { ok: boolean; error?: unknown }): unknown => (outcome.ok ? null : outcome.error);

/** A move that the seat to move may make, found from its view as a client would. */
function someMove(series: Series): MoveObject {
  const { game, ply, turn, round } = series;
  const chance = new Seed('moves').bot(ply + 1000 * round);
  const position = game.resample(series.match.view(turn), chance);
  return game.makeMove(position, position.randomMove(chance));
}

/** Plays so many plies, or to the end of the game. */
function playOn(series: Series, plies = Infinity): void {
  for (let ply = 0; ply < plies && series.turn !== null; ply++) {
    granted(series.play(granted(series.match.read(series.turn, someMove(series)))));
  }
}

const SEATS = ['Ada', 'Bo'].map((name) => ({ kind: 'person', name }));

const throughJson = (record: TableRecord): unknown => JSON.parse(JSON.stringify(record));

/** The series as it is found again after it was stored. */
function reload(stored: Series): Series {
  const { seed, games: rounds, takenBack } = granted(parseRecord(stored.game.card, throughJson(saveSeries(stored))));
  return granted(Series.open(stored.game, { ...stored.start, seed, begun: { rounds, takenBack } }));
}

const viewsOf = (series: Series): unknown[] =>
  [...Array(series.start.players).keys(), null].map((seat) => series.match.view(seat));

describe('terms', () => {
  const read = (input: unknown, players = 2) => parseTerms(GAMES.cards.card, input, players);

  test('options, series and starter may be left out', () => {
    const terms: Terms = {
      game: 'board',
      options: { startSymbols: 'any', partners: false },
      games: 1,
      starter: null,
    };
    expect(parseTerms(GAMES.board.card, { game: 'board' }, 2)).toEqual({ ok: true, value: terms });
  });

  test.each([
    ['nothing', null, { code: 'malformed', what: 'table' }],
    ['another game', { game: 'dice' }, { code: 'other-game', game: 'dice', expected: 'cards' }],
    ['a game that no text can be made of', { game: { toString: 0 } }, { code: 'other-game' }],
    ['an unknown option', { game: 'cards', options: { speed: 1 } }, { code: 'unknown-option', option: 'speed' }],
    ['a starter who is not there', { game: 'cards', starter: 2 }, { code: 'bad-starter', starter: 2 }],
    ['no game in the series', { game: 'cards', games: 0 }, { code: 'bad-series', games: 0 }],
    ['half a game', { game: 'cards', games: 1.5 }, { code: 'bad-series', games: 1.5 }],
    ['games without end', { game: 'cards', games: 101 }, { code: 'bad-series', games: 101 }],
  ])('%s is refused', (_, input, error) => {
    expect(errorOf(read(input))).toMatchObject(error);
  });

  test('there are terms for so many players as the game is for', () => {
    expect(errorOf(read({ game: 'cards' }, 1))).toEqual({ code: 'bad-players', players: 1, allowed: [2, 3, 4] });
  });
});

describe('opening', () => {
  test('a series begins with its first game', () => {
    const series = open({});
    expect([series.round, series.ply, series.takenBack, series.isOver]).toEqual([0, 0, 0, false]);
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
});

describe('playing', () => {
  test('a move counts a ply, and the turn goes on', () => {
    const series = open({ game: 'dice', starter: 1 });
    expect(series.play(granted(series.match.read(1, { type: 'roll' })))).toEqual({ ok: true, value: 1 });
    expect(series.play(granted(series.match.read(1, { type: 'score', jokers: {} })))).toEqual({ ok: true, value: 2 });
    expect([series.ply, series.turn]).toEqual([2, 0]);
  });

  test('what is refused changes nothing', () => {
    const series = open({ game: 'dice', starter: 0 });
    const before = viewsOf(series);
    expect(errorOf(series.match.read(1, { type: 'roll' }))).toEqual({ code: 'not-your-turn', seat: 1, turn: 0 });
    expect(errorOf(series.match.read(0, { type: 'fly' }))).toMatchObject({ code: 'unknown-move', rule: 'D3' });
    expect(errorOf(series.match.read(0, 'roll'))).toMatchObject({ code: 'malformed' });
    expect(series.play('fly').ok).toBe(false);
    expect(viewsOf(series)).toEqual(before);
    expect(series.match.seenSince(0, null)).toEqual([]);
  });

  test('after the end there is no turn and no move', () => {
    const series = open({});
    playOn(series);
    expect(series.turn).toBeNull();
    expect(errorOf(series.match.read(0, { type: 'refill' }))).toEqual({ code: 'game-over' });
    expect(series.isOver).toBe(true);
  });

  test('F8 the transcript of a game is secret until its end', () => {
    const series = open({});
    playOn(series, 5);
    expect(series.transcript(0)).toBeNull();
    playOn(series);
    expect(series.transcript(0)).toMatchObject({ game: 'cards', players: 2, result: series.results()[0] });
    expect(series.transcript(1)).toBeNull();
  });
});

describe('what happened', () => {
  const series = open({ game: 'board', starter: 0 });
  playOn(series, 8);

  test('is told from any ply on', () => {
    const all = series.match.seenSince(0, 0);
    expect(all.map(({ ply }) => ply)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(series.match.seenSince(5, 0)).toEqual(all.slice(5));
    expect(series.match.seenSince(8, 0)).toEqual([]);
  });

  test('F8 hides other players’ draws and nothing else', () => {
    const [ada, bo, spectator] = [0, 1, null].map((seat) =>
      series.match.seenSince(0, seat).flatMap(({ events }) => events),
    );
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
    const series = open({ game: 'stones' });
    playOn(series, 4);
    const before = viewsOf(series);
    playOn(series, 6);
    const [after, told] = [viewsOf(series), series.match.seenSince(4, null)];
    expect(series.takeBack(4)).toEqual({ ok: true, value: 4 });
    expect(viewsOf(series)).toEqual(before);
    playOn(series, 6);
    expect(viewsOf(series)).toEqual(after);
    expect(series.match.seenSince(4, null)).toEqual(told);
  });

  test('is counted', () => {
    const series = open({});
    playOn(series, 2);
    expect(series.takenBack).toBe(0);
    series.takeBack(1);
    series.takeBack(0);
    expect([series.takenBack, reload(series).takenBack]).toEqual([2, 2]);
  });

  test('can reopen a finished game', () => {
    const series = open({});
    playOn(series);
    series.takeBack(series.ply - 1);
    expect(series.isOver).toBe(false);
    expect(series.turn).not.toBeNull();
    expect(series.results()).toEqual([]);
  });

  test.each([-1, 3, 0.5, NaN])('to before ply %d of 3 is refused', (ply) => {
    const series = open({});
    playOn(series, 3);
    expect(errorOf(series.takeBack(ply))).toEqual({ code: 'bad-ply', ply, played: 3 });
    expect(series.ply).toBe(3);
  });
});

describe('F6 a series', () => {
  test('F5 the start moves one seat clockwise each game', () => {
    const series = open({ players: 3, games: 4, starter: 1 });
    const starters: number[] = [];
    do {
      starters.push(series.match.view(null).starter);
      expect([series.round, series.ply]).toEqual([starters.length - 1, 0]);
      playOn(series);
    } while (series.nextRound().ok);
    expect(starters).toEqual([1, 2, 0, 1]);
    expect(series.isOver).toBe(true);
  });

  test('each game has luck of its own', () => {
    const series = open({ games: 2, starter: 0 });
    const first = series.match.view(0);
    playOn(series);
    series.nextRound();
    expect(series.match.view(0)).not.toMatchObject({ ...first, starter: 1, turn: 1 });
  });

  test('victory points are added up over the games that are over', () => {
    const series = open({ games: 2 });
    expect(series.standing()).toEqual({ points: [0, 0], ranks: [1, 1] });
    playOn(series);
    const [one] = series.results();
    expect(series.standing().points).toEqual(one!.points);
    series.nextRound();
    playOn(series, 3);
    expect(series.results()).toHaveLength(1);
    playOn(series);
    const [, two] = series.results();
    expect(series.standing().points).toEqual([0, 1].map((seat) => one!.points[seat]! + two!.points[seat]!));
  });

  test('no game begins before the last one is over, nor after the series', () => {
    const series = open({ games: 2 });
    expect(errorOf(series.nextRound())).toEqual({ code: 'game-not-over' });
    playOn(series);
    series.nextRound();
    playOn(series);
    expect(errorOf(series.nextRound())).toEqual({ code: 'series-over' });
    expect(series.round).toBe(1);
  });
});

describe('storing', () => {
  test.each(GAME_IDS)('a series of %s can be stored and loaded at every ply', (game) => {
    const series = open({ game, games: 2 });
    const follow = (): void => {
      const copy = reload(series);
      expect(saveSeries(copy)).toEqual(saveSeries(series));
      expect(viewsOf(copy)).toEqual(viewsOf(series));
      expect(copy.match.seenSince(0, 0)).toEqual(series.match.seenSince(0, 0));
      expect([copy.turn, copy.ply, copy.round, copy.isOver]).toEqual([
        series.turn,
        series.ply,
        series.round,
        series.isOver,
      ]);
    };
    follow();
    while (series.turn !== null) {
      playOn(series, 1);
      follow();
    }
    series.nextRound();
    playOn(series, 3);
    follow();
  });

  test('a loaded series goes on as the stored one', () => {
    const series = open({ game: 'board3d' });
    playOn(series, 9);
    const copy = reload(series);
    playOn(series);
    playOn(copy);
    expect(saveSeries(copy)).toEqual(saveSeries(series));
    expect(copy.transcript(0)).toEqual(series.transcript(0));
  });

  test('nobody’s name is stored', () => {
    const { config } = saveSeries(open({ players: 3 }));
    expect(config.seats).toEqual([1, 2, 3].map(() => ({ kind: 'person', name: '' })));
  });

  const stored = (): Record<string, unknown> => {
    const series = open({ game: 'stones', games: 2, starter: 0 });
    playOn(series, 2);
    return throughJson(saveSeries(series)) as Record<string, unknown>;
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
    ['another game', { config: { game: 'dice', seats: SEATS } }, { code: 'other-game', game: 'dice' }],
    ['a number for seats', { config: { game: 'stones', seats: 2 } }, { code: 'bad-seats' }],
    ['a seat without a kind', { config: { game: 'stones', seats: [{ name: '' }, SEATS[1]] } }, { code: 'bad-seats' }],
    [
      'a bot without its kind',
      { config: { game: 'stones', seats: [{ kind: 'bot', name: 'x' }, SEATS[1]] } },
      { code: 'bad-seats' },
    ],
    [
      'a name without end',
      { config: { game: 'stones', seats: [{ kind: 'person', name: 'x'.repeat(41) }, SEATS[1]] } },
      { code: 'bad-seats' },
    ],
    ['fresh luck from nowhere', { fresh: null }, { code: 'malformed', what: 'fresh' }],
    ['fresh luck without a ply', { fresh: { game: 0, ply: -1, seed: 'x' } }, { code: 'malformed', what: 'fresh' }],
    ['fresh luck without a seed', { fresh: { game: 0, ply: 0, seed: 1 } }, { code: 'malformed', what: 'fresh' }],
  ])('%s is refused', (_, change, error) => {
    expect(errorOf(parseRecord(GAMES.stones.card, { ...stored(), ...change }))).toMatchObject(error);
  });

  test.each([null, 'table', 7, undefined])('%s is no record', (input) => {
    expect(errorOf(parseRecord(GAMES.stones.card, input))).toEqual({ code: 'malformed', what: 'table record' });
  });

  test.each([
    ['a second game before the end of the first', [[], []], { code: 'game-not-over' }],
    ['a move against the rules', [['stop']], { code: 'not-now', type: 'stop', legal: ['draw'], rule: 'S3' }],
  ])('%s is refused', (_, rounds, error) => {
    const { start, game } = open({ game: 'stones', games: 2 });
    expect(errorOf(Series.open(game, { ...start, begun: { rounds, takenBack: 0 } }))).toEqual(error);
  });

  test('a game too many is refused', () => {
    const series = open({ games: 1 });
    playOn(series);
    const rounds = [...saveSeries(series).games, []];
    const opened = Series.open(series.game, { ...series.start, begun: { rounds, takenBack: 0 } });
    expect(errorOf(opened)).toEqual({ code: 'series-over' });
  });

  test('moves that only other rules allowed are refused as such, and it is told which', () => {
    const { start, game } = open({ game: 'stones' });
    const begun = { rounds: [['stop']], takenBack: 0 };
    expect(errorOf(Series.open(game, { ...start, ruleset: 0, begun }))).toEqual({
      code: 'ruleset-changed',
      stored: 0,
      installed: GAMES.stones.card.ruleset,
      round: 0,
      ply: 0,
      error: { code: 'not-now', type: 'stop', legal: ['draw'], rule: 'S3' },
    });
  });
});

describe('looking back', () => {
  const series = open({ game: 'board', games: 2 });
  const seen: unknown[] = [];
  for (let ply = 0; ply < 6; ply++) {
    seen.push(series.match.view(0));
    playOn(series, 1);
  }

  test('a seat is shown again what it could see', () => {
    expect(seen.map((_, ply) => granted(series.before(0, ply, 0)).view(0))).toEqual(seen);
    expect(granted(series.before(0, 6, 0)).view(0)).toEqual(series.match.view(0));
  });

  test.each([
    [0, 7, 6],
    [0, -1, 6],
    [0, 0.5, 6],
    [1, 0, 0],
  ])('game %d has no ply %d', (game, ply, played) => {
    expect(errorOf(series.before(game, ply, 0))).toEqual({ code: 'bad-ply', ply, played });
  });

  test('what a ply was counted for is told again, and of no ply that was not played', () => {
    const told = granted(series.before(0, 3, 1)).sources(series.match.moves[3]!);
    const scores = series.match.seenSince(3, null)[0]!.events.filter(({ type }) => type === 'score');
    expect(told).toHaveLength(scores.length);
    expect(told.length).toBeGreaterThan(0);
    expect(errorOf(series.before(0, 6, 1))).toEqual({ code: 'bad-ply', ply: 6, played: 6 });
  });

  test('a move is known again however it is written', () => {
    const { seat, move } = series.match.seenSince(0, null)[0]!;
    const before = granted(series.before(0, 0, 1));
    const [played] = series.match.moves;
    expect(played).toBe(saveSeries(series).games[0]![0]);
    expect(granted(before.read(seat, Object.fromEntries(Object.entries(move).toReversed())))).toBe(played);
    expect(errorOf(before.read(1 - seat, move))).toMatchObject({ code: 'not-your-turn' });
    expect(before.read(seat, { type: 'swap' })).toMatchObject({ ok: false });
  });
});

describe('fresh luck', () => {
  const plies = (series: Series): unknown => series.match.seenSince(0, null);

  /** The series on another host, which knows what was played and nothing of what comes. */
  function takeOver(series: Series, fresh = 'other'): Series {
    const { seed, games: rounds, takenBack } = saveSeries(series);
    return granted(Series.open(series.game, { ...series.start, seed: fresh, begun: { rounds, takenBack, seed } }));
  }

  test.each(GAME_IDS)('a series of %s that changes hands keeps its past and gets another future', (game) => {
    const series = open({ game, games: 2 });
    playOn(series, 6);
    const taken = takeOver(series);
    const alike = takeOver(series);
    expect(plies(taken)).toEqual(plies(series));
    expect([0, 1].map((seat) => taken.match.view(seat))).toEqual([0, 1].map((seat) => series.match.view(seat)));
    for (const one of [series, taken, alike]) playOn(one);
    expect(taken.transcript(0)!.plies).not.toEqual(series.transcript(0)!.plies);
    expect(alike.transcript(0)).toEqual(taken.transcript(0));
  });

  test('it is told where it begins, and taking back meets the same luck again', () => {
    const series = open({ game: 'dice', games: 2 });
    playOn(series, 6);
    const taken = takeOver(series);
    playOn(taken, 6);
    expect(saveSeries(taken)).toMatchObject({ seed: 'seed', fresh: { game: 0, ply: 6, seed: 'other' } });
    const before = plies(taken);
    taken.takeBack(2);
    playOn(taken, 10);
    expect(plies(taken)).toEqual(before);
  });

  test('the games to come have fresh luck too, the same starter, and tell nothing of either seed', () => {
    const series = open({ game: 'dice', games: 2 });
    playOn(series, 6);
    const taken = takeOver(series);
    for (const one of [series, taken]) {
      playOn(one);
      one.nextRound();
      playOn(one);
    }
    const [old, fresh] = [series.transcript(1)!, taken.transcript(1)!];
    expect(fresh.starter).toBe(old.starter);
    expect(fresh.seed).not.toBe(old.seed);
    expect(taken.transcript(0)!.seed).not.toMatch(/other/);
  });
});

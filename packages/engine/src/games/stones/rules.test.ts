import { describe, expect, test } from 'vitest';
import { FastChance, ScriptedChance } from '../../contract/chance.ts';
import type { GameEvent } from '../../contract/events.ts';
import { startGame } from '../../contract/game.ts';
import type { Tracks } from '../../contract/position.ts';
import { preview } from '../../contract/preview.ts';
import { bySymbol, LETTERS, parseSymbol, type BySymbol, type Letter } from '../../contract/symbols.ts';
import { stones, type StonesPosition, type StonesView } from './index.ts';
import { parseSetup } from './setup.ts';

const configFor = (players: number) => ({ players, options: {}, starter: 0 });
const symbols = (letters: string): number[] => [...letters].map(parseSymbol);
const counts = (letters: string): BySymbol<number> =>
  bySymbol((symbol) => [...letters].filter((letter) => letter === LETTERS[symbol]).length);

type Table = Partial<Omit<StonesView, 'pile' | 'middle' | 'tray'>> & { pile?: string; middle?: string; tray?: string };

/** A position with only the named stones in it; tracks are 0 and it is seat 0's turn unless told. */
function table({ pile = '', middle = '', tray = '', players = 2, ...rest }: Table): StonesPosition {
  return stones.resample({
    ...stones.view(stones.blank(configFor(players)), null),
    ...rest,
    pile: counts(pile),
    middle: counts(middle),
    tray: [...tray] as Letter[],
  });
}

/** Plays a move by its word, turning over the given stones, all of them. */
function play(position: StonesPosition, word: string, flips = ''): GameEvent[] {
  const move = stones.parseNotation(position, word);
  if (!move.ok) throw new Error(JSON.stringify(move.error));
  const chance = new ScriptedChance(symbols(flips));
  const events: GameEvent[] = [];
  position.play(move.value, chance, events);
  expect(chance.left).toBe(0);
  return events;
}

const words = (position: StonesPosition): string[] =>
  position.legalMoves().map((move) => stones.makeNotation(position, move));
const middleOf = (position: StonesPosition): number[] => Array.from(position.middle);
const pileOf = (position: StonesPosition): number[] => stones.view(position, null).pile;
const row = (...values: Tracks): Tracks => values;
const NONE = row(0, 0, 0, 0, 0, 0);
/** Red well ahead, orange alone the weakest. */
const AHEAD = row(5, 1, 2, 2, 2, 2);

describe('setup', () => {
  test('S1 three of 21 stones a symbol lie open, and the goal is 7, 6 or 5', () => {
    for (const [players, goal] of [
      [2, 7],
      [3, 6],
      [4, 5],
    ] as const) {
      const position = startGame(stones, configFor(players), new ScriptedChance(symbols('VRV')));
      expect(stones.makeSetup(position)).toEqual({ middle: ['R', 'V', 'V'], goal });
      expect(pileOf(position)).toEqual([20, 21, 21, 21, 21, 19]); // 126 - 3 = 123
      expect(position.pileSize).toBe(123);
    }
  });

  test('S1 a setup is read in the order given, and its goal must fit the players', () => {
    const parse = (setup: unknown) => parseSetup(configFor(3), setup);
    expect(parse({ middle: ['V', 'R', 'V'], goal: 6 })).toEqual({ ok: true, value: symbols('VRV') });
    const refused = (what: string) => ({ ok: false, error: { code: 'malformed', what, rule: 'S1' } });
    expect(parse({ middle: ['V', 'R', 'V'], goal: 7 })).toEqual(refused('setup.goal'));
    expect(parse({ middle: ['V', 'R'], goal: 6 })).toEqual(refused('setup.middle'));
    expect(parse({ middle: ['V', 'R', 'X'], goal: 6 })).toEqual(refused('setup.middle'));
    expect(parse({ middle: 'VRV', goal: 6 })).toEqual(refused('setup.middle'));
    expect(parse(null)).toEqual(refused('setup'));
  });
});

describe('drawing', () => {
  test('S2 the middle is filled up to three at the start of the next turn', () => {
    const position = table({ middle: 'RRO', tray: 'R', pile: 'GBVY' });
    // Both red stones leave the middle: 1 is left, 2 are turned over.
    expect(play(position, 'stop', 'GB')).toEqual([
      { type: 'score', seat: 0, symbol: 'R', points: 3, track: 3 },
      { type: 'flip', piece: 'G', to: 'middle' },
      { type: 'flip', piece: 'B', to: 'middle' },
    ]);
    expect(middleOf(position)).toEqual(counts('OGB'));
  });

  test('S2 three stones or more in the middle are left alone', () => {
    const position = table({ middle: 'RROYG', tray: 'R', pile: 'GB' });
    expect(play(position, 'stop')).toHaveLength(1);
  });

  test('S2 a bonus turn begins with the refill too, by stones just put back', () => {
    // 6 + 3 = 9, 7 are kept, 2 go back and are the whole pile.
    const position = table({ middle: 'RRO', tray: 'R', tracks: [row(6, 0, 0, 0, 0, 0), NONE] });
    expect(play(position, 'stop', 'RR').slice(-2)).toEqual([
      { type: 'flip', piece: 'R', to: 'middle' },
      { type: 'flip', piece: 'R', to: 'middle' },
    ]);
    expect(position.turn).toBe(0);
    expect(position.pileSize).toBe(0);
  });

  test('S3 the first draw is forced, then one may go on or stop', () => {
    const position = table({ middle: 'ROY', pile: 'ROG' });
    expect(words(position)).toEqual(['draw']);
    play(position, 'draw', 'R');
    expect(words(position)).toEqual(['draw', 'stop']);
  });

  test('S3 a bonus turn must begin with a draw as well', () => {
    const position = table({ middle: 'RROY', tray: 'R', pile: 'GG', tracks: [row(5, 1, 1, 1, 1, 1), NONE] });
    play(position, 'stop', 'G');
    expect(position.turn).toBe(0);
    expect(words(position)).toEqual(['draw']);
  });

  test('S4 a matching stone goes to the tray and the middle keeps its own', () => {
    const position = table({ middle: 'ROY', pile: 'RO' });
    expect(play(position, 'draw', 'O')).toEqual([{ type: 'flip', piece: 'O', to: 'tray' }]);
    expect(stones.view(position, 1)).toMatchObject({ tray: ['O'], middle: counts('ROY'), pile: counts('R'), turn: 0 });
  });

  test('S5 a symbol that is not in the middle busts: stone and tray go there', () => {
    const position = table({ middle: 'ROY', tray: 'RY', pile: 'GB' });
    expect(play(position, 'draw', 'G')).toEqual([
      { type: 'flip', piece: 'G', to: 'middle' },
      { type: 'bust', seat: 0 },
    ]);
    expect(middleOf(position)).toEqual(counts('RROYYG'));
    expect(position.middleSize).toBe(6);
    expect(position).toMatchObject({ tray: 0, turn: 1 });
    expect(position.allTracks()).toEqual([NONE, NONE]);
  });

  test('S5 a symbol that is already in the tray busts', () => {
    const position = table({ middle: 'RROY', tray: 'R', pile: 'RB' });
    expect(play(position, 'draw', 'R')[1]).toEqual({ type: 'bust', seat: 0 });
    expect(middleOf(position)).toEqual(counts('RRRROY'));
  });

  test('S5 a bust on the first draw can leave the middle to be refilled', () => {
    const position = table({ middle: 'R', pile: 'OGB' });
    expect(play(position, 'draw', 'OG').map((event) => event.type)).toEqual(['flip', 'bust', 'flip']);
  });
});

describe('stopping', () => {
  test('S6 the tray and its symbols in the middle are collected, in canonical order', () => {
    const position = table({ middle: 'ROOYVV', tray: 'VO', pile: 'GGG' });
    // Orange 1 + 2, violet 1 + 2; red and yellow stay and one stone is turned over.
    expect(play(position, 'stop', 'G')).toEqual([
      { type: 'score', seat: 0, symbol: 'O', points: 3, track: 3 },
      { type: 'score', seat: 0, symbol: 'V', points: 3, track: 3 },
      { type: 'flip', piece: 'G', to: 'middle' },
    ]);
    expect(position.tracksOf(0)).toEqual([0, 3, 0, 0, 0, 3]);
    expect(middleOf(position)).toEqual(counts('RYG'));
    expect(position).toMatchObject({ tray: 0, turn: 1 });
  });

  test('S6 no more than the goal is kept, the surplus is mixed into the pile', () => {
    const tracks = [NONE, row(5, 0, 0, 6, 0, 0), NONE];
    const position = table({ players: 3, turn: 1, middle: 'RROOOGG', tray: 'RG', pile: 'B', tracks });
    // Red 5 + 3 = 8, goal 6, 2 back; green 6 + 3 = 9, 3 back, and no second bonus for green.
    expect(play(position, 'stop')).toEqual([
      { type: 'score', seat: 1, symbol: 'R', points: 3, track: 6 },
      { type: 'score', seat: 1, symbol: 'G', points: 3, track: 6 },
      { type: 'bonus', seat: 1, symbol: 'R' },
      { type: 'return', pieces: ['R', 'R', 'G', 'G', 'G'] },
    ]);
    expect(pileOf(position)).toEqual(counts('RRGGGB'));
    expect(position.tracksOf(1)).toEqual([6, 0, 0, 6, 0, 0]);
  });

  test('S7 two symbols completed at once give two further turns', () => {
    const position = table({ middle: 'ROYYY', tray: 'RO', pile: 'GBVGBV', tracks: [row(5, 5, 0, 0, 0, 0), NONE] });
    expect(play(position, 'stop').filter((event) => event.type === 'bonus')).toEqual([
      { type: 'bonus', seat: 0, symbol: 'R' },
      { type: 'bonus', seat: 0, symbol: 'O' },
    ]);
    expect(position).toMatchObject({ turn: 0, due: 1 });
    // A bust ends only the turn it happens in.
    play(position, 'draw', 'G');
    expect(position).toMatchObject({ turn: 0, due: 0 });
    play(position, 'draw', 'B');
    expect(position).toMatchObject({ turn: 1, due: 0 });
  });

  test('S7 a bonus turn can earn another', () => {
    const position = table({ middle: 'OYYY', tray: 'O', pile: 'GG', due: 1, tracks: [row(0, 5, 0, 0, 0, 0), NONE] });
    play(position, 'stop');
    expect(position).toMatchObject({ turn: 0, due: 1 });
  });
});

describe('taking', () => {
  const tracks = [row(1, 0, 1, 2, 3, 1), NONE];

  test('S8 the only weakest symbol may be taken from the middle instead of drawing', () => {
    const position = table({ middle: 'ROOY', pile: 'GGG', tracks });
    expect(words(position)).toEqual(['draw', 'take']);
    expect(play(position, 'take')).toEqual([{ type: 'score', seat: 0, symbol: 'O', points: 1, track: 1 }]);
    expect(middleOf(position)).toEqual(counts('ROY'));
    expect(position.turn).toBe(1);
  });

  test('S8 not if it is missing from the middle, if two are weakest, or after drawing', () => {
    expect(words(table({ middle: 'RRY', pile: 'G', tracks }))).toEqual(['draw']);
    expect(words(table({ middle: 'ROY', pile: 'G', tracks: [row(0, 0, 1, 2, 3, 1), NONE] }))).toEqual(['draw']);
    expect(words(table({ middle: 'ROY', pile: 'G', tracks, tray: 'R' }))).toEqual(['draw', 'stop']);
  });

  test('S8 the weakest symbol is the mover’s own', () => {
    expect(words(table({ middle: 'ROY', pile: 'G', tracks, turn: 1 }))).toEqual(['draw']);
  });

  test('S8 a bonus turn may begin with it, and one still due follows', () => {
    const position = table({ middle: 'ROOY', pile: 'G', tracks, due: 1 });
    play(position, 'take');
    expect(position).toMatchObject({ turn: 0, due: 0 });
  });
});

describe('the empty pile', () => {
  const lacksOrange = row(7, 1, 7, 7, 7, 7);

  test('S9 with stones in the tray one must stop, which counts as ever', () => {
    const position = table({ middle: 'ROY', tray: 'R', tracks: [row(6, 0, 0, 0, 0, 0), NONE] });
    expect(words(position)).toEqual(['stop']);
    // 6 + 2 = 8: one back, a bonus turn, and its refill takes the red stone out again.
    expect(play(position, 'stop', 'R')).toEqual([
      { type: 'score', seat: 0, symbol: 'R', points: 2, track: 7 },
      { type: 'bonus', seat: 0, symbol: 'R' },
      { type: 'return', pieces: ['R'] },
      { type: 'flip', piece: 'R', to: 'middle' },
    ]);
    expect(position.turn).toBe(0);
  });

  test('S9 with nothing to draw a possible take is the only move', () => {
    expect(words(table({ middle: 'O', tracks: [lacksOrange, NONE] }))).toEqual(['take']);
  });

  test('S9 who can neither draw nor take passes and gives up bonus turns', () => {
    const position = table({ middle: 'RY', due: 2 });
    expect(words(position)).toEqual(['pass']);
    expect(play(position, 'pass')).toEqual([]);
    expect(position).toMatchObject({ turn: 1, due: 0, passes: 1, ended: null });
  });

  test('S9 the game ends when all pass in a row, ranked by F4', () => {
    const tracks = [NONE, row(1, 1, 1, 1, 1, 1), NONE];
    const position = table({ players: 3, middle: 'RY', turn: 2, tracks });
    expect(play(position, 'pass')).toEqual([]);
    expect(play(position, 'pass')).toEqual([]);
    expect(play(position, 'pass')).toEqual([{ type: 'end', reason: 'passes' }]);
    expect(position.result()).toMatchObject({ ranks: [2, 1, 2], instant: null, points: [0, 1, 0] });
  });

  test('S9 a take between passes starts the count anew', () => {
    const position = table({ middle: 'O', tracks: [NONE, row(1, 0, 2, 2, 2, 2)] });
    play(position, 'pass');
    play(position, 'take');
    play(position, 'pass');
    expect(position.ended).toBe(null);
    play(position, 'pass');
    expect(position.ended).toBe('passes');
  });

  test('Decision: a hundred turns in a row that make no collection grow end the game', () => {
    // Two green stones go round: seats 0 and 2 bust with the first, seats 1 and 3 match the second and put both back.
    const tracks = [row(5, 5, 5, 4, 5, 4), row(4, 5, 5, 5, 4, 5), row(5, 3, 3, 5, 5, 5), row(5, 4, 5, 5, 4, 5)];
    const position = table({ players: 4, middle: 'RRO', pile: 'GG', tracks, idle: 1 });
    const events: GameEvent[] = [];
    while (!position.ended && position.ply < 200) {
      expect(position.countMoves()).toBe(1);
      position.play(position.legalMoves()[0]!, new FastChance(1), events);
    }
    // 50 busts of one ply, 50 stops of two.
    expect(position.ply).toBe(150);
    expect(events.at(-1)).toEqual({ type: 'end', reason: 'stuck' });
    expect(position.allTracks()).toEqual(tracks);
  });

  test('Decision: a collection that grows starts that count anew', () => {
    const grows = table({ middle: 'ROYG', tray: 'R', pile: 'B', idle: 100 });
    play(grows, 'stop');
    expect(grows).toMatchObject({ ended: null, idle: 1 });
    const takes = table({ middle: 'ROYG', pile: 'B', idle: 100, tracks: [row(0, 1, 1, 1, 1, 1), NONE] });
    play(takes, 'take');
    expect(takes).toMatchObject({ ended: null, idle: 1 });
    // Red is full already: the stop only puts two stones back.
    const full = table({ middle: 'ROYG', tray: 'R', pile: 'B', idle: 100, tracks: [row(7, 0, 0, 0, 0, 0), NONE] });
    expect(play(full, 'stop').at(-1)).toEqual({ type: 'end', reason: 'stuck' });
  });
});

describe('the end', () => {
  const almost = row(7, 6, 7, 7, 7, 7);

  test('S10 the goal in all six wins at once; the surplus goes back, nothing is turned over', () => {
    const position = table({ turn: 1, middle: 'OOR', tray: 'O', pile: 'GG', tracks: [NONE, almost] });
    expect(play(position, 'stop')).toEqual([
      { type: 'score', seat: 1, symbol: 'O', points: 3, track: 7 },
      { type: 'bonus', seat: 1, symbol: 'O' },
      { type: 'return', pieces: ['O', 'O'] },
      { type: 'end', reason: 'instant' },
    ]);
    expect(position).toMatchObject({ ended: 'instant', due: 0, tray: 0 });
    expect(position.legalMoves()).toEqual([]);
    expect(position.countMoves()).toBe(0);
    expect(position.result()).toMatchObject({ ranks: [2, 1], instant: 1, points: [0, 7] });
  });

  test('S10 a take can win too, without a bonus', () => {
    const position = table({ middle: 'O', pile: 'GG', tracks: [almost, NONE] });
    expect(play(position, 'take')).toEqual([
      { type: 'score', seat: 0, symbol: 'O', points: 1, track: 7 },
      { type: 'end', reason: 'instant' },
    ]);
  });
});

describe('the border', () => {
  test('S3 S8 S9 a move out of place is refused with the legal ones', () => {
    const parse = (position: StonesPosition, input: unknown) => stones.parseMove(position, input);
    const position = table({ middle: 'ROY', pile: 'G' });
    const notNow = (type: string, legal: string[], rule: string) => ({
      ok: false,
      error: { code: 'not-now', type, legal, rule },
    });
    expect(parse(position, { type: 'stop' })).toEqual(notNow('stop', ['draw'], 'S3'));
    expect(parse(position, { type: 'take' })).toEqual(notNow('take', ['draw'], 'S8'));
    expect(parse(position, { type: 'pass' })).toEqual(notNow('pass', ['draw'], 'S9'));
    expect(parse(table({ middle: 'ROY' }), { type: 'draw' })).toEqual(notNow('draw', ['pass'], 'S9'));
    expect(parse(position, { type: 'swap' })).toMatchObject({ error: { code: 'unknown-move', type: 'swap' } });
    expect(parse(position, {})).toMatchObject({ error: { code: 'unknown-move' } });
    expect(parse(position, ['draw'])).toMatchObject({ error: { code: 'malformed', what: 'move' } });
    expect(parse(table({ ended: 'passes' }), { type: 'pass' })).toMatchObject({ error: { code: 'game-over' } });
    expect(stones.parseNotation(position, ' Draw ')).toEqual({ ok: true, value: 0 });
  });

  test('F8 a view holds the pile as counts, the same for every seat', () => {
    const position = table({ middle: 'ROY', tray: 'OR', pile: 'VGG', idle: 4, passes: 1 });
    expect(stones.view(position, 1)).toEqual({
      game: 'stones',
      ...configFor(2),
      seat: 1,
      ply: 0,
      turn: 0,
      due: 0,
      ended: null,
      tracks: [NONE, NONE],
      goal: 7,
      pile: [0, 0, 0, 2, 0, 1],
      middle: [1, 1, 1, 0, 0, 0],
      tray: ['R', 'O'],
      passes: 1,
      idle: 4,
    });
    expect(stones.view(position, null)).toEqual({ ...stones.view(position, 1), seat: null });
  });

  test('F8 a clone and a position made from the view are equal and independent', () => {
    const position = table({ middle: 'RROY', tray: 'OR', pile: 'VGG', due: 1, tracks: [AHEAD, NONE], idle: 4 });
    for (const copy of [position.clone(), stones.resample(stones.view(position, 0))]) {
      expect(stones.view(copy, 0)).toEqual(stones.view(position, 0));
      play(copy, 'stop', 'VG');
      expect(stones.view(position, 0)).toMatchObject({ tray: ['R', 'O'], ply: 0, idle: 4, middle: counts('RROY') });
    }
  });

  test('S6 S8 tracks after a stop or a take are foreseen, a draw changes none', () => {
    const after = (position: StonesPosition, move: number): number[] => {
      const out = new Uint8Array(6);
      position.tracksAfter(move, out);
      return Array.from(out);
    };
    const stopping = table({ middle: 'RRRO', tray: 'RO', pile: 'G', tracks: [AHEAD, NONE] });
    expect(after(stopping, 1)).toEqual([7, 3, 2, 2, 2, 2]); // red 5 + 4 stops at 7, orange 1 + 2
    expect(after(stopping, 0)).toEqual(AHEAD);
    expect(preview(stones, stopping, 1)).toEqual({
      scores: [
        { symbol: 'R', points: 4, track: 7, from: [] },
        { symbol: 'O', points: 2, track: 3, from: [] },
      ],
      bonus: ['R'],
      wins: false,
    });
    const taking = table({ turn: 1, middle: 'ROO', pile: 'G', tracks: [NONE, AHEAD] });
    expect(after(taking, 2)).toEqual([5, 2, 2, 2, 2, 2]);
    expect(stones.sources(taking, 2)).toEqual([[]]);
    expect(stones.sources(taking, 0)).toEqual([]);
  });
});

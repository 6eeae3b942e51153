import { describe, expect, test } from 'vitest';
import type { Options } from '../contract/card.ts';
import { FastChance } from '../contract/chance.ts';
import type { Game } from '../contract/game.ts';
import type { GameError } from '../contract/errors.ts';
import type { GameEvent } from '../contract/events.ts';
import { preview } from '../contract/preview.ts';
import type { Letter } from '../contract/symbols.ts';
import { board } from '../games/board/index.ts';
import { board3d } from '../games/board3d/index.ts';
import { cards } from '../games/cards/index.ts';
import { dice } from '../games/dice/index.ts';
import { stones } from '../games/stones/index.ts';
import { parsePlayed, sheetOf } from '../games/played.ts';
import { tracksAfterCounting } from './counting.ts';
import type { SheetPosition } from './position.ts';
import { isSheetView } from './view.ts';

/** The sheet of a game, with the first seat's tracks as a test wants them. */
function sheetAt(game: Game, players: number, tracks = [0, 0, 0, 0, 0, 0], partners = false) {
  const sheet = sheetOf(game);
  const options: Options = 'partners' in sheet.card.options ? { partners } : {};
  const position = sheet.blank({ players, options, starter: 0 });
  position.tracks.set(tracks);
  const parse = (notation: string) => sheet.parseNotation(position, notation);
  return {
    position,
    /** Plays what was written down; returns what happened. */
    enter(notation: string): GameEvent[] {
      const move = parse(notation);
      if (!move.ok) throw new Error(JSON.stringify(move.error));
      const events: GameEvent[] = [];
      position.play(move.value, new FastChance(0), events);
      return events;
    },
    /** Why it is refused; null if it is not. */
    refusal(notation: string): GameError | null {
      const move = parse(notation);
      return move.ok ? null : move.error;
    },
    read: (input: unknown) => sheet.parseMove(position, input),
    foresee: (notation: string) => {
      const move = parse(notation);
      return move.ok && preview(sheet, position, move.value);
    },
  };
}

const bonuses = (events: readonly GameEvent[]): string[] =>
  events.flatMap((event) => (event.type === 'bonus' ? [event.symbol] : []));

const turnOf = ({ turn, due, isBonus }: SheetPosition) => ({ turn, due, isBonus });

describe('a sheet', () => {
  test('has the id, players and rule numbers of its game, nothing hidden, and the options that tracks depend on', () => {
    const { card } = sheetOf(board);
    expect(card).toMatchObject({ id: 'board', players: [1, 2, 3, 4], hidden: false, rules: board.card.rules });
    expect(Object.keys(card.options)).toEqual(['partners']);
    expect(sheetOf(board3d).card.options).toEqual({});
    expect(sheetOf(board)).toBe(sheetOf(board));
  });

  test('is what is played by terms of a printed game', () => {
    expect(parsePlayed({ game: 'dice', isPrinted: true })).toEqual({ ok: true, value: sheetOf(dice) });
    expect(parsePlayed({ game: 'dice' })).toEqual({ ok: true, value: dice });
    expect(parsePlayed({ game: 'chess', isPrinted: true })).toMatchObject({ error: { code: 'unknown-game' } });
    expect(isSheetView(sheetOf(dice).view(sheetAt(dice, 2).position, 0))).toBe(true);
    expect(isSheetView(dice.view(dice.blank({ players: 2, options: {}, starter: 0 }), 0))).toBe(false);
  });

  test('F5 hands the turn on after each entry, also after one of nothing', () => {
    const { position, enter } = sheetAt(board, 3);
    expect(enter('R5 B2')).toEqual([
      { type: 'score', seat: 0, symbol: 'R', points: 5, track: 5 },
      { type: 'score', seat: 0, symbol: 'B', points: 2, track: 2 },
    ]);
    expect(enter('-')).toEqual([]);
    expect([position.turn, position.ply, position.tracksOf(0)]).toEqual([2, 2, [5, 0, 0, 0, 2, 0]]);
  });

  test('F4 ranks by the tracks once people say that the game is over', () => {
    const { position, enter, refusal } = sheetAt(board, 2, [1, 1, 1, 1, 1, 2]);
    enter('-');
    enter('R1 O1');
    expect(enter('end')).toEqual([{ type: 'end', reason: 'full' }]);
    expect(position.result()).toMatchObject({ ranks: [1, 2], points: [1, 0], instant: null });
    expect(refusal('-')).toEqual({ code: 'game-over', rule: 'B9' });
    expect([position.countMoves(), position.legalMoves()]).toEqual([0, []]);
  });

  test.each<[unknown, object]>([
    [null, { code: 'malformed', what: 'move' }],
    [{ type: 'enter' }, { code: 'malformed', what: 'tracks' }],
    [
      { type: 'enter', tracks: { R: 1.5 } },
      { code: 'malformed', what: 'tracks' },
    ],
    [
      { type: 'enter', tracks: { R: -1 } },
      { code: 'malformed', what: 'tracks' },
    ],
    [
      { type: 'enter', tracks: { Q: 1 } },
      { code: 'unknown-symbol', symbol: 'Q' },
    ],
    [{ type: 'place' }, { code: 'unknown-move', type: 'place' }],
    [{ type: 'pass' }, { code: 'not-now', type: 'pass', rule: 'B7' }],
  ])('refuses %j', (input, error) => {
    expect(sheetAt(board, 2).read(input)).toMatchObject({ ok: false, error });
  });

  test('has room for more turns than any game has, and then only for its end', () => {
    const { position, enter, refusal } = sheetAt(dice, 2);
    while (position.ply < position.card.maxPlies) enter('-');
    expect(refusal('-')).toEqual({ code: 'not-now', type: 'enter', legal: ['end'], rule: 'D7' });
    expect([position.countMoves(), position.legalMoves()]).toEqual([1, [position.ending]]);
    enter('end');
    expect(position.ended).not.toBeNull();
  });

  test.each(['R', 'R5B3', 'R5,B3', '5', 'R100'])('cannot read %s', (text) => {
    expect(sheetAt(board, 2).refusal(text)).toMatchObject({ code: 'malformed', what: 'notation' });
  });

  test('reads small letters, and values that have not changed', () => {
    const { enter, position } = sheetAt(board, 2, [4, 0, 0, 0, 0, 0]);
    enter('r4 b2');
    expect(position.tracksOf(0)).toEqual([4, 0, 0, 0, 2, 0]);
  });
});

describe('on the board', () => {
  test('F2 no track falls', () => {
    const error = { code: 'goes-back', symbol: 'R', from: 5, to: 4, rule: 'B6' };
    expect(sheetAt(board, 2, [5, 0, 0, 0, 0, 0]).refusal('R4')).toEqual(error);
  });

  test('B6 a tile scores two symbols at most', () => {
    const error = { code: 'too-many-symbols', symbols: 3, most: 2, rule: 'B6' };
    expect(sheetAt(board, 2).refusal('R1 O1 Y1')).toEqual(error);
  });

  test('B7 a marker stops at 18 and earns a bonus turn there', () => {
    const { position, enter, refusal, foresee } = sheetAt(board, 2, [16, 0, 0, 0, 0, 0]);
    expect(refusal('R19')).toEqual({ code: 'past-stop', symbol: 'R', to: 19, stop: 18, rule: 'B7' });
    expect(foresee('R18')).toMatchObject({ bonus: ['R'], wins: false });
    expect(bonuses(enter('R18'))).toEqual(['R']);
    expect(turnOf(position)).toEqual({ turn: 0, due: 0, isBonus: true });
    enter('O2');
    expect(turnOf(position)).toEqual({ turn: 1, due: 0, isBonus: false });
  });

  test('B7 two symbols at once earn two bonus turns, which lapse when somebody says so', () => {
    const { position, enter, refusal } = sheetAt(board, 2, [16, 16, 0, 0, 0, 0]);
    expect(refusal('pass')).toMatchObject({ code: 'not-now' });
    expect(bonuses(enter('R18 O18'))).toEqual(['R', 'O']);
    expect(turnOf(position)).toEqual({ turn: 0, due: 1, isBonus: true });
    enter('pass');
    expect(turnOf(position)).toEqual({ turn: 1, due: 0, isBonus: false });
  });

  test('B9 all six at 18 win at once', () => {
    const { position, enter } = sheetAt(board, 3, [18, 18, 18, 18, 18, 17]);
    expect(enter('V18').at(-1)).toEqual({ type: 'end', reason: 'instant' });
    expect(position.result()).toMatchObject({ instant: 0, ranks: [1, 2, 2], points: [18, 0, 0] });
  });

  test('B10 alone a marker stops at 18, goes on from there to 36, and nothing is earned or won', () => {
    const { position, enter, refusal } = sheetAt(board, 1, [16, 18, 36, 36, 36, 36]);
    expect(refusal('R20')).toEqual({ code: 'past-stop', symbol: 'R', to: 20, stop: 18, rule: 'B10' });
    expect(bonuses(enter('R18'))).toEqual([]);
    expect(enter('R36 O36').some(({ type }) => type === 'end')).toBe(false);
    expect([position.turn, position.ended]).toEqual([0, null]);
    enter('end');
    expect(position.result()).toMatchObject({ ranks: [1], points: [36] });
  });

  test('B11 partners share their tracks, with bonus turns at 18 and at 36', () => {
    const { position, enter, refusal } = sheetAt(board, 4, [17, 0, 0, 0, 0, 0], true);
    expect(refusal('R19')).toMatchObject({ code: 'past-stop', stop: 18, rule: 'B11' });
    expect(bonuses(enter('R18'))).toEqual(['R']);
    expect(bonuses(enter('R36'))).toEqual(['R']);
    enter('pass');
    enter('O1');
    expect([position.turn, position.tracksOf(2)]).toEqual([2, [36, 0, 0, 0, 0, 0]]);
  });
});

describe('on the stacking board', () => {
  test('T8 a marker that passes 18 and 27 in one scoring earns one bonus turn', () => {
    const { enter, refusal } = sheetAt(board3d, 2, [17, 18, 0, 0, 0, 0]);
    expect(refusal('R28')).toEqual({ code: 'past-stop', symbol: 'R', to: 28, stop: 27, rule: 'T8' });
    expect(bonuses(enter('R27 O26'))).toEqual(['R']);
    expect(bonuses(enter('O27'))).toEqual(['O']);
  });

  test('T12 all six at 27 win at once; T13 alone they stop there', () => {
    expect(sheetAt(board3d, 2, [27, 27, 27, 27, 27, 20]).enter('V27').at(-1)).toMatchObject({ reason: 'instant' });
    const solo = sheetAt(board3d, 1, [20, 0, 0, 0, 0, 0]);
    expect(solo.refusal('R28')).toEqual({ code: 'past-stop', symbol: 'R', to: 28, stop: 27, rule: 'T13' });
    expect(solo.enter('end')).toEqual([{ type: 'end', reason: 'supply' }]);
  });
});

describe('with cards', () => {
  test.each([
    [2, 4],
    [3, 3],
    [4, 4],
  ])('C5 with %i players a symbol gets %i points at most', (players, most) => {
    const { refusal } = sheetAt(cards, players, [1, 1, 1, 1, 1, 1]);
    const error = { code: 'too-much', symbol: 'R', points: most + 1, most, rule: 'C5' };
    expect([refusal(`R${most + 1}`), refusal(`R${most + 2}`)]).toMatchObject([null, error]);
  });

  test('C6 an area is entered once all six have come far enough, and the other symbol may have opened it', () => {
    const { refusal } = sheetAt(cards, 2, [3, 0, 1, 1, 1, 1]);
    expect(refusal('R4')).toEqual({ code: 'gate-closed', symbol: 'R', to: 4, from: 4, needs: 1, rule: 'C6' });
    expect(refusal('R4 O1')).toBeNull();
    const later = sheetAt(cards, 2, [6, 4, 4, 3, 4, 4]);
    expect(later.refusal('R7')).toMatchObject({ code: 'gate-closed', from: 7, needs: 4 });
    expect(later.refusal('R7 G4')).toBeNull();
  });

  test('C8 a marker at 10 earns a bonus turn; C11 all six at 7 win', () => {
    expect(bonuses(sheetAt(cards, 2, [8, 4, 4, 4, 4, 4]).enter('R10'))).toEqual(['R']);
    expect(sheetAt(cards, 2, [6, 7, 7, 7, 7, 7]).enter('R7').at(-1)).toEqual({ type: 'end', reason: 'instant' });
    expect(sheetAt(cards, 2, [8, 4, 4, 4, 4, 4]).refusal('R11')).toMatchObject({ code: 'past-stop', rule: 'C1' });
  });
});

describe('with stones', () => {
  test.each([
    [2, 7],
    [3, 6],
    [4, 5],
  ])('S1 with %i players the goal is %i, and S7 a symbol that reaches it earns a bonus turn', (players, goal) => {
    const { position, enter, refusal } = sheetAt(stones, players, [2, 0, 0, 0, 0, 0]);
    expect(refusal(`R${goal + 1}`)).toMatchObject({ code: 'past-stop', stop: goal, rule: 'S6' });
    expect(bonuses(enter(`R${goal} O${goal} Y2`))).toEqual(['R', 'O']);
    expect(turnOf(position)).toEqual({ turn: 0, due: 1, isBonus: true });
  });

  test('S6 stones come at least in twos, unless they fill a symbol up', () => {
    const { refusal } = sheetAt(stones, 2, [1, 6, 1, 0, 0, 0]);
    expect(refusal('R2')).toEqual({ code: 'too-little', symbol: 'R', points: 1, least: 2, rule: 'S6' });
    expect([refusal('R3'), refusal('O7'), refusal('R3 O7 Y3 G2 B2 V2')]).toEqual([null, null, null]);
  });

  test('S8 a single stone of the only weakest symbol may be taken, alone', () => {
    const { refusal } = sheetAt(stones, 2, [1, 2, 2, 2, 2, 2]);
    expect(refusal('R2')).toBeNull();
    expect(refusal('R2 O4')).toMatchObject({ code: 'too-little', symbol: 'R' });
    expect(refusal('O3')).toMatchObject({ code: 'too-little', symbol: 'O' });
    expect(sheetAt(stones, 2, [1, 1, 2, 2, 2, 2]).refusal('R2')).toMatchObject({ code: 'too-little' });
  });

  test('S10 the goal in all six wins', () => {
    expect(sheetAt(stones, 4, [5, 5, 5, 5, 5, 4]).enter('V5').at(-1)).toEqual({ type: 'end', reason: 'instant' });
  });
});

describe('with dice', () => {
  test('D4 no more rows get crosses than a player has dice', () => {
    const error = { code: 'too-many-symbols', symbols: 3, most: 2, rule: 'D4' };
    expect(sheetAt(dice, 4).refusal('R1 O1 Y1')).toEqual(error);
    expect(sheetAt(dice, 2).refusal('R1 O1 Y1 G1')).toBeNull();
  });

  test('D6 sections open once all rows have come far enough, in whichever order crosses are made', () => {
    const { refusal } = sheetAt(dice, 2, [3, 3, 1, 1, 1, 0]);
    expect(refusal('R4')).toEqual({ code: 'gate-closed', symbol: 'R', to: 4, from: 4, needs: 1, rule: 'D6' });
    expect(refusal('R6 O5 V2')).toBeNull();
    expect(refusal('R7 V1')).toMatchObject({ code: 'gate-closed', from: 7, needs: 4 });
    expect(refusal('R8 V1')).toMatchObject({ code: 'past-stop', stop: 7, rule: 'D1' });
  });

  test('D7 all 42 boxes win; D12 whoever is first notes 7, also where people end the game', () => {
    const won = sheetAt(dice, 2, [7, 7, 7, 7, 7, 6]);
    expect(won.enter('V7').at(-1)).toEqual({ type: 'end', reason: 'instant' });
    expect(won.position.result().points).toEqual([7, 0]);
    const ended = sheetAt(dice, 3, [2, 2, 2, 2, 2, 2]);
    ended.enter('end');
    expect(ended.position.result()).toMatchObject({ ranks: [1, 2, 2], points: [7, 0, 0] });
  });
});

describe('counting for people', () => {
  const counted = (game: Game, players: number, tracks: number[], ...lines: [Letter, ...number[]][]) =>
    tracksAfterCounting(
      sheetAt(game, players, tracks).position,
      lines.map(([symbol, ...lengths]) => ({ symbol, lines: lengths })),
    );

  test('B6 adds up the lines of both halves', () => {
    expect(counted(board, 2, [1, 0, 0, 0, 0, 2], ['R', 2, 1], ['V', 0, 0, 3])).toEqual([4, 0, 0, 0, 0, 5]);
  });

  test('B7 B10 stops where a marker stops, both halves of a double being one scoring', () => {
    expect(counted(board, 2, [15, 0, 0, 0, 0, 0], ['R', 2], ['R', 3])).toEqual([18, 0, 0, 0, 0, 0]);
    expect(counted(board, 1, [15, 18, 0, 0, 0, 0], ['R', 3], ['R', 3])).toEqual([18, 18, 0, 0, 0, 0]);
    expect(counted(board, 1, [15, 18, 0, 0, 0, 0], ['O', 4])).toEqual([15, 22, 0, 0, 0, 0]);
  });

  test('C5 C6 scores the first symbol completely before the other', () => {
    const before = [3, 0, 1, 1, 1, 1];
    expect(counted(cards, 2, before, ['R', 2], ['O', 2])).toEqual([3, 2, 1, 1, 1, 1]);
    expect(counted(cards, 2, before, ['O', 2], ['R', 2])).toEqual([5, 2, 1, 1, 1, 1]);
    // Past the gates, once it has itself come far enough.
    expect(counted(cards, 2, [4, 4, 4, 4, 4, 3], ['V', 4])).toEqual([4, 4, 4, 4, 4, 7]);
  });
});

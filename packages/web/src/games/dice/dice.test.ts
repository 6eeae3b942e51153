import { ScriptedChance, startGame, LETTERS, type Letter, type Tracks } from '@sixfold/engine';
import { dice, ROLL, type DicePosition, type DiceMove } from '@sixfold/engine/dice';
import { describe, expect, test } from 'vitest';
import type { GamePly } from '../../face/face.ts';
import {
  boxesOf,
  countedDice,
  foresee,
  gainOf,
  groupsOf,
  hintedDraft,
  keyRow,
  lossOf,
  matchesOf,
  newDraft,
  newsOf,
  offers,
  lastOpen,
  othersOf,
  rowsOf,
  scoreMove,
  sortedDice,
  takesRow,
  tapGroup,
  weakestFew,
  tapRow,
} from './dice.ts';
import { follow, newTrail } from './rolling/trail.ts';

const script = (text: string): ScriptedChance =>
  new ScriptedChance([...text].map((letter) => LETTERS.indexOf(letter as Letter)));

/** Seat 0 has rolled `own` against the dice of the others. */
function rolled(own: string, others: string, tracks: number[] = []): DicePosition {
  const players = (own.length + others.length) / own.length;
  const position = startGame(dice, { players, options: { startRule: 'rolled' }, starter: 0 }, script(others));
  position.tracks.set(tracks);
  position.play(ROLL, script(own));
  return position;
}

const notation = (position: DicePosition, jokers: object): string =>
  dice.makeNotation(position, scoreMove(position, jokers) as number);

describe('the draft', () => {
  test('a group and then a row make a joker, and either takes it back', () => {
    const picked = tapGroup(newDraft(1), 'V');
    expect(picked.picked).toBe('V');
    const used = tapRow(picked, 'B');
    expect(used).toMatchObject({ jokers: { V: 'B' }, picked: null });
    expect(tapGroup(used, 'V')).toEqual(newDraft(1));
    expect(tapRow(used, 'B')).toEqual(newDraft(1));
    expect(tapRow(used, 'G').jokers).toEqual({ V: 'B' });
  });

  test('a group that is touched twice is let go', () => {
    expect(tapGroup(tapGroup(newDraft(1), 'V'), 'V')).toEqual(newDraft(1));
  });

  test('two groups are two jokers, also for one row', () => {
    const one = tapRow(tapGroup(newDraft(1), 'V'), 'B');
    const both = tapRow(tapGroup(one, 'R'), 'B');
    expect(both.jokers).toEqual({ V: 'B', R: 'B' });
    expect(tapRow(both, 'B').jokers).toEqual({});
    expect(notation(rolled('RRVV', 'GGGG'), both.jokers)).toBe('score R=B V=B');
  });

  test('a key for a row needs no picked group where there is one only', () => {
    const used = keyRow(newDraft(1), ['V'], 'B');
    expect(used.jokers).toEqual({ V: 'B' });
    expect(keyRow(used, ['V'], 'G').jokers).toEqual({ V: 'G' });
    expect(keyRow(used, ['V'], 'B').jokers).toEqual({});
    expect(keyRow(newDraft(1), ['R', 'V'], 'B').jokers).toEqual({});
    expect(keyRow(newDraft(1), [], 'B').jokers).toEqual({});
  });

  test('a row takes a touch only while a group waits or its joker lies there', () => {
    expect(takesRow(newDraft(1), 'B')).toBe(false);
    expect(takesRow(tapGroup(newDraft(1), 'V'), 'B')).toBe(true);
    const used = tapRow(tapGroup(newDraft(1), 'V'), 'B');
    expect(LETTERS.filter((row) => takesRow(used, row))).toEqual(['B']);
  });
});

describe('moves and previews', () => {
  test('before the first roll there is nothing to score and no group', () => {
    const position = startGame(dice, { players: 2, options: { startRule: 'rolled' }, starter: 0 }, script('RRRR'));
    expect(scoreMove(position, {})).toBeNull();
    expect(foresee(position, {})).toBeNull();
    expect(groupsOf(position)).toEqual([]);
  });

  test('every joker finds the move of the engine', () => {
    const position = rolled('VRVG', 'RRBB');
    expect(groupsOf(position)).toEqual(['V']);
    expect(notation(position, {})).toBe('score');
    for (const row of LETTERS) expect(notation(position, { V: row })).toBe(`score V=${row}`);
  });

  test('crosses are foreseen row by row, with those that are lost', () => {
    // Two red dice meet three: 6 on offer from 2, with rows empty up to box 3.
    const position = rolled('RRGB', 'RRRO', [2]);
    const rows = rowsOf(position.tracksOf(0), foresee(position, {}));
    expect(rows[0]).toEqual({ symbol: 'R', before: 2, after: 3, lost: 5, isWeakest: false });
    expect(rows[1]).toEqual({ symbol: 'O', before: 0, after: 0, lost: 0, isWeakest: true });
    expect([gainOf(rows), lossOf(rows)]).toEqual([1, 5]);
    expect(boxesOf(rows[0]!, 3, 1)).toEqual(['crossed', 'new', 'gain', 'lost', 'lost', 'lost', 'lost']);
    expect(boxesOf(rows[1]!, 3, 0)).toEqual(['open', 'open', 'open', 'closed', 'closed', 'closed', 'closed']);
  });

  test('one or two weakest rows are pointed out, and no more', () => {
    const marked = (...tracks: Tracks): Letter[] => weakestFew(rowsOf(tracks, null)).map(({ symbol }) => symbol);
    expect(marked(1, 3, 3, 2, 1, 2)).toEqual(['R', 'B']);
    expect(marked(1, 1, 3, 2, 1, 2)).toEqual([]);
  });

  test('a picked group is offered to every row', () => {
    const position = rolled('OOOG', 'GYYY', [3, 0, 0, 0, 0, 0]);
    expect(offers(position, newDraft(1))).toBeNull();
    // Two crosses anywhere: lost in red, which stands at the closed section; in green the match comes on top.
    expect(offers(position, tapGroup(newDraft(1), 'O'))).toEqual([0, 2, 2, 3, 2, 2]);
  });

  test('sections open with the weakest row', () => {
    expect(lastOpen([3, 3, 3, 3, 3, 0])).toBe(3);
    expect(lastOpen([3, 3, 3, 3, 3, 1])).toBe(6);
    expect(lastOpen([6, 6, 6, 6, 6, 4])).toBe(7);
  });
});

describe('matches', () => {
  test('dice that match light up on both sides, jokers on their own', () => {
    const position = rolled('RVVG', 'RGGO');
    const view = dice.view(position, 0);
    const plain = foresee(position, {});
    expect(matchesOf(plain, 'G', 0)).toBe(2);
    expect(matchesOf(plain, 'V', 0)).toBe(0);
    expect([...countedDice(view, plain, {})].sort()).toEqual(['0/0', '0/3', '1/0', '1/1', '1/2']);
    const joker = foresee(position, { V: 'O' });
    expect([...countedDice(view, joker, { V: 'O' })].sort()).toEqual(['0/0', '0/1', '0/2', '0/3', '1/0', '1/1', '1/2']);
  });

  test('a group that is a joker for a matched symbol is not matched itself', () => {
    const position = rolled('GGVR', 'GGOO');
    expect([...countedDice(dice.view(position, 0), foresee(position, { G: 'G' }), { G: 'G' })]).toEqual(['0/0', '0/1']);
  });

  test('equal dice lie side by side', () => {
    expect(sortedDice(['V', 'R', 'V', 'G'])).toEqual([
      { letter: 'R', indexes: [1] },
      { letter: 'G', indexes: [3] },
      { letter: 'V', indexes: [0, 2] },
    ]);
  });

  test('the others sit clockwise', () => {
    expect(othersOf(dice.view(rolled('RR', 'GGGGGG'), 2), 2)).toEqual([3, 0, 1]);
  });
});

describe('what is new', () => {
  test('a turn of another player in one record', () => {
    const roll = (pieces: Letter[]): GamePly<DiceMove>['events'] => [{ type: 'roll', seat: 1, pieces }];
    const fresh: GamePly<DiceMove>[] = [
      { ply: 1, seat: 1, move: { type: 'roll' }, events: roll(['R', 'R', 'G', 'B']) },
      { ply: 2, seat: 1, move: { type: 'roll' }, events: roll(['R', 'R', 'R', 'B']) },
      {
        ply: 3,
        seat: 1,
        move: { type: 'score', jokers: { R: 'O' } },
        events: [{ type: 'score', seat: 1, symbol: 'O', points: 2, track: 3 }],
      },
    ];
    expect(newsOf(fresh, 0)).toBeNull();
    expect(newsOf(fresh.slice(0, 1), 1)).toEqual({ rolls: 1, jokers: null, scores: [] });
    expect(newsOf(fresh, 1)).toMatchObject({ rolls: 2, jokers: { R: 'O' }, scores: [{ symbol: 'O', points: 2 }] });
  });

  test('dice roll when seen rolling, even to the same faces, and not when taken back', () => {
    const position = rolled('RRGB', 'ROYG');
    const first = dice.view(position, 0);
    position.play(ROLL, script('RRGB'));
    const again = follow(newTrail(first), dice.view(position, 0));
    expect(again.spins).toEqual([1, 0]);
    expect(follow(again, again.view)).toBe(again);
    expect(follow(again, first).spins).toEqual([0, 0]);
  });

  test('crosses are new until the row grows again', () => {
    const position = rolled('RVGB', 'ROYY');
    const before = newTrail(dice.view(position, 0));
    position.play(scoreMove(position, {}) as number, script(''));
    const after = follow(before, dice.view(position, 0));
    expect(after.view.tracks[0]).toEqual([1, 0, 0, 0, 0, 0]);
    expect(after.known[0]).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('a score that crosses nothing was watched all the same', () => {
    const position = rolled('VGBO', 'RRYY');
    const before = newTrail(dice.view(position, 0));
    expect(before.known).toEqual([null, null]);
    position.play(scoreMove(position, {}) as number, script(''));
    expect(follow(before, dice.view(position, 0)).known).toEqual([[0, 0, 0, 0, 0, 0], null]);
  });

  test('a suggested score is laid out, a suggested roll is not', () => {
    const position = rolled('VVGB', 'RRYY');
    expect(hintedDraft(position, ROLL)).toBeNull();
    expect(hintedDraft(position, scoreMove(position, { V: 'R' }) as number)).toMatchObject({
      ply: 1,
      jokers: { V: 'R' },
    });
  });
});

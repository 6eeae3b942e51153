import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parsePiece } from '../src/family/pieces.ts';
import { board } from '../src/games/board/index.ts';
import { GAME_IDS, FastChance, ranks, ScriptedChance, type GameEvent } from '../src/index.ts';
import { Recorder, type Transcript } from '../src/record/transcript.ts';
import { verifyTranscript, type Difference } from '../src/record/verify.ts';
import { greedyMove, recordGame, verdictOn } from './playing.ts';
import { VARIANTS, type Variant } from './variants.ts';

const recordGreedy = (variant: Variant, seed: string): Transcript => recordGame(variant, seed, greedyMove);

const variantNamed = (start: string): Variant => VARIANTS.find(({ name }) => name.startsWith(start))!;

/** A copy that may be spoilt. */
const copyOf = (record: Transcript): Transcript => structuredClone(record);

function differenceIn(record: unknown, draws = false): Difference {
  const verdict = verifyTranscript(record, draws);
  if (verdict.ok) throw new Error('the transcript was accepted');
  return verdict.difference;
}

/** What the verifier says once `spoil` has been at a good transcript. */
function spoiled(record: Transcript, spoil: (copy: Transcript) => void): Difference {
  const copy = copyOf(record);
  spoil(copy);
  return differenceIn(copy);
}

describe.each(VARIANTS)('$name', (variant) => {
  test('F7 recorded games verify, draws included', () => {
    for (const record of [recordGame(variant, 'one'), recordGreedy(variant, 'two')]) {
      expect(verdictOn(record)).toBe(record.plies.length);
      expect(verdictOn(record, true)).toBe(record.plies.length);
      expect(differenceIn({ ...record, seed: 'another' }, true)).toMatchObject({ rule: 'F7' });
      expect(verdictOn({ ...record, seed: 'another' })).toBe(record.plies.length);
    }
  });
});

const FOREIGN = new URL('foreign/', import.meta.url);

describe('games that another program wrote from the rules alone', () => {
  const files = readdirSync(FOREIGN).filter((name) => name.endsWith('.jsonl'));

  test('are here', () => {
    expect(files.length).toBeGreaterThanOrEqual(19);
  });

  test.each(files)('%s is accepted', (name) => {
    const lines = readFileSync(new URL(name, FOREIGN), 'utf8').trim().split('\n');
    for (const line of lines) expect(verdictOn(JSON.parse(line))).toBeTypeOf('number');
  });
});

const FIRST_EDITION = new URL('first-edition/', import.meta.url);

describe('F7 games of the first edition of luck', () => {
  const files = readdirSync(FIRST_EDITION).filter((name) => name.endsWith('.jsonl'));
  const read = (name: string): Transcript => JSON.parse(readFileSync(new URL(name, FIRST_EDITION), 'utf8'));

  test('are here, of every game, one with joined seeds', () => {
    const records = files.map(read);
    expect(new Set(records.map(({ game }) => game))).toEqual(new Set(GAME_IDS));
    expect(records.some(({ seed }) => seed.includes('@'))).toBe(true);
  });

  test.each(files)('%s follows from its seed as ever, and not by the second', (name) => {
    const record = read(name);
    expect(verdictOn(record, true)).toBe(record.plies.length);
    expect(differenceIn({ ...record, luck: 2 }, true)).toMatchObject({ rule: 'F7' });
  });

  test('are told from others by a field that only says what is not the first', () => {
    const record = recordGame(variantNamed('dice, 2'), 'edition');
    expect([record.luck, verdictOn(record, true)]).toEqual([2, record.plies.length]);
    const { luck: _, ...first } = record;
    expect(differenceIn(first, true)).toMatchObject({ rule: 'F7' });
    for (const luck of [1, 3, '2', null]) expect(differenceIn({ ...record, luck })).toMatchObject({ rule: 'format' });
  });
});

describe('what is not as the rules have it is rejected by the right rule', () => {
  const record = recordGame(variantNamed('board, 2'), 'spoil');
  const last = record.plies.length - 1;

  test('F2 a changed track value', () => {
    expect(spoiled(record, ({ plies }) => plies[4]!.tracks[0]![2]++)).toMatchObject({
      ply: 4,
      rule: 'F2',
      what: 'tracks',
    });
    expect(spoiled(record, ({ result }) => result.tracks[1]![5]++)).toMatchObject({ ply: null, rule: 'F2' });
  });

  test('B6 a changed score', () => {
    const spoil = ({ plies }: Transcript): void => {
      (plies[3]!.events[0] as { points: number }).points++;
    };
    expect(spoiled(record, spoil)).toMatchObject({ ply: 3, rule: 'B6', what: 'event 1' });
  });

  test('B4 B5 an illegal placement', () => {
    const placing = (at: number[][]) => (copy: Transcript) => {
      Object.assign(copy.plies[0]!.move, { at });
    };
    // The field of the printed red star, fields that are apart, a field that is not there, and nothing printed near.
    expect(
      spoiled(
        record,
        placing([
          [5, -5],
          [4, -5],
        ]),
      ),
    ).toMatchObject({ ply: 0, rule: 'B4', error: { code: 'field-taken' } });
    expect(
      spoiled(
        record,
        placing([
          [0, 0],
          [2, 0],
        ]),
      ),
    ).toMatchObject({ rule: 'B4', error: { code: 'fields-not-adjacent' } });
    expect(
      spoiled(
        record,
        placing([
          [6, -5],
          [5, -4],
        ]),
      ),
    ).toMatchObject({ rule: 'B4', error: { code: 'field-off-board' } });
    expect(
      spoiled(
        record,
        placing([
          [0, 0],
          [1, 0],
        ]),
      ),
    ).toMatchObject({ rule: 'B5', error: { code: 'must-touch-start' } });
  });

  test('B4 a tile that the player does not hold', () => {
    const rack = record.setup['racks'] as string[][];
    const tile = ['RR', 'OO', 'YY', 'GG', 'BB', 'VV'].find((double) => !rack[0]!.includes(double));
    const spoil = ({ plies }: Transcript): object => Object.assign(plies[0]!.move, { tile });
    expect(spoiled(record, spoil)).toMatchObject({ ply: 0, rule: 'B4', error: { code: 'not-held' } });
  });

  test('B4 a wrong number of legal moves', () => {
    expect(spoiled(record, ({ plies }) => plies[last]!.legal++)).toMatchObject({
      ply: last,
      rule: 'B4',
      what: 'legal',
    });
  });

  test('F5 a wrong seat', () => {
    const spoil = ({ plies }: Transcript): number => (plies[2]!.seat = 1);
    expect(spoiled(record, spoil)).toMatchObject({ ply: 2, rule: 'F5', expected: 0, found: 1 });
  });

  test('B8 a swap that is not allowed', () => {
    const spoil = ({ plies }: Transcript): object => (plies[1]!.move = { type: 'swap' });
    const error = { code: 'swap-not-allowed', rule: 'B8' };
    expect(spoiled(record, spoil)).toMatchObject({ ply: 1, rule: 'B8', error });
  });

  test('B4 a move that is no move', () => {
    const moving = (move: unknown) => (copy: Transcript) => Object.assign(copy.plies[5]!, { move });
    expect(spoiled(record, moving({ type: 'fly' }))).toMatchObject({
      ply: 5,
      rule: 'B4',
      error: { code: 'unknown-move' },
    });
    expect(spoiled(record, moving('place'))).toMatchObject({ ply: 5, rule: 'B4', error: { code: 'malformed' } });
  });

  test('B9 a game cut short, and one that goes on after its end', () => {
    expect(spoiled(record, ({ plies }) => plies.pop())).toMatchObject({ ply: null, rule: 'B9' });
    const goOn = ({ plies }: Transcript): number => plies.push(plies[last]!);
    expect(spoiled(record, goOn)).toMatchObject({ ply: last + 1, rule: 'B9' });
  });

  test('F4 a wrong rank, F6 wrong points, B9 a winner at once who is none', () => {
    expect(spoiled(record, ({ result }) => result.ranks[0]!++ && result)).toMatchObject({ rule: 'F4' });
    expect(spoiled(record, ({ result }) => (result.points[0] = 17))).toMatchObject({ rule: 'F6' });
    expect(spoiled(record, ({ result }) => (result.instant = 0))).toMatchObject({ rule: 'B9' });
  });

  test('B9 another reason for the end', () => {
    const spoil = ({ plies }: Transcript): GameEvent =>
      plies[last]!.events.splice(-1, 1, { type: 'end', reason: 'stuck' })[0]!;
    expect(spoiled(record, spoil)).toMatchObject({ ply: last, rule: 'B9' });
  });

  test('B8 a missing draw, and one of too many tiles', () => {
    const isDraw = ({ type }: GameEvent): boolean => type === 'draw';
    const without = ({ plies }: Transcript): void => {
      plies[0]!.events = plies[0]!.events.filter((event) => !isDraw(event));
    };
    expect(spoiled(record, without)).toMatchObject({ ply: 0, rule: 'B8' });
    const tooMany = ({ plies }: Transcript): void => {
      (plies[0]!.events.find(isDraw) as { pieces: string[] }).pieces.push('RO');
    };
    expect(spoiled(record, tooMany)).toMatchObject({ ply: 0, rule: 'B8' });
  });

  test('B2 a tile that is not left: dealt once too often, or drawn', () => {
    const racks = [Array<string>(6).fill('RO'), ['GG', 'GG', 'GG', 'GG', 'GG', 'BV']];
    const position = board.blank(variantNamed('board, 2').config);
    position.deal(new ScriptedChance(racks.flat().map(parsePiece)));
    const recorder = new Recorder(board, position, 'by hand', 2);
    const chance = new FastChance(3);
    while (!position.ended) recorder.play(position.randomMove(chance), chance);
    const whole = JSON.parse(JSON.stringify(recorder.transcript())) as Transcript;
    expect(verifyTranscript(whole).ok).toBe(true);

    const drawn = ({ plies }: Transcript): void => {
      (plies[0]!.events.find(({ type }) => type === 'draw') as { pieces: string[] }).pieces = ['RO'];
    };
    expect(spoiled(whole, drawn)).toMatchObject({ ply: 0, rule: 'B2' });
    const dealt = ({ setup }: Transcript): string => ((setup['racks'] as string[][])[1]![5] = 'GG');
    expect(spoiled(whole, dealt)).toMatchObject({ ply: null, rule: 'B2' });
  });

  test.each([
    ['board, 2', 'B7'],
    ['board3d, 2', 'T8'],
    ['cards, 2', 'C8'],
    ['stones, 2', 'S7'],
  ])('a missing bonus turn in %s: %s', (name, rule) => {
    const rich = recordGreedy(variantNamed(name), 'bonus');
    const isBonus = ({ type }: GameEvent): boolean => type === 'bonus';
    const ply = rich.plies.findIndex(({ events }) => events.some(isBonus));
    const spoil = ({ plies }: Transcript): void => {
      plies[ply]!.events = plies[ply]!.events.filter((event) => !isBonus(event));
    };
    expect(spoiled(rich, spoil)).toMatchObject({ ply, rule });
  });

  test('B6 a double is the same placement either way round; its halves are told in the order written', () => {
    const solo = recordGreedy(variantNamed('board, 1'), 'doubles');
    const reversed = solo.plies.flatMap(({ move, events }, ply) => {
      const { tile, at } = move as unknown as { tile: string; at: unknown[] };
      if (tile[0] !== tile[1]) return [];
      const [first, second] = events as { points: number }[];
      const copy = copyOf(solo);
      Object.assign(copy.plies[ply]!.move, { at: at.toReversed() });
      return [{ isEqual: first!.points === second!.points, verdict: verifyTranscript(copy) }];
    });
    expect(reversed.length).toBeGreaterThan(2);
    for (const { isEqual, verdict } of reversed) expect(verdict.ok).toBe(isEqual);
  });

  test('the form itself: another format, an unknown game, a field too many or too few', () => {
    const wrong = { rule: 'format' };
    expect(differenceIn(null)).toMatchObject(wrong);
    expect(differenceIn({ ...record, format: 'sixfold-transcript/2' })).toMatchObject({ ...wrong, what: 'format' });
    expect(differenceIn({ ...record, game: 'chess' })).toMatchObject({ ...wrong, what: 'game' });
    expect(differenceIn({ ...record, options: {} })).toMatchObject({ ...wrong, what: 'options' });
    expect(differenceIn({ ...record, players: 5 })).toMatchObject({ error: { code: 'bad-players' } });
    expect(differenceIn({ ...record, plies: {} })).toMatchObject(wrong);
    expect(differenceIn({ ...record, remark: 'nice' })).toMatchObject(wrong);
    expect(spoiled(record, ({ plies }) => Object.assign(plies[0]!, { remark: 1 }))).toMatchObject({ ply: 0, ...wrong });
    expect(spoiled(record, ({ result }) => Object.assign(result, { remark: 1 }))).toMatchObject(wrong);
    const { seed: _, ...seedless } = record;
    expect(differenceIn(seedless)).toMatchObject(wrong);
  });

  test('what proves fair luck is left to those who know it', () => {
    expect(verifyTranscript({ ...record, fair: { commitment: 'abc' } }).ok).toBe(true);
  });
});

describe('F9 a game that was broken off', () => {
  const begun = recordGame(variantNamed('dice, 2'), 'given up');
  const plies = begun.plies.slice(0, 6);
  const { tracks } = plies.at(-1)!;
  const record: Transcript = {
    ...begun,
    plies,
    stopped: { reason: 'resigned', seat: 1 },
    result: { ranks: [1, 2], tracks, instant: null, points: [7, 0] },
  };

  test('has no end, and whoever gave up is second and gets nothing', () => {
    expect(verdictOn(record)).toBe(plies.length);
    expect(verdictOn(record, true)).toBe(plies.length);
    const other = { ...record, stopped: { reason: 'time', seat: 0 } };
    expect(differenceIn(other)).toMatchObject({ rule: 'F4', what: 'result.ranks' });
    const { points } = record.result;
    const result = { ...record.result, ranks: [2, 1], points: points.toReversed() };
    expect(verdictOn({ ...other, result })).toBe(plies.length);
  });

  test('is as it stands where all agreed', () => {
    const board2 = recordGame(variantNamed('board, 2'), 'agreed');
    const some = board2.plies.slice(0, 20);
    const standing = some.at(-1)!.tracks;
    const points = standing.map((own) => Math.min(...own));
    const result = { ranks: ranks(standing, null), tracks: standing, instant: null, points };
    const agreed = { ...board2, plies: some, stopped: { reason: 'agreed', seat: 0 }, result };
    expect(verdictOn(agreed)).toBe(some.length);
    expect(differenceIn({ ...agreed, result: { ...result, points: [9, 9] } })).toMatchObject({ rule: 'F6' });
  });

  test('is refused where somebody has had a hand in it', () => {
    expect(spoiled(record, ({ result }) => (result.points[1] = 1))).toMatchObject({ rule: 'F6' });
    expect(spoiled(record, ({ result }) => (result.tracks[1]![0] = 99))).toMatchObject({ rule: 'F2' });
    expect(spoiled(record, ({ result }) => (result.instant = 0))).toMatchObject({ what: 'result.instant' });
    expect(spoiled(record, (copy) => delete copy.stopped)).toMatchObject({
      what: expect.stringContaining('cut short'),
    });
    const wrong = [null, 'resigned', { reason: 'bored', seat: 1 }, { reason: 'resigned', seat: 2 }, { reason: 'time' }];
    for (const stopped of wrong) expect(differenceIn({ ...record, stopped })).toMatchObject({ rule: 'format' });
  });

  test('neither ended by itself nor had more than two sides', () => {
    expect(differenceIn({ ...begun, stopped: record.stopped })).toMatchObject({ rule: 'F9' });
    const three = recordGame(variantNamed('dice, 3'), 'given up');
    const cut = { ...three, plies: three.plies.slice(0, 6), stopped: record.stopped };
    expect(differenceIn(cut)).toMatchObject({ rule: 'F9' });
  });
});

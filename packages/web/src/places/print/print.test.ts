import { GAME_IDS, type GameId } from '@sixfold/engine';
import { describe, expect, test } from 'vitest';
import type { PrintFace, ScoreForm } from '../../face/print.ts';
import { SPOKEN } from '../../games/all-messages.fixture.ts';
import { printOf } from '../../games/prints.ts';
import { LANGUAGE_IDS } from '../../lib/languages.ts';
import { cuttingOf, oneOfEach, pieceExtent, sheetsOf } from './cutting.ts';
import { boxX, countsOf, gridOf, layoutOf, linesOf, lineY } from './forms.ts';
import { noteOf } from './note.ts';
import { PAPERS, roomOn, usualPaper, type PaperName } from './paper.ts';
import { firstWishes, formOrder, pagesOf, pieceOrder, type PrintWishes } from './wishes.ts';

const { de, en } = SPOKEN;
const PAPER_NAMES: readonly PaperName[] = ['a4', 'letter'];
const WISHES = firstWishes('de-DE', 'de', false);

const prints = Object.fromEntries(
  await Promise.all(GAME_IDS.map(async (game) => [game, await printOf(game)] as const)),
) as Readonly<Record<GameId, PrintFace>>;

const wished = (part: Partial<PrintWishes>): PrintWishes => ({ ...WISHES, ...part });

/** How often each piece is there. */
const countsIn = (pieces: readonly string[]): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(pieces, (piece) => piece)].map(([piece, all]) => [piece, all.length]));

const isDouble = (piece: string): boolean => piece[0] === piece[1];

const copiesOf = (pieces: readonly string[]) => ({
  mixed: new Set(Object.entries(countsIn(pieces)).flatMap(([piece, count]) => (isDouble(piece) ? [] : [count]))),
  doubles: new Set(Object.entries(countsIn(pieces)).flatMap(([piece, count]) => (isDouble(piece) ? [count] : []))),
});

describe('pieces', () => {
  test('B2: 120 tiles, mixed ones 6 times and doubles 5 times', () => {
    const [sheet] = prints.board.pieces;
    expect(sheet?.pieces.length).toBe(120);
    expect(copiesOf(sheet?.pieces ?? [])).toEqual({ mixed: new Set([6]), doubles: new Set([5]) });
  });

  test('T3: 78, 72 or 60 tiles with 4, 3 or 2 players', () => {
    const { pieces } = prints.board3d;
    expect(pieces.map((sheet) => [sheet.name(en), sheet.pieces.length])).toEqual([
      ['4 players', 78],
      ['3 players', 72],
      ['2 players', 60],
    ]);
  });

  test('C1: 60 cards, none of them a double', () => {
    const [sheet] = prints.cards.pieces;
    expect(sheet?.pieces.length).toBe(60);
    expect(copiesOf(sheet?.pieces ?? [])).toEqual({ mixed: new Set([4]), doubles: new Set() });
  });

  test('S1: 126 stones, 21 of each symbol', () => {
    const [sheet] = prints.stones.pieces;
    expect(countsIn(sheet?.pieces ?? [])).toEqual({ R: 21, O: 21, Y: 21, G: 21, B: 21, V: 21 });
  });

  test('D1: as many dice as three players roll, each with all six symbols', () => {
    const [nets, stickers] = prints.dice.pieces;
    expect(countsIn(nets?.pieces ?? [])).toEqual({ ROYGBV: 9 });
    expect(countsIn(stickers?.pieces ?? [])).toEqual({ R: 9, O: 9, Y: 9, G: 9, B: 9, V: 9 });
  });

  test('who has lost one of a kind prints one of each', () => {
    const order = pieceOrder(prints.board, wished({ isWhole: false }));
    expect(order?.pieces.length).toBe(21);
    expect(oneOfEach(['RO', 'RR', 'RO'])).toEqual(['RO', 'RR']);
  });

  test('a size of other pieces becomes the usual one', () => {
    expect(pieceOrder(prints.cards, wished({ size: 19 }))?.size).toBe(59);
    expect(pieceOrder(prints.cards, wished({ size: 63 }))?.size).toBe(63);
  });

  test.each(GAME_IDS)('%s: whatever their size, all come out, within the margins and none twice', (game) => {
    for (const sheet of prints[game].pieces)
      for (const paper of PAPER_NAMES)
        for (const size of sheet.sizes) {
          const piece = pieceExtent(sheet, size);
          const cutting = cuttingOf(paper, piece);
          const room = roomOn(paper, cutting.isLandscape);
          expect(cutting.columns * piece.width + 2 * (cutting.columns - 1)).toBeLessThan(room.width + 0.001);
          expect(cutting.rows * piece.height + 2 * (cutting.rows - 1)).toBeLessThan(room.height + 0.001);
          expect(sheetsOf(sheet.pieces, cutting).flat()).toEqual(sheet.pieces);
          expect(sheet.sizes).toContain(sheet.usual);
        }
  });

  test('the number of sheets is told before they are printed', () => {
    // 8 columns of 22 mm and 6 rows of 38 mm, with room for scissors: 48 of 120 a sheet.
    expect(pagesOf(prints.board, wished({ matter: 'pieces' }))).toBe(3);
    expect(pagesOf(prints.board, wished({ matter: 'pieces', isWhole: false }))).toBe(1);
    expect(pagesOf(prints.board, wished({ matter: 'rules' }))).toBe(1);
  });
});

describe('score sheets', () => {
  const told = ({ first, rail, bonuses, stops, winsAt }: ScoreForm) => ({
    first,
    top: rail.top,
    bonuses,
    stops,
    winsAt,
  });

  test('B7, B10, B11: tracks of 18, and two boards long for partners and alone', () => {
    expect(prints.board.forms.map(told)).toEqual([
      { first: 0, top: 18, bonuses: [18], stops: [], winsAt: 18 },
      { first: 0, top: 36, bonuses: [18, 36], stops: [18], winsAt: 36 },
      { first: 0, top: 36, bonuses: [], stops: [18], winsAt: null },
    ]);
  });

  test('T8, T13: tracks of 27 with bonus turns at 18 and 27, and two boards long alone', () => {
    expect(prints.board3d.forms.map(told)).toEqual([
      { first: 0, top: 27, bonuses: [18, 27], stops: [], winsAt: 27 },
      { first: 0, top: 54, bonuses: [], stops: [27], winsAt: null },
    ]);
  });

  test('C6, C8, C11: areas that open at 1 and 4, a bonus turn at 10, the goal at 7', () => {
    const [form] = prints.cards.forms;
    expect(form && told(form)).toEqual({ first: 0, top: 10, bonuses: [10], stops: [], winsAt: 7 });
    expect(form?.rail.gates).toEqual([
      { from: 4, to: 6, needs: 1 },
      { from: 7, to: 10, needs: 4 },
    ]);
  });

  test('S1, S7: a place for each stone up to the goal, where a bonus turn waits', () => {
    expect(prints.stones.forms.map(told)).toEqual([
      { first: 1, top: 7, bonuses: [7], stops: [], winsAt: 7 },
      { first: 1, top: 6, bonuses: [6], stops: [], winsAt: 6 },
      { first: 1, top: 5, bonuses: [5], stops: [], winsAt: 5 },
    ]);
  });

  test('D6, D7: seven boxes, of which those from 4 on and the last open later', () => {
    const [form] = prints.dice.forms;
    expect(form && told(form)).toEqual({ first: 1, top: 7, bonuses: [], stops: [], winsAt: 7 });
    expect(form?.rail.gates?.map(({ from, needs }) => [from, needs])).toEqual([
      [4, 1],
      [7, 4],
    ]);
  });

  test('what is to be known stands below', () => {
    const [form] = prints.dice.forms;
    expect(form && noteOf(form, en)).toBe(
      '4–6: only once all six colours are at 1 or more. 7: only once all six colours are at 4 or more. All six at 7: you win at once.',
    );
    const [, , alone] = prints.board.forms;
    expect(alone && noteOf(alone, de)).toBe('Bei 18 hält ein Marker an; der Rest dieser Wertung verfällt.');
  });

  test('behind a stop a new line begins, and lines end together', () => {
    const [, form] = prints.board.forms;
    if (!form) throw new Error('no form for partners');
    const box = { width: 9, height: 8 };
    expect(linesOf(form)).toEqual([
      [0, 18],
      [19, 36],
    ]);
    expect([0, 18, 19, 36].map((value) => boxX(form, value, box))).toEqual([9, 171, 18, 171]);
    expect(lineY(form, 0, 1, box)).toBe(8);
    expect(gridOf(form, box).width).toBe(180);
  });

  test.each(GAME_IDS)('%s: every box is at least 7 mm, and all forms are within the margins', (game) => {
    for (const form of prints[game].forms)
      for (const paper of PAPER_NAMES)
        for (const count of countsOf(paper, form)) {
          const { isLandscape, columns, rows, box } = layoutOf(paper, form, count);
          expect(columns * rows).toBe(count);
          expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(7);
          const [room, grid] = [roomOn(paper, isLandscape), gridOf(form, box)];
          expect(columns * grid.width + 8 * (columns - 1)).toBeLessThan(room.width + 0.001);
          expect(rows * grid.height + 8 * (rows - 1)).toBeLessThan(room.height);
        }
  });

  test('dice sheets come one, two, four or more a page', () => {
    for (const paper of PAPER_NAMES)
      expect(prints.dice.forms.map((form) => countsOf(paper, form))).toEqual([[1, 2, 3, 4, 6]]);
  });

  test('where fewer fit than are wished, as many as fit', () => {
    expect(formOrder(prints.board3d, wished({ count: 6 }))?.count).toBe(3);
    expect(formOrder(prints.board3d, wished({ form: 1, count: 6 }))?.count).toBe(1);
  });
});

test.each(GAME_IDS)('%s: the rules in short are complete in every language', (game) => {
  const lengths = LANGUAGE_IDS.map((language) => prints[game].rules(SPOKEN[language]).length);
  expect(new Set(lengths).size).toBe(1);
  expect(lengths[0]).toBeGreaterThan(2);
});

test.each(GAME_IDS)('%s: whatever a score sheet marks, the rules in short tell', (game) => {
  const marked = prints[game].forms.flatMap(({ bonuses, stops, winsAt }) =>
    [...bonuses, ...stops, winsAt ?? []].flat(),
  );
  for (const language of LANGUAGE_IDS) {
    const text = prints[game].rules(SPOKEN[language]).map((rule) => rule.text);
    expect(text.join(' ').match(/\d+/g) ?? []).toEqual(expect.arrayContaining(marked.map(String)));
  }
});

test('S1: what depends on how many play is told by the engine', () => {
  const [goal] = prints.stones.facts;
  expect(prints.stones.players.map((players) => goal?.of(players))).toEqual([7, 6, 5]);
});

test('paper is what printers of the country hold', () => {
  expect(['en-US', 'en-CA', 'de-DE', 'en', 'en-GB'].map(usualPaper)).toEqual(['letter', 'letter', 'a4', 'a4', 'a4']);
  expect(PAPERS.letter.width / 25.4).toBeCloseTo(8.5);
});

import type { PieceSheet, PrintFace, ScoreForm } from '../../face/print.ts';
import type { Language } from '../../lib/languages.ts';
import { cuttingOf, oneOfEach, pieceExtent, sheetsOf } from './cutting.ts';
import { countsOf } from './forms.ts';
import { usualPaper, type PaperName } from './paper.ts';

/** What can be printed of a game. */
export const MATTERS = ['forms', 'rules', 'pieces'] as const;
export type PrintMatter = (typeof MATTERS)[number];

/** What somebody would like to have on paper. */
export interface PrintWishes {
  readonly matter: PrintMatter;
  /** Which of the game's forms, and how many on a sheet. */
  readonly form: number;
  readonly count: number;
  /** Which of the game's pieces, how large if not as usual, and whether all of them or one of each kind. */
  readonly sheet: number;
  readonly size: number | null;
  readonly isWhole: boolean;
  readonly paper: PaperName;
  readonly language: Language;
  readonly hasLetters: boolean;
  readonly isBlack: boolean;
}

export const firstWishes = (locale: string, language: Language, hasLetters: boolean): PrintWishes => ({
  matter: 'forms',
  form: 0,
  count: 4,
  sheet: 0,
  size: null,
  isWhole: true,
  paper: usualPaper(locale),
  language,
  hasLetters,
  isBlack: false,
});

/** The form that is wished, how many of it fit a sheet, and how many of those there will be: no more than wished. */
export interface FormOrder {
  readonly form: ScoreForm;
  readonly counts: readonly number[];
  readonly count: number;
}

export function formOrder({ forms }: PrintFace, { form: index, count, paper }: PrintWishes): FormOrder | null {
  const form = forms[index];
  if (!form) return null;
  const counts = countsOf(paper, form);
  return { form, counts, count: counts.findLast((one) => one <= count) ?? 1 };
}

/** The pieces that are wished, and how large. */
export interface PieceOrder {
  readonly sheet: PieceSheet;
  readonly size: number;
  readonly pieces: readonly string[];
}

export function pieceOrder({ pieces }: PrintFace, { sheet: index, size, isWhole }: PrintWishes): PieceOrder | null {
  const sheet = pieces[index];
  if (!sheet) return null;
  const isKnown = size !== null && sheet.sizes.includes(size);
  return { sheet, size: isKnown ? size : sheet.usual, pieces: isWhole ? sheet.pieces : oneOfEach(sheet.pieces) };
}

/** How many sheets it will be. */
export function pagesOf(print: PrintFace, wishes: PrintWishes): number {
  const order = wishes.matter === 'pieces' ? pieceOrder(print, wishes) : null;
  if (!order) return 1;
  return sheetsOf(order.pieces, cuttingOf(wishes.paper, pieceExtent(order.sheet, order.size))).length;
}

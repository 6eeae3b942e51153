/** Sheets of paper, in millimetres as everything here. */
export const PAPERS = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const;

export type PaperName = keyof typeof PAPERS;

/** How large something is. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** Kept free at every edge: more than any printer needs. */
export const MARGIN = 10;

/** Countries whose printers hold the other paper. */
const LETTER_COUNTRIES = /-(?:US|CA|MX|CL|CO|PH)\b/i;

export const usualPaper = (locale: string): PaperName => (LETTER_COUNTRIES.test(locale) ? 'letter' : 'a4');

export const turned = ({ width, height }: Extent): Extent => ({ width: height, height: width });

/** A sheet as it lies before one. */
export const extentOf = (paper: PaperName, isLandscape: boolean): Extent =>
  isLandscape ? turned(PAPERS[paper]) : PAPERS[paper];

/** What can be printed on. */
export function roomOn(paper: PaperName, isLandscape: boolean): Extent {
  const { width, height } = extentOf(paper, isLandscape);
  return { width: width - 2 * MARGIN, height: height - 2 * MARGIN };
}

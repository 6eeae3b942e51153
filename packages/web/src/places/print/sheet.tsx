import type { ComponentChildren, JSX } from 'preact';
import { extentOf, MARGIN, type Extent, type PaperName } from './paper.ts';

/** A size in millimetres of the paper, for the style sheet: on a screen those are smaller than real ones. */
export const millimetres = ({ width, height }: Extent): Record<string, string> => ({
  '--width': String(width),
  '--height': String(height),
});

interface SheetOfPaperProps {
  readonly paper: PaperName;
  readonly isLandscape: boolean;
  /** What it shows, where that is a picture. */
  readonly label?: string;
  readonly children: ComponentChildren;
}

/** A sheet as it will be printed. */
export const SheetOfPaper = ({ paper, isLandscape, label, children }: SheetOfPaperProps): JSX.Element => (
  <div class="paper-frame">
    <div
      class={`paper is-${paper}${isLandscape ? ' is-landscape' : ''}`}
      style={{ ...millimetres(extentOf(paper, isLandscape)), '--margin': String(MARGIN) }}
      {...(label !== undefined && { role: 'img', 'aria-label': label })}
    >
      {children}
    </div>
  </div>
);

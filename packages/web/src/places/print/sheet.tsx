import type { ComponentChildren, JSX } from 'preact';
import { extentOf, MARGIN, type Extent, type PaperName } from './paper.ts';

/** A size in millimetres, for the style sheet. */
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
  <div class="paper-frame" style={{ ...millimetres(extentOf(paper, isLandscape)), '--margin': String(MARGIN) }}>
    <div
      class={`paper is-${paper}${isLandscape ? ' is-landscape' : ''}`}
      {...(label !== undefined && { role: 'img', 'aria-label': label })}
    >
      {children}
    </div>
  </div>
);

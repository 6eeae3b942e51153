import type { JSX } from 'preact';
import type { PieceSheet } from '../../face/print.ts';
import type { Messages } from '../../i18n/messages.ts';
import { CUT, cuttingOf, pieceExtent, sheetsOf, type Cutting } from './cutting.ts';
import { Form } from './form.tsx';
import { BETWEEN, layoutOf } from './forms.ts';
import type { Extent, PaperName } from './paper.ts';
import { millimetres, SheetOfPaper } from './sheet.tsx';
import type { FormOrder, PieceOrder } from './wishes.ts';

interface FormPaperProps {
  readonly order: FormOrder;
  readonly paper: PaperName;
  readonly game: string;
  readonly t: Messages;
}

/** A sheet of so many forms. */
export function FormPaper({ order: { form, count }, paper, game, t }: FormPaperProps): JSX.Element {
  const { isLandscape, columns, box } = layoutOf(paper, form, count);
  return (
    <SheetOfPaper paper={paper} isLandscape={isLandscape} label={t.print.formsShown(count, form.name(t))}>
      <div class="print-forms" style={{ '--columns': String(columns), '--between': String(BETWEEN) }}>
        {Array.from({ length: count }, (_, index) => (
          <Form key={index} form={form} box={box} game={game} t={t} />
        ))}
      </div>
    </SheetOfPaper>
  );
}

interface PiecePapersProps {
  readonly order: PieceOrder;
  readonly paper: PaperName;
  readonly t: Messages;
}

/** Sheets of pieces to be cut out. */
export function PiecePapers({ order: { sheet, size, pieces }, paper, t }: PiecePapersProps): JSX.Element {
  const extent = pieceExtent(sheet, size);
  const cutting = cuttingOf(paper, extent);
  return (
    <>
      {sheetsOf(pieces, cutting).map((part, index) => (
        <SheetOfPaper
          key={index}
          paper={paper}
          isLandscape={cutting.isLandscape}
          label={t.print.piecesShown(part.length, sheet.name(t))}
        >
          <Pieces sheet={sheet} pieces={part} extent={extent} cutting={cutting} />
        </SheetOfPaper>
      ))}
    </>
  );
}

interface PiecesProps {
  readonly sheet: PieceSheet;
  readonly pieces: readonly string[];
  readonly extent: Extent;
  readonly cutting: Cutting;
}

const Pieces = ({ sheet: { box, Piece }, pieces, extent, cutting }: PiecesProps): JSX.Element => (
  <div class="print-pieces" style={{ '--columns': String(cutting.columns), '--between': String(CUT) }}>
    {pieces.map((piece, index) => (
      <svg key={index} class="print-piece" viewBox={box.join(' ')} style={millimetres(extent)}>
        <Piece piece={piece} />
      </svg>
    ))}
  </div>
);

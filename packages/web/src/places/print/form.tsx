import { LETTERS } from '@sixfold/engine';
import type { JSX } from 'preact';
import type { ScoreForm } from '../../face/print.ts';
import type { Messages } from '../../i18n/messages.ts';
import { PrintedSymbol } from '../../ui/print/printed-symbol.tsx';
import { boxX, gridOf, LARGEST, labelsHeight, linesOf, lineY } from './forms.ts';
import { noteOf } from './note.ts';
import type { Extent } from './paper.ts';
import { millimetres } from './sheet.tsx';

interface FormProps {
  readonly form: ScoreForm;
  readonly box: Extent;
  readonly game: string;
  readonly t: Messages;
}

/** The tracks of one player, with a line for the name. */
export const Form = ({ form, box, game, t }: FormProps): JSX.Element => (
  <div class="print-form">
    <p class="print-form-head">
      <span class="print-name">{t.print.name}</span>
      <span>
        {game} · {form.name(t)}
      </span>
    </p>
    <Tracks form={form} box={box} t={t} />
    <p class="print-note">{noteOf(form, t)}</p>
  </div>
);

const mm = (length: number): string => `${length}mm`;

/** Drawn in millimetres without a scale of its own, so that type is as large as it says. */
function Tracks({ form, box, t }: Omit<FormProps, 'game'>): JSX.Element {
  const grid = gridOf(form, box);
  return (
    <svg class="print-tracks" style={millimetres(grid)}>
      {(form.rail.gates ?? []).map(({ from, to, needs }) => (
        <Label
          key={from}
          left={boxX(form, from, box)}
          right={boxX(form, to, box) + box.width}
          y={labelsHeight(form) - 2.2}
          text={t.print.needs(needs)}
        />
      ))}
      {LETTERS.map((letter, symbol) => (
        <Track key={letter} form={form} box={box} symbol={symbol} />
      ))}
    </svg>
  );
}

/** Where a part begins; but a single box may be narrower than what stands above it, and have nothing behind it. */
function Label({ left, right, y, text }: { left: number; right: number; y: number; text: string }): JSX.Element {
  const isShort = right - left < LARGEST + 1;
  return (
    <text class={isShort ? 'print-label is-short' : 'print-label'} x={mm(isShort ? right : left)} y={mm(y)}>
      {text}
    </text>
  );
}

interface TrackProps {
  readonly form: ScoreForm;
  readonly box: Extent;
  readonly symbol: number;
}

/** Kept free above and below a symbol. */
const EDGE = 0.3;

const Track = ({ form, box, symbol }: TrackProps): JSX.Element => (
  <>
    <svg
      y={mm(lineY(form, symbol, 0, box) + EDGE)}
      width={mm(box.width)}
      height={mm(box.height - 2 * EDGE)}
      viewBox="-50 -50 100 100"
    >
      <PrintedSymbol symbol={symbol} />
    </svg>
    {linesOf(form).map(([from, to], line) => (
      <svg key={from} y={mm(lineY(form, symbol, line, box))}>
        {Array.from({ length: to - from + 1 }, (_, index) => (
          <Box key={index} form={form} box={box} value={from + index} />
        ))}
      </svg>
    ))}
  </>
);

/** Whether a value is in a part that opens later. */
const isLater = ({ rail }: ScoreForm, value: number): boolean =>
  rail.gates?.some(({ from, to }) => value >= from && value <= to) ?? false;

/** Marked by a ring if a bonus turn waits there, by a thick edge if a scoring stops there. */
function Box({ form, box, value }: { form: ScoreForm; box: Extent; value: number }): JSX.Element {
  const { width, height } = box;
  const [x, y] = [width / 2, height / 2];
  return (
    <svg x={mm(boxX(form, value, box))}>
      <rect class={isLater(form, value) ? 'print-box is-later' : 'print-box'} width={mm(width)} height={mm(height)} />
      {form.bonuses.includes(value) && (
        <circle class="print-bonus" cx={mm(x)} cy={mm(y)} r={mm(Math.min(x, y) - 0.8)} />
      )}
      {form.stops.includes(value) && <line class="print-stop" x1={mm(width)} x2={mm(width)} y2={mm(height)} />}
      <text class="print-value" x={mm(x)} y={mm(y)}>
        {value}
      </text>
    </svg>
  );
}

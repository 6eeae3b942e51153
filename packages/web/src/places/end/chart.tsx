import type { JSX } from 'preact';
import './summary.css';

const [WIDTH, HEIGHT, MARGIN] = [320, 120, 18];

interface ChartProps {
  /** A line each: what it is called, and its values from the first ply on. */
  readonly lines: readonly { readonly name: string; readonly values: readonly number[] }[];
  readonly label: string;
}

/** Values over the turns of a game, a line a player; told apart by colour, dashes and their names. */
export function Chart({ lines, label }: ChartProps): JSX.Element {
  const top = Math.max(1, ...lines.flatMap(({ values }) => values));
  const last = Math.max(1, ...lines.map(({ values }) => values.length - 1));
  const x = (ply: number): string => (MARGIN + (ply / last) * (WIDTH - MARGIN - 4)).toFixed(1);
  const y = (value: number): string => (HEIGHT - 8 - (value / top) * (HEIGHT - 16)).toFixed(1);
  return (
    <figure class="chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        {[0, top].map((value) => (
          <g key={value}>
            <path class="chart-rule" d={`M${MARGIN} ${y(value)}H${WIDTH}`} />
            <text x={MARGIN - 4} y={y(value)}>
              {value}
            </text>
          </g>
        ))}
        {lines.map(({ name, values }, index) => (
          <path
            key={name}
            class={`chart-line is-${index}`}
            d={values.map((value, ply) => `${ply === 0 ? 'M' : 'L'}${x(ply)} ${y(value)}`).join('')}
          />
        ))}
      </svg>
      <figcaption>
        {lines.map(({ name, values }, index) => (
          <span key={name}>
            <svg viewBox="0 0 24 4" aria-hidden="true">
              <path class={`chart-line is-${index}`} d="M0 2H24" />
            </svg>
            {name} {values.at(-1)}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

import type { JSX } from 'preact';
import { messages, type Messages } from '../../i18n/index.ts';
import { settings } from '../../lib/settings.ts';
import { layOutTrend, TREND, trendOf, type TrendPoint } from './trend.ts';
import './trend.css';

interface TrendProps {
  readonly name: string;
  /** In their order: when each ended, what came together in it, and in how many cases. There must be one. */
  readonly games: readonly { readonly when: string; readonly sum: number; readonly cases: number }[];
  /** A value as a figure. */
  readonly say: (value: number) => string;
  /** Whether it may be below zero, and whether it is matters. */
  readonly isSigned?: boolean;
}

/** A dot a game, the mean up to each, and its interval; in words what it comes to, and for ears every game. */
export function Trend({ name, games, say, isSigned = false }: TrendProps): JSX.Element {
  const t = messages.value;
  const points = trendOf(games);
  const date = new Intl.DateTimeFormat(settings.value.language, { dateStyle: 'medium' });
  return (
    <figure class="trend">
      <h3>{name}</h3>
      <Plot points={points} say={say} isSigned={isSigned} />
      <figcaption>{sayMean(points, say, isSigned, t)}</figcaption>
      <ol class="unseen">
        {games.map(({ when }, place) => (
          <li key={place}>
            {date.format(new Date(when))}: {say(points[place]?.value ?? 0)}
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** Where everything lies is reckoned apart. */
function Plot({ points, say, isSigned }: Required<Pick<TrendProps, 'say' | 'isSigned'>> & { points: TrendPoint[] }) {
  const { dots, line, band, rules } = layOutTrend(points, isSigned);
  return (
    <svg viewBox={`0 0 ${TREND.width} ${TREND.height}`} aria-hidden="true">
      {rules.map(({ value, y }) => (
        <g key={value} class={value === 0 ? 'trend-zero' : 'trend-rule'}>
          <path d={`M${TREND.left} ${y}H${TREND.width - TREND.right}`} />
          <text x={TREND.left - 4} y={y}>
            {say(value)}
          </text>
        </g>
      ))}
      <path class="trend-band" d={band} />
      {dots.map(({ x, y }, place) => (
        <circle key={place} class="trend-game" cx={x} cy={y} r={dots.length > 60 ? 1.5 : 2.5} />
      ))}
      <path class="trend-mean" d={line} />
    </svg>
  );
}

/** What all games come to, and whether it could as well be nothing. */
function sayMean(points: readonly TrendPoint[], say: TrendProps['say'], isSigned: boolean, t: Messages): string {
  const { overTime } = t;
  const last = points.at(-1)?.sofar;
  if (!last) return overTime.few(points.length);
  const { mean, from, to } = last;
  // The half of an interval has no sign.
  const said = overTime.mean(`${say(mean)} ± ${say(to - mean).replace('+', '')}`, points.length);
  if (!isSigned) return said;
  return `${said} ${from <= 0 && to >= 0 ? overTime.zero : overTime.beyond}`;
}

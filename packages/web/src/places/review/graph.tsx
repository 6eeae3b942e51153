import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import { figuresIn } from './figures.ts';
import { GRAPH, layOutGraph, signOf, xOf, type GraphContent } from './graph-layout.ts';
import { settings } from '../../lib/settings.ts';

interface GraphProps extends GraphContent {
  /** What the teams are called. */
  readonly names: readonly string[];
  /** The chosen moment in words. */
  readonly said: string;
  readonly choose: (at: number) => void;
}

/** The chance to win over the game, a line a team; told apart by colour, dashes, signs and names. A slider lies over it. */
export function Graph(props: GraphProps): JSX.Element {
  const { names, values, length, at, said, choose } = props;
  const t = messages.value.review;
  const { chance } = figuresIn(settings.value.language);
  return (
    <figure class="review-graph">
      <div class="review-plot">
        <Plot {...props} />
        <input
          type="range"
          aria-label={t.slider}
          aria-valuetext={said}
          title={t.sliderKeys}
          min={0}
          max={length}
          value={at}
          onInput={(event) => choose(event.currentTarget.valueAsNumber)}
        />
      </div>
      <figcaption>
        {names.map((name, team) => (
          <span key={team} class={`review-team is-${team}`}>
            <svg viewBox="0 0 28 12" aria-hidden="true">
              <path class="review-line" d="M0 6H28" />
              <path class="review-sign" d={signOf(team, { x: 14, y: 6 }, 4)} />
            </svg>
            {name} <strong>{values[at] ? chance(values[at][team] ?? 0) : '–'}</strong>
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

/** Where everything lies is reckoned apart. */
function Plot(content: GraphContent): JSX.Element {
  const { chance } = figuresIn(settings.value.language);
  const { lines, marks, chosen, rules } = layOutGraph(content);
  const x = xOf(content.at, content.length);
  return (
    <svg viewBox={`0 0 ${GRAPH.width} ${GRAPH.height}`} aria-hidden="true">
      {rules.map(({ share, y }) => (
        <g key={share}>
          <path class="review-rule" d={`M${GRAPH.left} ${y}H${GRAPH.width - GRAPH.right}`} />
          <text x={GRAPH.left - 4} y={y}>
            {chance(share)}
          </text>
        </g>
      ))}
      <path class="review-now" d={`M${x} ${GRAPH.top}V${GRAPH.height - GRAPH.bottom}`} />
      {lines.map((d, team) => (
        <g key={team} class={`review-team is-${team}`}>
          <path class="review-line" d={d} />
          {chosen[team] && <path class="review-sign" d={signOf(team, chosen[team], 4)} />}
        </g>
      ))}
      {marks.map(({ ply, mark, ...point }) => (
        <circle
          key={ply}
          class="review-mark"
          cx={point.x}
          cy={point.y}
          r={mark === 10 ? 4.5 : mark === 5 ? 3.5 : 2.5}
        />
      ))}
    </svg>
  );
}

import type { Result } from '@sixfold/engine';
import { summarize, type GameSummary } from '@sixfold/engine/summary';
import type { SeenPly } from '@sixfold/protocol';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { messages, type Messages } from '../../i18n/index.ts';
import { go } from '../../lib/navigation.ts';
import { nameAt } from '../../lib/name-at.ts';
import { Chart } from './chart.tsx';

interface SummaryProps {
  readonly plies: readonly SeenPly[];
  readonly result: Result;
  /** Which seats share tracks. */
  readonly teams: readonly number[];
  readonly names: readonly string[];
  /** The seat of the only person at the screen; null where there are several. */
  readonly you: number | null;
}

/** How the game went: the weakest colour of everybody over the turns, the biggest move, and what was lacking. */
export function Summary({ plies, result, teams, names, you }: SummaryProps): JSX.Element | null {
  const t = messages.value;
  const summary = useMemo(() => summarize(plies, result, teams), [plies]);
  const firsts = teams.map((team, seat) => (teams.indexOf(team) === seat ? seat : -1)).filter((seat) => seat >= 0);
  const lines = firsts.map((seat) => ({
    name: names.filter((_, other) => teams[other] === teams[seat]).join(' & '),
    values: summary.weakest[seat] ?? [],
  }));
  if (plies.length === 0) return null;
  return (
    <section class="summary" aria-label={t.summary.title}>
      <h3>{t.summary.title}</h3>
      <Chart
        lines={lines}
        label={t.summary.chart(lines.map(({ name, values }) => `${name} ${values.at(-1)}`).join(', '))}
      />
      <ul>
        {factsOf(summary, names, you, t).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </section>
  );
}

function factsOf(
  { biggest, lacked }: GameSummary,
  names: readonly string[],
  you: number | null,
  t: Messages,
): string[] {
  const lack = you === null ? null : lacked[you];
  return [
    biggest && t.summary.biggest(nameAt(names, biggest.seat), biggest.steps, biggest.ply + 1),
    lack && t.summary.lacked(lack.steps, t.symbols.names[lack.symbol] ?? ''),
  ].filter((fact) => typeof fact === 'string');
}

/** What one may do with a game that is over: look at it again, and know how one played. */
export function LookAgain({ id }: { id: string }): JSX.Element {
  const t = messages.value;
  return (
    <>
      <button type="button" class="button" onClick={() => go({ at: 'review', id, game: '' })}>
        {t.end.review}
      </button>
      <button type="button" class="button" onClick={() => go({ at: 'replay', id })}>
        {t.end.lookAgain}
      </button>
    </>
  );
}

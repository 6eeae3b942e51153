import type { JSX } from 'preact';
import { symbolOf } from '../../lib/symbol-of.ts';
import { messages } from '../../i18n/index.ts';
import { SymbolIcon } from '../../ui/symbol.tsx';
import type { Turn } from './stones.ts';

/** So many of the last turns are shown: one of each rival, and a phone has room for no more. */
const SHOWN = 3;

interface DeedsProps {
  readonly turns: readonly Turn[];
  readonly names: readonly string[];
}

/** What the players did of late, a line a turn: their draws in order, and how it ended. The log says the same in words. */
export const Deeds = ({ turns, names }: DeedsProps): JSX.Element => (
  <ol class="stones-deeds" aria-hidden="true">
    {turns.slice(-SHOWN).map((turn, index) => (
      <li key={index} class={`stones-deed is-${turn.end ?? 'open'}`}>
        <span class="stones-deed-name">{names[turn.seat]}</span>
        <Drawn turn={turn} />
        <Outcome turn={turn} />
      </li>
    ))}
  </ol>
);

const Drawn = ({ turn: { drawn, end } }: { turn: Turn }): JSX.Element => (
  <span class="stones-deed-drawn">
    {drawn.map((letter, index) => (
      <span key={index} class={end === 'bust' && index === drawn.length - 1 ? 'is-bust' : ''}>
        <SymbolIcon symbol={symbolOf(letter)} size="1.3em" />
      </span>
    ))}
  </span>
);

function Outcome({ turn: { end, gains, hasBonus } }: { turn: Turn }): JSX.Element | null {
  const t = messages.value.stones;
  if (end === null) return null;
  const text = { bust: t.bust, pass: t.passed, stop: t.gained, take: t.taken }[end];
  return (
    <span class="stones-deed-end">
      {text}
      {gains.map(({ symbol, points }) => (
        <span key={symbol} class="stones-deed-gain">
          <SymbolIcon symbol={symbolOf(symbol)} size="1.15em" />+{points}
        </span>
      ))}
      {hasBonus && <strong class="bonus">{messages.value.table.bonus}</strong>}
    </span>
  );
}

import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { SymbolIcon } from '../../ui/symbol.tsx';
import { symbolOf } from '../../lib/symbol-of.ts';
import type { Outlook } from './cards.ts';
import { sayOutlook, saySymbols } from './words.ts';

interface CardBarProps {
  /** Whether a card can be played now. */
  readonly canTry: boolean;
  /** What the card that is looked at would bring. */
  readonly outlook: Outlook | null;
  /** The plays of the card that waits; two where the order must be chosen. */
  readonly plays: readonly Outlook[];
  readonly look: (way: number) => void;
  readonly play: (move: number) => void;
}

/** What the card would bring, and the button for the thumb; where it makes a difference, one for each order. */
export function Bar({ canTry, outlook, plays, look, play }: CardBarProps): JSX.Element {
  const t = messages.value;
  const [only] = plays;
  const hasOrder = canTry && plays.length > 1;
  return (
    <>
      {hasOrder && <Order plays={plays} look={look} play={play} />}
      <div class="cards-bar">
        <p class="play-prompt cards-status">{outlook ? sayOutlook(outlook, t) : canTry ? t.cards.choose : ''}</p>
        {canTry && only && !hasOrder && (
          <button type="button" class="button is-main is-large cards-play" onClick={() => play(only.move)}>
            {t.cards.play}
          </button>
        )}
      </div>
    </>
  );
}

function Order({ plays, look, play }: Pick<CardBarProps, 'plays' | 'look' | 'play'>): JSX.Element {
  const t = messages.value;
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => group.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  return (
    <div class="cards-order" role="group" aria-labelledby="cards-order" ref={group}>
      <p id="cards-order">{t.cards.order}</p>
      {plays.map((one, way) => {
        const first = one.scores[0]!.symbol;
        return (
          <button
            key={first}
            type="button"
            class="button"
            onPointerEnter={() => look(way)}
            onFocus={() => look(way)}
            onClick={() => play(one.move)}
          >
            <b>
              <SymbolIcon symbol={symbolOf(first)} size="1.2em" /> {t.cards.first(saySymbols(first, t))}
            </b>
            <small>{sayOutlook(one, t)}</small>
          </button>
        );
      })}
    </div>
  );
}

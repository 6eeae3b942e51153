import { LETTERS } from '@sixfold/engine';
import type { JSX } from 'preact';
import { symbolOf } from '../../lib/symbol-of.ts';
import { steady } from '../../ui/steady.tsx';
import { SymbolShape } from '../../ui/symbol.tsx';

export interface CardFaceProps {
  /** Its two letters. */
  readonly card: string;
  /** Those of its symbols that count for what is being shown. */
  readonly lit?: string;
}

const PLACES = [40, 110];

/** A card's face. A picture only: names stand where cards are listed. */
export const CardFace = steady(({ card, lit = '' }: CardFaceProps): JSX.Element => (
  <svg class="cards-card" viewBox="0 0 100 150" aria-hidden="true">
    <rect class="cards-body" x="3" y="3" width="94" height="144" rx="14" />
    <rect class="cards-bevel" x="8" y="8" width="84" height="134" rx="10" />
    <path class="cards-fold" d="M22 80L78 70" />
    {[...card].map((letter, index) => (
      <g key={letter} transform={`translate(50 ${PLACES[index]})`}>
        {lit.includes(letter) && <circle class={`cards-halo symbol-${letter}`} r="35" />}
        <g transform="scale(0.64)">
          <SymbolShape symbol={symbolOf(letter)} />
        </g>
      </g>
    ))}
  </svg>
));

/** A card's back: the six symbols in a ring. */
export const CardBack = (): JSX.Element => (
  <svg class="cards-card cards-back" viewBox="0 0 100 150" aria-hidden="true">
    <rect class="cards-body" x="3" y="3" width="94" height="144" rx="14" />
    <rect class="cards-bevel" x="8" y="8" width="84" height="134" rx="10" />
    {LETTERS.map((letter, symbol) => (
      <g key={letter} transform={`translate(50 75) rotate(${symbol * 60}) translate(0 -30) scale(0.24)`}>
        <SymbolShape symbol={symbol} />
      </g>
    ))}
  </svg>
);

/** Where a card can lie. */
export const EmptyPlace = (): JSX.Element => (
  <svg class="cards-card cards-empty" viewBox="0 0 100 150" aria-hidden="true">
    <rect x="4" y="4" width="92" height="142" rx="14" />
  </svg>
);

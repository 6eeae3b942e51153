import type { Letter } from '@sixfold/engine';
import type { JSX } from 'preact';
import { symbolOf } from '../../../lib/symbol-of.ts';
import { steady } from '../../../ui/steady.tsx';
import { SymbolShape } from '../../../ui/symbol.tsx';

export interface DieProps {
  readonly letter: Letter;
  /** Whether it counts for what is being shown. */
  readonly isLit?: boolean;
  /** How often it was seen rolling; each further roll plays the animation once. */
  readonly spins?: number;
  /** What its joker stands for; drawn small in the corner. */
  readonly joker?: Letter | undefined;
}

/** A die's upper face. A picture only: names stand where the dice are listed. */
export const Die = steady(({ letter, isLit = false, spins = 0, joker }: DieProps): JSX.Element => {
  const classes = ['dice-die', `dice-in-${letter}`, isLit && 'is-lit', spins > 0 && 'is-rolling', joker && 'is-joker'];
  return (
    <svg key={spins} class={classes.filter(Boolean).join(' ')} viewBox="-50 -50 100 100" aria-hidden="true">
      <rect class="dice-die-body" x="-45" y="-45" width="90" height="90" rx="20" />
      <rect class="dice-die-bevel" x="-39" y="-39" width="78" height="78" rx="15" />
      <g transform="scale(0.74)">
        <SymbolShape symbol={symbolOf(letter)} />
      </g>
      {joker && (
        <g class="dice-die-joker" transform="translate(27 27) scale(0.4)">
          <circle r="52" />
          <SymbolShape symbol={symbolOf(joker)} />
        </g>
      )}
    </svg>
  );
});

/** Where dice will lie once their owner has rolled. */
export const EmptyDie = (): JSX.Element => (
  <svg class="dice-die dice-die-empty" viewBox="-50 -50 100 100" aria-hidden="true">
    <rect x="-43" y="-43" width="86" height="86" rx="20" />
  </svg>
);

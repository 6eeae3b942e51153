import { LEVELS, type Level } from '@sixfold/bots/levels';
import { LETTERS } from '@sixfold/engine';
import type { JSX } from 'preact';
import { OUTLINES } from './symbol.tsx';

/** What faces are drawn on: where there are more levels than colours, another shape. */
const SHAPES = [1, 3];

/** How a bot looks, about the middle of its face: the stronger it is, the keener. */
export function featuresOf(level: Level): { readonly eye: number; readonly lines: string } {
  const share = LEVELS.indexOf(level) / (LEVELS.length - 1);
  const brow = -25 + 13 * share;
  const browEnd = -20 - 8 * share;
  return {
    eye: 9 - 3 * share,
    lines: `M-25 ${browEnd}L-7 ${brow}M25 ${browEnd}L7 ${brow}M-15 15Q0 ${32 - 15 * share} 15 15`,
  };
}

/** A bot's face in its own colour. Decorative: what it is called stands beside it. */
export function BotFace({ level, size = '2.5rem' }: { level: Level; size?: string }): JSX.Element {
  const index = LEVELS.indexOf(level);
  const shape = OUTLINES[SHAPES[Math.floor(index / LETTERS.length)] ?? 0];
  const { eye, lines } = featuresOf(level);
  return (
    <svg class="bot-face" viewBox="-50 -50 100 100" width={size} height={size} aria-hidden="true">
      <path class={`symbol-${LETTERS[index % LETTERS.length]}`} d={shape} transform="scale(1.15)" />
      <circle cx="-14" cy="-4" r={eye} />
      <circle cx="14" cy="-4" r={eye} />
      <path class="bot-line" d={lines} />
    </svg>
  );
}

import type { REACTIONS } from '@sixfold/protocol';
import type { JSX } from 'preact';

const FACE = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0';

/** Strokes in a square of 24, our own. */
const PATHS: Readonly<Record<(typeof REACTIONS)[number], string>> = {
  clap: 'M8 21c-3-2-5-6-4-9l4 3-3-8 4 6-1-8 4 8 1-7 3 10c1 3-1 6-4 6M17 4l2-2M20 8h2M14 3V1',
  laugh: `${FACE}M7 10l1.5-1.5L10 10M14 10l1.5-1.5L17 10M7.5 13.5h9c0 5-9 5-9 0z`,
  wow: `${FACE}M8.5 9v.5M15.5 9v.5M9.8 15.5a2.2 2.7 0 1 0 4.4 0a2.2 2.7 0 1 0-4.4 0`,
  think: `${FACE}M7 8l3-1.2M14 8.5h3M8.5 11v.3M15.5 11v.3M9 16.5c2-1.5 4-1 6-1.8`,
  heart: 'M12 20C2 13 3 5 8 5q3 0 4 3q1-3 4-3c5 0 6 8-4 15z',
  tear: `${FACE}M8.5 9.5v.3M15.5 9.5v.3M8.5 17c2-2.5 5-2.5 7 0M16.5 12.5c2 3-1.6 3.4-1.2 1.2z`,
};

/** A reaction as a small picture; whoever shows it says what it is. */
export const ReactionIcon = ({ reaction }: { reaction: keyof typeof PATHS }): JSX.Element => (
  <svg class="icon reaction" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[reaction]} />
  </svg>
);

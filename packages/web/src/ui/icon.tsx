import type { JSX } from 'preact';

/** Our own few pictograms, strokes in a square of 24; those of the first places. */
const PATHS = {
  back: 'M15 4l-8 8 8 8',
  close: 'M5 5l14 14M19 5L5 19',
  hint: 'M9 18h6M10 21h4M8.5 15a6.5 6.5 0 1 1 7 0v1.5h-7z',
  undo: 'M8 5L3 10l5 5M3 10h11a6 6 0 0 1 0 12h-3',
  log: 'M4 6h16M4 12h16M4 18h10',
  settings:
    'M4 7h9m5 0h2M4 17h2m5 0h9M13 7a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M6 17a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0',
  history: 'M12 7v5l3.5 2M4 12a8 8 0 1 1 2.5 5.8M4 20v-3h3',
  result: 'M8 4h8v6a4 4 0 0 1-8 0zM8 6H4c0 3 1.5 5 4 5m8-5h4c0 3-1.5 5-4 5M12 14v4M8 20h8',
  menu: 'M4 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0m7 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0m7 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
  online: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0h18M12 3q-8 9 0 18q8-9 0-18',
} as const;

export const Icon = ({ name }: { name: keyof typeof PATHS }): JSX.Element => <Stroke path={PATHS[name]} />;

export function Stroke({ path }: { path: string }): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

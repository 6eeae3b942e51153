import type { JSX } from 'preact';
import { Stroke } from './icon.tsx';

/** The pictograms of places that come later. */
const PATHS = {
  add: 'M12 5v14M5 12h14',
  first: 'M19 5l-8 7 8 7zM6 5v14',
  previous: 'M16 5l-8 7 8 7z',
  next: 'M8 5l8 7-8 7z',
  last: 'M5 5l8 7-8 7zM18 5v14',
  hand: 'M7 3h10v18H7zM7 17h10',
  table: 'M4 5h16v14H4zM4 12h16M12 5v14',
  up: 'M6 15l6-6 6 6',
  down: 'M6 9l6 6 6-6',
  talk: 'M4 5h16v11H11l-5 4v-4H4z',
} as const;

export const MoreIcon = ({ name }: { name: keyof typeof PATHS }): JSX.Element => <Stroke path={PATHS[name]} />;

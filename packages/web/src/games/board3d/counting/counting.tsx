import type { JSX } from 'preact';
import type { CountingProps } from '../../../face/counting.ts';
import { TileCounting } from '../../../sheet/counting/tiles/tile-counting.tsx';
import { drawnBoard } from './drawn.ts';

/** Counts a tile by the lengths of its lines, or on a drawn board. */
export const Counting = (props: CountingProps): JSX.Element => (
  <TileCounting {...props} board={drawnBoard(props.view.players)} />
);

import type { BoardMove, BoardPosition, BoardView } from '@sixfold/engine/board';
import type { JSX } from 'preact';
import type { SurfaceProps } from '../../face/face.ts';
import { TileSurface } from '../../tiles/surface.tsx';
import { tileGame } from './board.ts';

/** The playing surface of the classic board. */
export const Surface = (props: SurfaceProps<BoardPosition, BoardView, BoardMove>): JSX.Element => (
  <TileSurface game={tileGame} {...props} />
);

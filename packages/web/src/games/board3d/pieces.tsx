import { board3d } from '@sixfold/engine/board3d';
import { tilePieces } from '../../tiles/pieces/pieces.tsx';

/** T3: the fewer play, the fewer doubles there are. */
export const pieces = tilePieces(board3d, board3d.card.players, (t) => t.board3dPieces);

import { board } from '@sixfold/engine/board';
import { tilePieces } from '../../tiles/pieces/pieces.tsx';

/** B2: the bag is the same for any number of players. */
export const pieces = tilePieces(board, [2], (t) => t.boardPieces);

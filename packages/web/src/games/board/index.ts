import { board, type BoardMove, type BoardPosition, type BoardView } from '@sixfold/engine/board';
import type { Face } from '../../face/face.ts';
import { guides } from './guides.ts';
import { lessons } from './lessons.tsx';
import { Surface } from './surface.tsx';
import { words } from './words.ts';

export const face: Face<BoardPosition, BoardView, BoardMove> = { game: board, Surface, words, lessons, guides };

import { board, type BoardMove, type BoardPosition, type BoardView } from '@sixfold/engine/board';
import type { Face } from '../../face/face.ts';
import { Surface } from './surface.tsx';
import { words } from './words.ts';

const loadLessons = async () => (await import('./lessons.tsx')).lessons;
const loadGuides = async () => (await import('./guides.ts')).guides;

export const face: Face<BoardPosition, BoardView, BoardMove> = { game: board, Surface, words, loadLessons, loadGuides };

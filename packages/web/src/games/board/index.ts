import { board, type BoardMove, type BoardPosition, type BoardView } from '@sixfold/engine/board';
import type { Face } from '../../face/face.ts';
import { Surface } from './surface.tsx';
import { words } from './words.ts';

const loadEar = async () => (await import('../../tiles/ear.ts')).earOf(board);
const loadLessons = async () => (await import('./lessons.tsx')).lessons;
const loadCourse = async () => (await import('./course.ts')).course;

export const face: Face<BoardPosition, BoardView, BoardMove> = {
  game: board,
  Surface,
  words,
  loadEar,
  loadLessons,
  loadCourse,
};

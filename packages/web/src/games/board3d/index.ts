import { board3d, type Board3dMove, type Board3dPosition, type Board3dView } from '@sixfold/engine/board3d';
import type { Face } from '../../face/face.ts';
import { Surface } from './surface.tsx';
import { words } from './words.ts';

const loadEar = async () => (await import('../../tiles/ear.ts')).earOf(board3d);
const loadLessons = async () => (await import('./lessons.tsx')).lessons;
const loadCourse = async () => (await import('./course.ts')).course;

/** The stacking board game on the page. */
export const face: Face<Board3dPosition, Board3dView, Board3dMove> = {
  game: board3d,
  Surface,
  words,
  loadEar,
  loadLessons,
  loadCourse,
};

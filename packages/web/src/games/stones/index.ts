import { stones, type StonesMove, type StonesPosition, type StonesView } from '@sixfold/engine/stones';
import type { Face } from '../../face/face.ts';
import { Hand, Picture, Surface } from './surface.tsx';
import { words } from './words.ts';
import './style.css';

const loadEar = async () => (await import('./ear.ts')).ear;
const loadLessons = async () => (await import('./lessons.tsx')).lessons;
const loadCourse = async () => (await import('./course.ts')).course;

/** The push-your-luck game on the page. */
export const face: Face<StonesPosition, StonesView, StonesMove> = {
  game: stones,
  Surface,
  Picture,
  Hand,
  words,
  loadEar,
  loadLessons,
  loadCourse,
};

import { cards, type CardsMove, type CardsPosition, type CardsView } from '@sixfold/engine/cards';
import type { Face } from '../../face/face.ts';
import { Picture } from './picture.tsx';
import { Hand, Surface } from './surface.tsx';
import { words } from './words.ts';
import './style.css';

const loadEar = async () => (await import('./ear.ts')).ear;
const loadLessons = async () => (await import('./lessons.tsx')).lessons;
const loadCourse = async () => (await import('./course.ts')).course;

/** The card game on the page. */
export const face: Face<CardsPosition, CardsView, CardsMove> = {
  game: cards,
  Surface,
  Picture,
  Hand,
  words,
  loadEar,
  loadLessons,
  loadCourse,
};

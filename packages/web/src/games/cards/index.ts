import { cards, type CardsMove, type CardsPosition, type CardsView } from '@sixfold/engine/cards';
import type { Face } from '../../face/face.ts';
import { Picture } from './picture.tsx';
import { Hand, Surface } from './surface.tsx';
import { words } from './words.ts';
import './style.css';

const loadLessons = async () => (await import('./lessons.tsx')).lessons;
const loadGuides = async () => (await import('./guides.ts')).guides;

/** The card game on the page. */
export const face: Face<CardsPosition, CardsView, CardsMove> = {
  game: cards,
  Surface,
  Picture,
  Hand,
  words,
  loadLessons,
  loadGuides,
};

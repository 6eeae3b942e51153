import { dice, type DiceMove, type DicePosition, type DiceView } from '@sixfold/engine/dice';
import type { Face } from '../../face/face.ts';
import { Picture } from './picture.tsx';
import { Hand, Surface } from './surface.tsx';
import { words } from './words.ts';
import './style.css';

const loadLessons = async () => (await import('./lessons.tsx')).lessons;
const loadGuides = async () => (await import('./guides.ts')).guides;

/** The dice game on the page. */
export const face: Face<DicePosition, DiceView, DiceMove> = {
  game: dice,
  Surface,
  Picture,
  Hand,
  words,
  loadLessons,
  loadGuides,
  ownTracks: true,
};

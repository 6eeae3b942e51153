import { dice, type DiceMove, type DicePosition, type DiceView } from '@sixfold/engine/dice';
import type { Face } from '../../face/face.ts';
import { sortedDice } from './dice.ts';
import { Picture } from './picture.tsx';
import { Hand, Surface } from './surface.tsx';
import { words } from './words.ts';
import './style.css';

const loadEar = async () => (await import('./ear.ts')).ear;
const loadLessons = async () => (await import('./lessons.tsx')).lessons;
const loadCourse = async () => (await import('./course.ts')).course;

/** Whether the mover has rolled, and dice are equal. */
const hasJoker = ({ dice: all, turn, rolls }: DiceView): boolean =>
  rolls > 0 && sortedDice(all[turn] ?? []).some(({ indexes }) => indexes.length > 1);

/** The dice game on the page. */
export const face: Face<DicePosition, DiceView, DiceMove> = {
  game: dice,
  Surface,
  Picture,
  Hand,
  words,
  loadEar,
  loadLessons,
  loadCourse,
  hasJoker,
  ownTracks: true,
};

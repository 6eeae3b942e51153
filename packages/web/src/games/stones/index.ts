import { stones, type StonesMove, type StonesPosition, type StonesView } from '@sixfold/engine/stones';
import type { Face } from '../../face/face.ts';
import { guides } from './guides.ts';
import { lessons } from './lessons.tsx';
import { Surface } from './surface.tsx';
import { words } from './words.ts';
import './style.css';

/** The push-your-luck game on the page. */
export const face: Face<StonesPosition, StonesView, StonesMove> = { game: stones, Surface, words, lessons, guides };

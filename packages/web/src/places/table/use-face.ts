import type { Terms } from '@sixfold/protocol';
import type { Face } from '../../face/face.ts';
import { loadFace } from '../../games/games.ts';
import { useLoaded } from '../../ui/lazy.tsx';

/** The face of what is played at a table: loaded as soon as its terms are known, and null until then. */
export const useFace = (terms: Terms | undefined): ReturnType<typeof useLoaded<Face | null>> =>
  useLoaded(async () => (terms ? loadFace(terms) : null), terms?.game ?? '');

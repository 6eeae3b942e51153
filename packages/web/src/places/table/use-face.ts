import type { Face } from '../../face/face.ts';
import { entryOf } from '../../games/games.ts';
import { useLoaded } from '../../ui/lazy.tsx';

/** The face of a table's game: loaded as soon as it is known which game that is, and null until then. */
export const useFace = (game: string | undefined): ReturnType<typeof useLoaded<Face | null>> =>
  useLoaded(async () => {
    if (game === undefined) return null;
    const entry = entryOf(game);
    if (!entry) throw new Error(game);
    return await entry.load();
  }, game ?? '');

import { useEffect, useState } from 'preact/hooks';
import type { CountingProps } from '../face/counting.ts';
import { takenBack, type LaidPiece } from './laid.ts';

/** What is painted on a drawn board while the game goes on. What was laid there is lifted with the entry that it came with. */
export function usePainted(ply: number, isPlaying: boolean): Pick<CountingProps, 'painted' | 'paint' | 'lay'> {
  const [painted, paint] = useState<Uint8Array | null>(null);
  const [laid, remember] = useState<readonly LaidPiece[]>([]);
  useEffect(() => {
    if (!isPlaying) paint(null);
    if (painted && isPlaying) paint(takenBack(painted, laid, ply));
    remember(isPlaying ? laid.filter((piece) => piece.ply < ply) : []);
  }, [ply, isPlaying]);
  const lay = (before: Uint8Array, after: Uint8Array): void => {
    remember([...laid, { ply, before, after }]);
    paint(after);
  };
  return { painted, paint, lay };
}

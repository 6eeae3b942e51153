import type { SheetView } from '@sixfold/engine/sheet';
import { useEffect, useState } from 'preact/hooks';
import type { LyingPieces } from '../face/counting.ts';
import { place } from '../lib/navigation.ts';
import { forgetLying, keepLying, recallLying } from '../store/lying.ts';

/** The table by its address: what stands around every game need not know that one of them remembers something. */
function tableHere(): string {
  const here = place.value;
  if (here.at === 'table') return here.id;
  return here.at === 'online' || here.at === 'hand' ? here.table : '';
}

/** The next game of a series has another starter (F6). */
const gameAt = ({ starter }: SheetView): string => `${tableHere()}-${starter}`;

/** What lies before everybody as it was last tapped in: over a reload, too, for as long as the game goes on. */
export function useLying(view: SheetView, isPlaying: boolean): readonly [LyingPieces, (lying: LyingPieces) => void] {
  const game = gameAt(view);
  const recall = () => ({ game, lying: recallLying(game, view.players) });
  const [known, know] = useState(recall);
  useEffect(() => {
    if (known.game !== game) know(recall());
    if (!isPlaying) forgetLying(`${game} `);
  }, [game, isPlaying]);
  const lie = (lying: LyingPieces): void => {
    know({ game, lying });
    keepLying(game, lying);
  };
  return [known.game === game ? known.lying : [], lie];
}

import { tracksAt } from '@sixfold/engine';
import { stones, type StonesPosition, type StonesView } from '@sixfold/engine/stones';
import type { Guide } from '../../face/face.ts';
import { offeredSymbol } from './stones.ts';

/** A step for the one who is to decide. */
const onTurn =
  (applies: (view: StonesView, position: StonesPosition) => boolean) =>
  (view: StonesView): boolean => {
    if (view.seat === null || view.turn !== view.seat || view.ended !== null) return false;
    return applies(view, stones.resample(view));
  };

export const guides: readonly Guide<StonesView>[] = [
  { id: 'stones-draw', applies: onTurn(({ tray }) => tray.length === 0), text: (m) => m.stonesGuides.draw },
  { id: 'stones-match', applies: onTurn(({ tray }) => tray.length === 1), text: (m) => m.stonesGuides.match },
  { id: 'stones-risk', applies: onTurn(({ tray }) => tray.length > 1), text: (m) => m.stonesGuides.risk },
  {
    id: 'stones-take',
    applies: onTurn((_, position) => offeredSymbol(position) !== null),
    text: (m) => m.stonesGuides.take,
  },
  {
    id: 'stones-collection',
    applies: onTurn((view) => view.tray.length === 0 && tracksAt(view, view.turn).some((track) => track > 1)),
    text: (m) => m.stonesGuides.collection,
  },
  {
    id: 'stones-bonus',
    applies: onTurn((view) => tracksAt(view, view.turn).some((track) => track >= view.goal - 2 && track < view.goal)),
    text: (m) => m.stonesGuides.bonus,
  },
];

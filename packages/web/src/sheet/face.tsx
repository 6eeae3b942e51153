import { sheetOf, type SheetMove, type SheetPosition, type SheetView } from '@sixfold/engine/sheet';
import type { ComponentType, JSX } from 'preact';
import type { CountingProps } from '../face/counting.ts';
import type { Face } from '../face/face.ts';
import { lazyPart } from '../ui/lazy.tsx';
import type { SheetFaceProps } from './controller.ts';
import { Standings } from './standings.tsx';
import { SheetSurface } from './surface.tsx';
import { ear, words } from './words.ts';

type SheetFace = Face<SheetPosition, SheetView, SheetMove>;

/** The score board of a printed game on the page: rules and lessons are the game's, all else is the same for all. */
export function makeSheetFace(
  { game: printed, loadLessons, loadCourse }: Face,
  loadCounting?: () => Promise<ComponentType<CountingProps>>,
): SheetFace {
  const game = sheetOf(printed);
  const Counting = loadCounting ? lazyPart(loadCounting) : null;
  return {
    game,
    words,
    loadLessons,
    loadCourse,
    loadEar: async () => ear,
    Surface: (props: SheetFaceProps): JSX.Element => <SheetSurface {...props} game={game} Counting={Counting} />,
    Picture: ({ position, names }: SheetFaceProps): JSX.Element => <Standings position={position} names={names} />,
  };
}

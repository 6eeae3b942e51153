import { imagine, LETTERS, type At } from '@sixfold/engine';
import type { TileView } from '@sixfold/engine/family';
import { board3d, type Board3dPosition } from '@sixfold/engine/board3d';
import type { ComponentType, JSX } from 'preact';
import type { Lesson } from '../../face/face.ts';
import type { Messages } from '../../i18n/messages.ts';
import { CutOut, Lanes, RackPicture } from '../../tiles/lessons/diagrams.tsx';
import { tileGame } from './board3d.ts';

const laid = (tile: string, first: At, second: At): TileView['laid'][number] => ({ tile, at: [first, second] });

/** The board with these tiles on it, as the rules themselves see it. */
function positionWith(tiles: TileView['laid']): Board3dPosition {
  const empty = board3d.view(board3d.blank({ players: 2, options: { radius: 4 }, starter: 0 }), null);
  const startStones = empty.startStones.map(({ at }, index) => ({ at, symbol: LETTERS[index]! }));
  return imagine(board3d, { ...empty, startStones, laid: tiles });
}

const BASE: TileView['laid'] = [
  laid('OG', [-1, 0], [-2, 0]),
  laid('RY', [-1, 1], [0, 0]),
  laid('GB', [1, 0], [1, -1]),
  laid('BV', [-1, -1], [0, -1]),
  laid('OY', [2, 0], [2, -1]),
];

const Tracks = (): JSX.Element => <Lanes values={[14, 9, 16, 6, 12, 18]} longest={27} />;

/** One tile rests on two others. */
const Stacked = (): JSX.Element => (
  <CutOut game={tileGame} position={positionWith([...BASE, laid('YV', [-1, 1], [-1, 0])])} about={[0, 0]} />
);

const First = (): JSX.Element => (
  <CutOut game={tileGame} position={positionWith([laid('BV', [-1, -2], [0, -2])])} about={[0, -2]} isScored />
);

/** Blue counts across heights; the orange under it is gone. */
const Scoring = (): JSX.Element => (
  <CutOut game={tileGame} position={positionWith([...BASE, laid('GB', [-1, 0], [0, 0])])} about={[0, 0]} isScored />
);

/** A rack on which one symbol is missing. */
const Missing = (): JSX.Element => <RackPicture tiles={['RO', 'RY', 'OY', 'YB', 'BV']} />;

const DIAGRAMS: readonly (ComponentType | undefined)[] = [Tracks, Stacked, First, Scoring, undefined, Missing];

/** The rules in our own words; the diagrams are drawn and counted by what draws and counts at the table. */
export const lessons = (t: Messages): readonly Lesson[] =>
  t.board3dLessons.map(({ title, text }, index) => ({
    title,
    text,
    ...(DIAGRAMS[index] && { Diagram: DIAGRAMS[index] }),
  }));

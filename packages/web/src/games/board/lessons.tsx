import { imagine, type At } from '@sixfold/engine';
import { board, type BoardPosition } from '@sixfold/engine/board';
import type { ComponentType, JSX } from 'preact';
import type { Laid } from '../../tiles/heights.ts';
import type { Lesson } from '../../face/face.ts';
import type { Messages } from '../../i18n/messages.ts';
import { CutOut, Lanes, RackPicture } from '../../tiles/lessons/diagrams.tsx';
import { tileGame } from './board.ts';

interface Example {
  /** The field in the middle of the cut-out. */
  readonly about: At;
  readonly laid: readonly Laid[];
  /** The tile whose scoring is shown. */
  readonly next: Laid;
}

/** The board with these tiles on it, as the rules themselves see it. */
function positionWith(laid: readonly Laid[]): BoardPosition {
  const empty = board.view(board.blank({ players: 2, options: {}, starter: 0 }), null);
  return imagine(board, { ...empty, laid });
}

const Picture = ({ about, laid, next }: Example): JSX.Element => (
  <CutOut game={tileGame} position={positionWith([...laid, next])} about={about} isScored />
);

const First = (): JSX.Element => (
  <Picture
    about={[0, -4]}
    laid={[]}
    next={{
      tile: 'BV',
      at: [
        [-1, -3],
        [0, -4],
      ],
    }}
  />
);

/** Orange counts two in one line and one in another; blue counts one; a gap keeps the other blue away. */
const Scoring = (): JSX.Element => (
  <Picture
    about={[0, -1]}
    laid={[
      {
        tile: 'OO',
        at: [
          [-2, 0],
          [-3, 0],
        ],
      },
      {
        tile: 'OG',
        at: [
          [-1, -1],
          [0, -2],
        ],
      },
      {
        tile: 'RB',
        at: [
          [2, -2],
          [1, -1],
        ],
      },
      {
        tile: 'YB',
        at: [
          [3, -1],
          [2, 0],
        ],
      },
    ]}
    next={{
      tile: 'OB',
      at: [
        [-1, 0],
        [0, 0],
      ],
    }}
  />
);

const Tracks = (): JSX.Element => <Lanes values={[9, 6, 11, 4, 8, 12]} longest={18} />;

/** A rack on which one symbol is missing. */
const Missing = (): JSX.Element => <RackPicture tiles={['RO', 'RR', 'OY', 'YB', 'BV']} />;

const DIAGRAMS: readonly (ComponentType | undefined)[] = [Tracks, First, Scoring, undefined, Missing];

/** The rules in our own words; the diagrams are drawn and counted by what draws and counts at the table. */
export const lessons = (t: Messages): readonly Lesson[] =>
  t.boardLessons.map(({ title, text }, index) => ({
    title,
    text,
    ...(DIAGRAMS[index] && { Diagram: DIAGRAMS[index] }),
  }));

import { FastChance, fieldAt, LETTERS, type At } from '@sixfold/engine';
import { board, type BoardPosition } from '@sixfold/engine/board';
import type { ComponentType, JSX } from 'preact';
import type { Lesson } from '../../face.ts';
import type { Messages } from '../../i18n/messages.ts';
import { SymbolShape } from '../../ui/symbol.tsx';
import { centre, distance, fieldsOf, type Point } from './hexes.ts';
import { Scored } from './layers.tsx';
import { TilePicture } from './rack.tsx';
import { Field, Printed, Tile } from './tiles.tsx';
import './tiles.css';
import './style.css';

interface Laid {
  readonly tile: string;
  readonly at: [At, At];
}

interface Scene {
  /** The field in the middle of the cut-out. */
  readonly about: At;
  readonly laid: readonly Laid[];
  /** The tile whose scoring is shown. */
  readonly next: Laid;
}

/** The board with these tiles on it, as the rules themselves see it. */
function positionWith(laid: readonly Laid[]): BoardPosition {
  const empty = board.view(board.blank({ players: 2, options: {}, starter: 0 }), null);
  return board.resample({ ...empty, laid }, new FastChance(0));
}

const WIDTH = 800;
const HEIGHT = 520;

/** A cut-out of the board with a tile on it and what it scores. */
function Picture({ about, laid, next }: Scene): JSX.Element {
  const position = positionWith([...laid, next]);
  const sources = board.sources(position, position.laid[laid.length]!);
  const { x, y } = centre(about);
  return (
    <svg class="board-lesson" viewBox={`${x - WIDTH / 2} ${y - HEIGHT / 2} ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <Ground position={position} middle={{ x, y }} />
      {laid.map(({ tile, at }) => (
        <Tile key={String(at)} tile={tile} at={at} />
      ))}
      <Tile tile={next.tile} at={next.at} kind="is-ghost" />
      <Scored {...next} sources={sources} points={sources.map((counted) => counted.length)} />
    </svg>
  );
}

function Ground({ position, middle }: { position: BoardPosition; middle: Point }): JSX.Element {
  const { radius, marks } = position.board;
  const near = fieldsOf(radius)
    .flat()
    .filter((at) => distance(centre(at), middle) < WIDTH);
  return (
    <>
      {near.map((at) =>
        marks.includes(fieldAt(...at)) ? (
          <Printed key={String(at)} at={at} symbol={position.tops[fieldAt(...at)]!} />
        ) : (
          <Field key={String(at)} at={at} />
        ),
      )}
    </>
  );
}

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

const LANES = [9, 6, 11, 4, 8, 12];
const LONGEST = 18;

/** Six lanes, the weakest marked. */
const Lanes = (): JSX.Element => (
  <svg class="board-lesson" viewBox="0 0 800 440" aria-hidden="true">
    {LANES.map((value, symbol) => (
      <g key={symbol} transform={`translate(40 ${45 + symbol * 70})`}>
        <rect
          class={value === Math.min(...LANES) ? 'board-lane is-weakest' : 'board-lane'}
          x="-34"
          y="-32"
          width="788"
          height="64"
          rx="32"
        />
        <rect
          class={`board-path symbol-${LETTERS[symbol]}`}
          x="-28"
          y="-26"
          width={(value / LONGEST) * 720 + 56}
          height="52"
          rx="26"
        />
        <g transform={`translate(${(value / LONGEST) * 720} 0) scale(0.6)`}>
          <SymbolShape symbol={symbol} />
        </g>
      </g>
    ))}
  </svg>
);

/** A rack on which one symbol is missing. */
const Missing = (): JSX.Element => (
  <div class="board-lesson board-tiles">
    {['RO', 'RR', 'OY', 'YB', 'BV'].map((tile) => (
      <TilePicture key={tile} tile={tile} />
    ))}
  </div>
);

const DIAGRAMS: readonly (ComponentType | undefined)[] = [Lanes, First, Scoring, undefined, Missing];

/** The rules in our own words; the diagrams are drawn and counted by what draws and counts at the table. */
export const lessons = (t: Messages): readonly Lesson[] =>
  t.board.lessons.map(({ title, text }, index) => ({
    title,
    text,
    ...(DIAGRAMS[index] && { Diagram: DIAGRAMS[index] }),
  }));

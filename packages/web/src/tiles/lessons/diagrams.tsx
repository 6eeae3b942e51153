import { LETTERS, type At } from '@sixfold/engine';
import { fieldAt, type TilePosition } from '@sixfold/engine/family';
import type { JSX } from 'preact';
import { SymbolShape } from '../../ui/symbol.tsx';
import { levelsOf } from '../heights.ts';
import { centre, distance, fieldsOf } from '../hexes.ts';
import { Scored } from '../scores.tsx';
import { TilePicture } from '../rack.tsx';
import { Steps } from '../stacks.tsx';
import '../style.css';
import '../tiles.css';
import { Field, Height, Printed, Tile } from '../tiles.tsx';
import type { TileGame } from '../state.ts';

const WIDTH = 800;
const HEIGHT = 520;

interface CutOutProps {
  readonly game: TileGame;
  readonly position: TilePosition;
  /** The field in the middle. */
  readonly about: At;
  /** Whether the last tile is shown with what it scores. */
  readonly isScored?: boolean;
}

/** A cut-out of the board, drawn and counted by what draws and counts at the table. */
export function CutOut({ game, position, about, isScored = false }: CutOutProps): JSX.Element {
  const { x, y } = centre(about);
  const near = fieldsOf(position.board.radius)
    .flat()
    .filter((at) => distance(centre(at), { x, y }) < WIDTH);
  const laid = levelsOf(game.rules.view(position, null).laid, position.board);
  const last = laid.at(-1);
  const sources = isScored ? game.rules.sources(position, position.laid[position.laidCount - 1]!) : [];
  return (
    <svg class="tiles-lesson" viewBox={`${x - WIDTH / 2} ${y - HEIGHT / 2} ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {near.map((at) => (
        <Ground key={String(at)} position={position} at={at} isCovered={game.heightAt(position, at) > 1} />
      ))}
      {laid.map((lying, index) => (
        <Tile key={index} {...lying} kind={lying === last ? 'is-ghost' : ''} />
      ))}
      <Steps game={game} position={position} spared={last?.at ?? []} />
      {near.map((at) => {
        const height = game.heightAt(position, at);
        return height > 1 && <Height key={String(at)} at={at} height={height} />;
      })}
      {last && isScored && (
        <Scored tile={last.tile} at={last.at} sources={sources} points={sources.map((counted) => counted.length)} />
      )}
    </svg>
  );
}

function Ground({ position, at, isCovered }: { position: TilePosition; at: At; isCovered: boolean }): JSX.Element {
  const field = fieldAt(...at);
  const isMark = position.board.marks.includes(field) && !isCovered;
  return isMark ? <Printed at={at} symbol={position.tops[field]!} /> : <Field at={at} />;
}

/** Six lanes, the weakest marked. */
export const Lanes = ({ values, longest }: { values: readonly number[]; longest: number }): JSX.Element => (
  <svg class="tiles-lesson" viewBox="0 0 800 440" aria-hidden="true">
    {values.map((value, symbol) => (
      <g key={symbol} transform={`translate(40 ${45 + symbol * 70})`}>
        <rect
          class={value === Math.min(...values) ? 'tiles-lane is-weakest' : 'tiles-lane'}
          x="-34"
          y="-32"
          width="788"
          height="64"
          rx="32"
        />
        <rect
          class={`tiles-path symbol-${LETTERS[symbol]}`}
          x="-28"
          y="-26"
          width={(value / longest) * 720 + 56}
          height="52"
          rx="26"
        />
        <g transform={`translate(${(value / longest) * 720} 0) scale(0.6)`}>
          <SymbolShape symbol={symbol} />
        </g>
      </g>
    ))}
  </svg>
);

/** Tiles side by side, as on a rack. */
export const RackPicture = ({ tiles }: { tiles: readonly string[] }): JSX.Element => (
  <div class="tiles-lesson tiles-tiles">
    {tiles.map((tile) => (
      <TilePicture key={tile} tile={tile} />
    ))}
  </div>
);

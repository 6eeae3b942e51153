import type { At } from '@sixfold/engine';
import type { TilePosition } from '@sixfold/engine/family';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { TileController } from './controller.ts';
import { DIRECTIONS, fieldsOf, isOn, neighbour, side } from './hexes.ts';
import { Height, Sheet } from './tiles.tsx';
import type { TileGame } from './state.ts';

interface StepsProps {
  readonly game: TileGame;
  readonly position: TilePosition;
  /** Fields that no shadow may fall on, for they are marked. */
  readonly spared?: readonly At[];
}

/** Where a neighbour is higher, it throws a shadow: the deeper the step, the broader. */
export const Steps = ({ game, position, spared = [] }: StepsProps): JSX.Element => {
  const paths = useMemo(() => stepsIn(game, position, spared.map(String)), [position, String(spared)]);
  return (
    <g aria-hidden="true">
      {paths.map((path, index) => path !== '' && <path key={index} class={`hex-step step-${index + 1}`} d={path} />)}
    </g>
  );
};

/** How far from the edge the shadows of steps that are one high, two, and more are drawn. */
const INSETS = [5, 7, 9];

function stepsIn(game: TileGame, position: TilePosition, spared: readonly string[]): string[] {
  const { radius } = position.board;
  const paths = INSETS.map(() => '');
  for (const at of fieldsOf(radius)
    .flat()
    .filter((field) => !spared.includes(String(field))))
    DIRECTIONS.forEach((_, direction) => {
      const next = neighbour(at, direction);
      const step = isOn(radius, next) ? game.heightAt(position, next) - game.heightAt(position, at) : 0;
      const depth = Math.min(step, INSETS.length) - 1;
      if (depth >= 0) paths[depth] += side(at, direction, INSETS[depth]!);
    });
  return paths;
}

/** How high the fields are on which tiles lie on tiles. */
export function Heights({ controller: { game, props } }: { controller: TileController }): JSX.Element {
  const { position } = props;
  const high = useMemo(() => highFields(game, position), [position]);
  return (
    <g aria-hidden="true">
      {high.map((stack) => (
        <Height key={String(stack.at)} {...stack} />
      ))}
    </g>
  );
}

const highFields = (game: TileGame, position: TilePosition): { at: At; height: number }[] =>
  fieldsOf(position.board.radius)
    .flat()
    .map((at) => ({ at, height: game.heightAt(position, at) }))
    .filter(({ height }) => height > 1);

/** How high it would lie, where that is not plain. */
export function GhostHeights({ controller }: { controller: TileController }): JSX.Element | null {
  const ghost = controller.ghost.value;
  if (!ghost || ghost.level === 1) return null;
  return (
    <Sheet controller={controller}>
      {ghost.at.map((at) => (
        <Height key={String(at)} at={at} height={ghost.level} />
      ))}
    </Sheet>
  );
}

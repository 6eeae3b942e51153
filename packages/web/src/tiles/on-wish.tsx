import { gainsOf, type At } from '@sixfold/engine';
import type { TilePosition } from '@sixfold/engine/family';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { TileController } from './controller.ts';
import { centre, fieldsOf, hexagon, SIZE } from './hexes.ts';
import type { TileGame } from './state.ts';
import { Sheet } from './tiles.tsx';

/** The most that a tile can bring with a half of it on a field. */
interface HeatedField {
  readonly at: At;
  readonly points: number;
}

/** What a tile brings, wherever it may lie. */
export function heatOf({ rules }: TileGame, position: TilePosition, tile: string): readonly HeatedField[] {
  const best = new Map<string, HeatedField>();
  for (const number of position.legalMoves()) {
    const move = rules.makeMove(position, number);
    if (move.type !== 'place' || move.tile !== tile) continue;
    const points = gainsOf(position, number).reduce((sum, gain) => sum + gain, 0);
    for (const at of move.at) if (points > (best.get(String(at))?.points ?? 0)) best.set(String(at), { at, points });
  }
  return [...best.values()];
}

/** What the chosen tile brings, and where it brings most; nothing once it lies. */
export function useHeat(controller: TileController): { fields: readonly HeatedField[]; most: number } {
  const { game, props } = controller;
  const chosen = controller.chosen.value;
  const tile = chosen === null || controller.isPlaced.value ? null : controller.rack.value[chosen];
  const fields = useMemo(() => (tile ? heatOf(game, props.position, tile) : []), [tile, props.position]);
  return { fields, most: Math.max(...fields.map(({ points }) => points)) };
}

/** Shades the fields by what the chosen tile could bring there. */
export function Heat({ controller }: { controller: TileController }): JSX.Element | null {
  const { fields, most } = useHeat(controller);
  if (fields.length === 0) return null;
  return (
    <Sheet controller={controller} look="tiles-heat">
      {fields.map(({ at, points }) => (
        <g key={String(at)} style={{ opacity: 0.25 + (0.65 * points) / most }}>
          <polygon points={hexagon(SIZE - 8, at)} />
          <text {...centre(at)}>{points}</text>
        </g>
      ))}
    </Sheet>
  );
}

/** What rows and fields are called, at the rim: letters where rows end, numbers where columns begin. */
export const Rim = ({ radius }: { radius: number }): JSX.Element => (
  <g class="hex-rim" aria-hidden="true">
    {fieldsOf(radius).map((row, index) => {
      const { x, y } = centre(row.at(-1) ?? [0, 0]);
      return <RimText key={index} x={x + 50} y={y + 54} text={String.fromCharCode(97 + index)} />;
    })}
    {fieldsOf(radius).map((_, index) => {
      const q = index - radius;
      const { x, y } = centre([q, Math.max(-radius, -radius - q)]);
      return <RimText key={index} x={x} y={y - 68} text={String(index + 1)} />;
    })}
  </g>
);

const RimText = ({ x, y, text }: { x: number; y: number; text: string }): JSX.Element => (
  <text x={x} y={y}>
    {text}
  </text>
);

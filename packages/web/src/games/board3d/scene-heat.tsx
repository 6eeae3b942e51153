import type { JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { TileController } from '../../tiles/controller.ts';
import { useHeat } from '../../tiles/on-wish.tsx';

interface SceneHeatProps {
  readonly controller: TileController;
  /** Puts everything that stands over the scene where it belongs. */
  readonly place: () => void;
}

/** What the chosen tile could bring, written over the fields; the more, the stronger. */
export function SceneHeat({ controller, place }: SceneHeatProps): JSX.Element {
  const { fields, most } = useHeat(controller);
  const { game, props } = controller;
  useLayoutEffect(place, [fields]);
  return (
    <>
      {fields.map(({ at, points }) => (
        <i
          key={String(at)}
          data-at={at.join()}
          data-level={game.heightAt(props.position, at)}
          style={{ opacity: 0.35 + (0.65 * points) / most }}
        >
          {points}
        </i>
      ))}
    </>
  );
}

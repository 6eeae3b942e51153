import type { At } from '@sixfold/engine';
import type { JSX } from 'preact';
import { messages } from '../i18n/index.ts';
import { steady } from '../ui/steady.tsx';
import type { TileController } from './controller.ts';
import { useDrag } from './drag.ts';
import { sayTile } from './say.ts';
import { isSorted, sortRack } from './state.ts';
import { Tile } from './tiles.tsx';

const UPRIGHT: readonly [At, At] = [
  [0, 0],
  [0, 1],
];

/** A tile by itself, as it stands on the rack. */
export const TilePicture = steady<{ tile: string }>(({ tile }) => (
  <svg class="tile-picture" viewBox="-66 -58 132 220" aria-hidden="true">
    <Tile tile={tile} at={UPRIGHT} />
  </svg>
));

/** The player's tiles, to be chosen by key, click or tap, or dragged to the board. */
export function Rack({ controller }: { controller: TileController }): JSX.Element | null {
  const t = messages.value;
  const rack = controller.rack.value;
  const { view } = controller.props;
  if (view.seat === null) return null;
  return (
    <div class="tiles-rack">
      <div
        class="tiles-tiles"
        role="radiogroup"
        aria-label={t.tiles.rack}
        onKeyDown={(event) => onArrow(event, controller)}
      >
        {rack.map((tile, place) => (
          <RackTile key={nameOf(rack, place)} controller={controller} tile={tile} place={place} />
        ))}
      </div>
      <div class="tiles-side">
        {rack.length > 1 && (
          <button
            type="button"
            class="button tiles-sort"
            aria-label={t.tiles.sort}
            aria-disabled={isSorted(rack)}
            onClick={() => controller.update(sortRack)}
          >
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M4 6h16M4 12h11M4 18h6" />
            </svg>
          </button>
        )}
        <span class="tiles-bag">{controller.game.saySupply(view, t)}</span>
      </div>
    </div>
  );
}

/** Tells equal tiles apart, and stays the same when another tile leaves the rack. */
const nameOf = (rack: readonly string[], place: number): string =>
  `${rack[place]} ${rack.slice(0, place).filter((tile) => tile === rack[place]).length}`;

function RackTile({
  controller,
  tile,
  place,
}: {
  controller: TileController;
  tile: string;
  place: number;
}): JSX.Element {
  const drag = useDrag(controller, place, tile);
  const chosen = controller.chosen.value;
  const isHinted = controller.hinted !== null && controller.rack.value.indexOf(controller.hinted.tile) === place;
  return (
    <button
      type="button"
      class={isHinted ? 'tiles-tile is-hinted' : 'tiles-tile'}
      role="radio"
      aria-checked={chosen === place}
      aria-disabled={!controller.canTry}
      aria-label={sayTile(tile, messages.value)}
      tabIndex={place === (chosen ?? 0) ? 0 : -1}
      {...drag}
    >
      <TilePicture tile={tile} />
    </button>
  );
}

/** Arrow keys go from tile to tile, as in every group of which one is chosen. */
function onArrow(event: KeyboardEvent, controller: TileController): void {
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (by === undefined) return;
  event.preventDefault();
  const group = event.currentTarget as HTMLElement;
  const tiles = [...group.children] as HTMLElement[];
  const next = (tiles.indexOf(document.activeElement as HTMLElement) + by + tiles.length) % tiles.length;
  tiles[next]?.focus();
  if (controller.canTry) controller.take(next);
}

/** A dragged tile while it is not over the board. */
export function Floating({ controller }: { controller: TileController }): JSX.Element | null {
  const dragged = controller.hand.dragged.value;
  if (!dragged) return null;
  return (
    <div class="tiles-floating" style={{ left: `${dragged.x}px`, top: `${dragged.y}px` }}>
      <TilePicture tile={dragged.tile} />
    </div>
  );
}

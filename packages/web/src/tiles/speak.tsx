import { effect } from '@preact/signals';
import type { At } from '@sixfold/engine';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { InHand } from '../face/face.ts';
import { messages } from '../i18n/index.ts';
import type { Messages } from '../i18n/messages.ts';
import { announce } from '../ui/announcer.tsx';
import type { TileController } from './controller.ts';
import { DIRECTIONS, isSame, neighbour } from './hexes.ts';
import { sayAround, sayGhostInFull } from './ear.ts';
import { sayTile } from './say.ts';
import type { TileState } from './state.ts';

/** The tile that was taken up by its key, or that none is any more; whoever chooses on the rack hears its name there. */
function sayChosen({ chosen, rack, ply }: TileState, before: TileState, t: Messages): string {
  if (chosen === before.chosen || document.activeElement?.role === 'radio') return '';
  const tile = chosen === null ? undefined : rack[chosen];
  if (tile !== undefined) return t.ear.tiles.chosen(Number(chosen) + 1, sayTile(tile, t));
  return ply === before.ply ? t.tiles.chooseTile : '';
}

/** Whether the hand did something, rather than the table. */
const isHands = (now: TileState, before: TileState): boolean =>
  now !== before && now.ply === before.ply && now.rack === before.rack;

/** What the eye sees on the board once the hand has moved: the tile, where it lies, what it would score, what is around. */
export function sayMoved({ game, state, ghost, props }: TileController, before: TileState, t: Messages): string {
  const now = state.value;
  const tried = ghost.value;
  const hasWalked = now.cursor !== before.cursor;
  const hasTried = tried !== null && isHands(now, before);
  const said = [
    sayChosen(now, before, t),
    hasTried ? sayGhostInFull(game, tried, props.position, t) : '',
    // Where a tile lands next to the cursor its move is told, and that is enough.
    hasWalked && now.cursor ? sayAround(game, props.position, now.cursor, t) : '',
  ].filter((text) => text !== '');
  return said.length === 0 && !hasWalked && isHands(now, before) ? t.ear.tiles.edge : said.join(' ');
}

/** Tells what the hand did, each time that it does something. */
function speak(controller: TileController): void {
  const { told } = controller.hand;
  const now = controller.state.value;
  const text = controller.isPlaced.value ? '' : sayMoved(controller, told.current, messages.peek());
  told.current = now;
  announce(text, 'consequence');
}

/** Holds a tile over two fields, as if the player had walked there. */
export function holdAt(state: TileState, tile: string, [first, second]: readonly [At, At]): TileState {
  const direction = DIRECTIONS.findIndex((_, way) => isSame(neighbour(first, way), second));
  return { ...state, chosen: state.rack.indexOf(tile), cursor: first, direction, pinned: false };
}

function inHandOf({ rack, chosen }: TileController): InHand {
  const order = rack.value;
  return { held: chosen.value === null ? null : (order[chosen.value] ?? null), order };
}

/** Holds the tile where a key of the table wants it tried; what is said of it, the table says. */
function tryMove(controller: TileController, tried: number | null): void {
  const { game, props } = controller;
  const move = tried === null ? null : game.rules.makeMove(props.position, tried);
  if (move?.type !== 'place') return;
  const { told } = controller.hand;
  told.current = holdAt(controller.state.peek(), move.tile, move.at);
  controller.update(() => told.current);
}

/** Speaks what the eye sees of the hand. Where the tile lies can be read as well, by those who come to the board. */
export function Speaker({ controller }: { controller: TileController }): JSX.Element {
  const { position, tried = null, inHand } = controller.props;
  const ghost = controller.ghost.value;
  useEffect(() => effect(() => speak(controller)), [controller]);
  useEffect(() => effect(() => void (inHand && (inHand.current = inHandOf(controller)))), [controller, inHand]);
  useEffect(() => tryMove(controller, tried), [tried]);
  return (
    <p class="unseen" id="tiles-tried">
      {ghost && sayGhostInFull(controller.game, ghost, position, messages.value)}
    </p>
  );
}

import type { TileController } from './controller.ts';
import { enlarge } from './pointer.ts';
import { cancel, walk, type Arrow } from './state.ts';

const ZOOM: Readonly<Record<string, number>> = { '+': 1.5, '-': 1 / 1.5, '0': 0 };

/** What a key does while the board has the focus; whether it did anything. */
function press({ key, shiftKey }: KeyboardEvent, controller: TileController): boolean {
  if (key.startsWith('Arrow')) {
    controller.update((state) => walk(state, controller.props.position.board.radius, key as Arrow));
    return true;
  }
  if (key in ZOOM) {
    enlarge(controller, ZOOM[key]!);
    return true;
  }
  return controller.canTry && pressWithTile(key, shiftKey, controller);
}

function pressWithTile(key: string, isBack: boolean, controller: TileController): boolean {
  if (/^[1-9]$/.test(key)) controller.take(Number(key) - 1);
  else if (key.toLowerCase() === 'r') controller.turn(isBack ? -1 : 1);
  else if (key === 'Enter' || key === ' ') controller.place();
  else if (key === 'Escape') controller.update(cancel);
  else return false;
  return true;
}

export function onKey(event: KeyboardEvent, controller: TileController): void {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (press(event, controller)) event.preventDefault();
}

import type { Desk } from './desk.ts';
import { enlarge } from './pointer.ts';
import { cancel, walk, type Arrow } from './state.ts';

const ZOOM: Readonly<Record<string, number>> = { '+': 1.5, '-': 1 / 1.5, '0': 0 };

/** What a key does while the board has the focus; whether it did anything. */
function press({ key, shiftKey }: KeyboardEvent, desk: Desk): boolean {
  if (key.startsWith('Arrow')) {
    desk.update((state) => walk(state, desk.props.position.board.radius, key as Arrow));
    return true;
  }
  if (key in ZOOM) {
    enlarge(desk, ZOOM[key]!);
    return true;
  }
  return desk.canTry && pressWithTile(key, shiftKey, desk);
}

function pressWithTile(key: string, isBack: boolean, desk: Desk): boolean {
  if (/^[1-9]$/.test(key)) desk.take(Number(key) - 1);
  else if (key.toLowerCase() === 'r') desk.turn(isBack ? -1 : 1);
  else if (key === 'Enter' || key === ' ') desk.place();
  else if (key === 'Escape') desk.update(cancel);
  else return false;
  return true;
}

export function onKey(event: KeyboardEvent, desk: Desk): void {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (press(event, desk)) event.preventDefault();
}

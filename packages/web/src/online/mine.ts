import { effect, signal, type ReadonlySignal } from '@preact/signals';
import type { TableLine } from '@sixfold/protocol';
import { connection, link } from './connection.ts';
import { isMyTurn, waitingFirst, withLine } from './lines.ts';
import { stayTold } from './notices.ts';
import { showNotices } from './tab-notices.ts';
import { waiting } from '../lib/waiting.ts';

const known = signal<readonly TableLine[]>([]);
let isFollowing = false;

/** The tables of the server at which the person at the screen sits, as they change. */
export const mine: ReadonlySignal<readonly TableLine[]> = known;

/** Asks for all of them, and for whatever changes from now on. */
export async function askMine(): Promise<void> {
  const answer = await connection()
    .ask('mine', { isFollowed: true })
    .catch(() => null);
  if (answer) known.value = waitingFirst(answer.tables);
}

/** Follows them as long as the page is open; the server forgets it when the connection is lost. */
export function followMine(): void {
  if (isFollowing) return;
  isFollowing = true;
  connection().on('mine', (line) => {
    known.value = waitingFirst(withLine(known.peek(), line));
  });
  effect(() => {
    if (link.value !== 'open') return;
    void askMine();
    void stayTold().catch(() => undefined);
  });
  effect(() => {
    waiting.value = known.value.filter(isMyTurn).map(({ table }) => table);
  });
  void connection();
  showNotices(known);
}

import { effect, signal, type ReadonlySignal } from '@preact/signals';
import type { TableLine } from '@sixfold/protocol';
import { gameName } from '../i18n/game-name.ts';
import { messages } from '../i18n/index.ts';
import { place } from '../lib/navigation.ts';
import { root } from '../lib/root.ts';
import { callTitle } from '../ui/title.ts';
import { isMyTurn } from './lines.ts';

const isHiddenNow = (): boolean => document.visibilityState === 'hidden';

const isHidden = signal(isHiddenNow());
/** What happened last while nobody looked. */
const called = signal('');

/** Says in the title what happened, as long as nobody looks. */
export function callOut(text: string): void {
  if (isHiddenNow()) called.value = text;
}

/** What the title is to say; nothing while somebody looks. */
export function sayCall(tables: readonly TableLine[], text: string): string {
  const t = messages.value;
  const turn = tables.find(isMyTurn);
  if (turn) return `● ${t.online.yourTurn} – ${gameName(turn.terms.game, t)}`;
  return text === '' ? '' : `● ${text} – ${t.app.name}`;
}

/** Title, icon and badge tell those who do not look, and a tone those who are elsewhere in the page. */
export function showNotices(tables: ReadonlySignal<readonly TableLine[]>): void {
  document.addEventListener('visibilitychange', () => {
    isHidden.value = isHiddenNow();
    if (!isHidden.value) called.value = '';
  });
  effect(() => {
    const text = isHidden.value ? sayCall(tables.value, called.value) : '';
    callTitle(text);
    dotIcon(text !== '');
  });
  let before: ReadonlySet<string> | null = null;
  effect(() => {
    const waiting = tables.value.filter(isMyTurn).map(({ table }) => table);
    badge(waiting.length);
    const isNew = before !== null && waiting.some((table) => !before?.has(table) && !isAt(table));
    before = new Set(waiting);
    if (isNew) void import('../ui/feel/sound.ts').then((sound) => sound.play('turn'));
  });
}

/** The table itself plays its own tones. */
function isAt(table: string): boolean {
  const at = place.peek();
  return at.at === 'online' && at.table === table;
}

/** By its whole address: a relative one would follow the page to the path of a table, where there is none. */
function dotIcon(isDotted: boolean): void {
  const icon = document.querySelector('link[rel="icon"]');
  const href = new URL(isDotted ? 'icons/icon-dot.svg' : 'icons/icon.svg', root()).href;
  if (icon?.getAttribute('href') !== href) icon?.setAttribute('href', href);
}

/** On the icon of the installed page, where there is one. */
function badge(count: number): void {
  if ('setAppBadge' in navigator) navigator.setAppBadge(count).catch(() => undefined);
}

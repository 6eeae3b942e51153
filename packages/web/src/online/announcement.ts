import { signal, type ReadonlySignal } from '@preact/signals';
import type { Client } from '@sixfold/protocol';

const said = signal('');
let timer: ReturnType<typeof setTimeout> | undefined;

/** What the operator of the server says to everybody; empty for nothing. */
export const announced: ReadonlySignal<string> = said;

/** Keeps what is said over a connection, for as long as it counts by the server's clock. */
export function hearAnnouncements(client: Pick<Client, 'on' | 'ahead'>): void {
  client.on('announcement', ({ text, until }) => {
    clearTimeout(timer);
    said.value = text;
    if (text !== '') timer = setTimeout(() => (said.value = ''), until - Date.now() - client.ahead);
  });
}

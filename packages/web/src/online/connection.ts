import { signal, type ReadonlySignal } from '@preact/signals';
import { connect, type Client, type LinkState } from '@sixfold/protocol';
import { apiAddress } from './me.ts';

const state = signal<LinkState>('connecting');
let client: Client | null = null;

/** How it stands with the page's connection. */
export const link: ReadonlySignal<LinkState> = state;

function socketAddress(): URL {
  const address = apiAddress('socket');
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address;
}

/** The page's one connection; made when it is first needed. */
export const connection = (): Client => (client ??= open());

/** Connects anew as whoever one is now. */
export const renewConnection = (): void => client?.renew();

function open(): Client {
  const made = connect({ open: () => new WebSocket(socketAddress()) });
  made.onState((now) => void (state.value = now));
  addEventListener('online', () => made.hurry());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') made.hurry();
  });
  return made;
}

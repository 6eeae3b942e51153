import { signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { connect, type Client, type LinkState, type TableInfo } from '@sixfold/protocol';
import { hearAnnouncements } from './announcement.ts';
import { apiAddress } from './me.ts';

const state = signal<LinkState>('connecting');
let client: Client | null = null;

/** How it stands with the page's connection. */
export const link: ReadonlySignal<LinkState> = state;

function socketAddress(query = ''): URL {
  const address = apiAddress('socket');
  address.search = query;
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address;
}

/** The page's one connection; made when it is first needed. */
export const connection = (): Client => (client ??= open(state));

/** What the server's clock shows now, by which time runs out. */
export const serverNow = (): number => Date.now() + connection().ahead;

/** Connects anew as whoever one is now. */
export const renewConnection = (): void => client?.renew();

/** A connection of nobody's, whoever else uses this browser: it is told what any spectator is. */
export function watchingConnection(): { readonly client: Client; readonly link: ReadonlySignal<LinkState> } {
  const own = signal<LinkState>('connecting');
  return { client: open(own, '?watching'), link: own };
}

function open(shown: Signal<LinkState>, query = ''): Client {
  const made = connect({ open: () => new WebSocket(socketAddress(query)) });
  hearAnnouncements(made);
  made.on('table', (info) => void takePart(made, info));
  made.onState((now) => void (shown.value = now));
  addEventListener('online', () => made.hurry());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') made.hurry();
  });
  return made;
}

/** Loaded where somebody sits down at a table whose luck is everybody's. */
async function takePart(own: Client, info: TableInfo): Promise<void> {
  if (info.fair && info.you !== null) (await import('./fair-part.ts')).playOwnPart(own, info);
}

/** What the server sends to a device; the words are its own, in the language that was chosen. */
interface PushedNotice {
  readonly title: string;
  readonly body: string;
  /** The table to open; null where there are several. */
  readonly table: string | null;
  readonly tag: string;
}

/** What is used of the service worker, which shares no types with a test. */
export interface PushScope {
  readonly registration: Pick<ServiceWorkerRegistration, 'scope' | 'showNotification' | 'getNotifications'>;
  readonly clients: Pick<Clients, 'get' | 'openWindow'>;
  readonly navigator: Partial<Pick<WorkerNavigator, 'setAppBadge'>> & Pick<WorkerNavigator, 'locks'>;
}

/** A tab that shows a table holds this lock, so that it can be found again: addresses of tabs do not tell. */
export const lockOf = (table: string): string => `sixfold-shown-${table}`;

const textIn = (said: object, key: string): string => {
  const text: unknown = Reflect.get(said, key);
  return typeof text === 'string' ? text : '';
};

/** Browsers demand that something is shown, whatever came. */
export function parsePush(text: string): PushedNotice {
  try {
    const said: unknown = JSON.parse(text);
    const given = typeof said === 'object' && said !== null ? said : {};
    const [title, body, table, tag] = ['title', 'body', 'table', 'tag'].map((key) => textIn(given, key));
    return { title: title || 'Sixfold', body: body ?? '', table: table || null, tag: tag ?? '' };
  } catch {
    return { title: 'Sixfold', body: '', table: null, tag: '' };
  }
}

/** Shows what came, in the place of what was said of the same table before, and counts on the app's icon what waits. */
export async function showNotice({ registration, navigator }: PushScope, text: string): Promise<void> {
  const { title, body, table, tag } = parsePush(text);
  const icon = new URL('icons/icon-192.png', registration.scope).href;
  await registration.showNotification(title, { body, tag, icon, data: { table } });
  const waiting = await registration.getNotifications();
  await navigator.setAppBadge?.(waiting.length).catch(() => undefined);
}

/** Goes to the tab that shows the table, or opens one. */
export async function openNotice({ registration, clients, navigator }: PushScope, data: unknown): Promise<void> {
  const table = typeof data === 'object' && data !== null ? textIn(data, 'table') : '';
  const shown = table === '' ? null : await tabWith(table, clients, navigator.locks);
  if (shown) return void (await shown.focus());
  const place = table === '' ? '#/' : `#/online/${encodeURIComponent(table)}`;
  await clients.openWindow(new URL(place, registration.scope).href);
}

async function tabWith(table: string, clients: PushScope['clients'], locks: LockManager): Promise<WindowClient | null> {
  const { held = [] } = await locks.query();
  const id = held.find(({ name }) => name === lockOf(table))?.clientId;
  const tab = id === undefined ? undefined : await clients.get(id);
  return tab && isTab(tab) ? tab : null;
}

const isTab = (client: Client): client is WindowClient => 'focus' in client;

import { describe, expect, test, vi } from 'vitest';
import { lockOf, openNotice, parsePush, showNotice, type PushScope } from './notices.ts';

/** A service worker of a page in a folder, with so many notices on the screen and one tab at the table `shown`. */
function scopeOf(waiting: number) {
  const show = vi.fn<ServiceWorkerRegistration['showNotification']>(async () => undefined);
  const badge = vi.fn<(count?: number) => Promise<void>>(async () => undefined);
  const opened = vi.fn<Clients['openWindow']>(async () => null);
  const focus = vi.fn<() => Promise<void>>(async () => undefined);
  const scope = {
    registration: {
      scope: 'https://example.org/games/',
      showNotification: show,
      getNotifications: async () => Array.from({ length: waiting }),
    },
    clients: { get: async (id: string) => (id === 'tab' ? { focus } : undefined), openWindow: opened },
    navigator: {
      setAppBadge: badge,
      locks: { query: async () => ({ held: [{ name: lockOf('shown'), clientId: 'tab' }] }) },
    },
  } as unknown as PushScope;
  return { scope, show, badge, opened, focus };
}

const TURN = JSON.stringify({ kind: 'turn', title: 'Du bist am Zug', body: 'Am Tisch mit Bo', table: 'a/b', tag: 't' });

describe('a message from the server', () => {
  test('is shown in its own words, in the place of the one before, and counted on the icon', async () => {
    const { scope, show, badge } = scopeOf(2);
    await showNotice(scope, TURN);
    expect(show).toHaveBeenCalledWith('Du bist am Zug', {
      body: 'Am Tisch mit Bo',
      tag: 't',
      icon: 'https://example.org/games/icons/icon-192.png',
      data: { table: 'a/b' },
    });
    expect(badge).toHaveBeenCalledWith(2);
  });

  test('that cannot be read still shows something, as browsers demand', () => {
    for (const text of ['', 'nonsense', '7', 'null', '{"title":5}'])
      expect(parsePush(text)).toEqual({ title: 'Sixfold', body: '', table: null, tag: '' });
  });
});

describe('a tap on a notice', () => {
  test('goes to the tab that shows the table', async () => {
    const { scope, opened, focus } = scopeOf(1);
    await openNotice(scope, { table: 'shown' });
    expect(focus).toHaveBeenCalledOnce();
    expect(opened).not.toHaveBeenCalled();
  });

  test('opens the table where no tab shows it, and home where several wait', async () => {
    const { scope, opened, focus } = scopeOf(1);
    await openNotice(scope, { table: 'a/b' });
    await openNotice(scope, { table: null });
    expect(opened.mock.calls).toEqual([['https://example.org/games/#/online/a%2Fb'], ['https://example.org/games/#/']]);
    expect(focus).not.toHaveBeenCalled();
  });
});

import { expect, test } from 'vitest';
import { keyBytes } from '../push/renew.ts';
import { pushProblem } from './notices.ts';

const able = (permission: NotificationPermission) => ({
  isSecureContext: true,
  navigator: { serviceWorker: {} },
  PushManager: {},
  Notification: { permission },
});

test('a device can be told unless the page is open, the browser unable or its owner unwilling', () => {
  expect(pushProblem(able('default'))).toBeNull();
  expect(pushProblem(able('granted'))).toBeNull();
  expect(pushProblem(able('denied'))).toBe('denied');
  expect(pushProblem({ ...able('default'), isSecureContext: false })).toBe('insecure');
  expect(pushProblem({ isSecureContext: true, navigator: { serviceWorker: {} } })).toBe('unknown');
  expect(pushProblem({ isSecureContext: true, navigator: { serviceWorker: {}, standalone: false } })).toBe('install');
});

test('the key of a server becomes bytes', () => {
  expect([...keyBytes('BP-_')]).toEqual([4, 255, 191]);
});

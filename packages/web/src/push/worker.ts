import { openNotice, showNotice } from './notices.ts';
import { renewDevice } from './renew.ts';

// Part of the service worker, which reads it beside what keeps the page for offline.
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('push', (event) => event.waitUntil(showNotice(self, event.data?.text() ?? '')));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openNotice(self, event.notification.data));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  if (event instanceof ExtendableEvent) event.waitUntil(renewDevice(self.registration));
});

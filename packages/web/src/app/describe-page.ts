import type { Messages } from '../i18n/messages.ts';

/**
 * Says in the head of the page what it is. The server has said so in a language that the browser asks for; but the page may
 * have been kept for offline in another one, come from a server that knows one only, or be set to one that nobody asked for.
 */
export function describePage({ app }: Pick<Messages, 'app'>): void {
  document.title = app.name;
  document.querySelector('meta[name="description"]')?.setAttribute('content', app.description);
}

import type { Webhook, WebhookShape } from '../store/notice-store.ts';
import type { NoticeMessage } from './message.ts';
import type { OutgoingLetter } from './post.ts';

type WebhookBody = (message: NoticeMessage, link: string | null, url: URL) => object;

const textOf = ({ title, body }: NoticeMessage, link: string | null): string =>
  [title, body, link ?? ''].filter((line) => line !== '').join('\n');

/** What each kind of receiver understands. */
const BODIES: Readonly<Record<WebhookShape, WebhookBody>> = {
  ntfy: ({ title, body }, link, url) => ({
    topic: decodeURIComponent(url.pathname.split('/').at(-1) ?? ''),
    title,
    message: body === '' ? title : body,
    ...(link !== null && { click: link }),
  }),
  // Whoever is called "@everyone" calls nobody.
  discord: (message, link) => ({ content: textOf(message, link), allowed_mentions: { parse: [] } }),
  // As the bridge for webhooks (hookshot) takes it.
  matrix: (message, link) => ({ text: textOf(message, link) }),
};

/** A message for a webhook; `link` leads to the table, where it is known under which address people come. */
export function webhookLetter({ shape, url }: Webhook, message: NoticeMessage, link: string | null): OutgoingLetter {
  const target = new URL(url);
  const body = JSON.stringify(BODIES[shape](message, link, target));
  // There the topic is in the body; in the path only plain text would be taken.
  if (shape === 'ntfy') target.pathname = target.pathname.replace(/[^/]*$/, '');
  return {
    url: target.href,
    body,
    headers: { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) },
  };
}

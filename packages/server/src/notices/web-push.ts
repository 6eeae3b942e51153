import type { PushDevice } from '../store/notice-store.ts';
import { encryptFor } from './encryption.ts';
import type { NoticeMessage } from './message.ts';
import type { OutgoingLetter } from './post.ts';
import type { Vapid } from './vapid.ts';

/** Seconds for which a message waits for a device that is off: what is older is nobody's turn any more, or was told. */
const WAITS = 24 * 60 * 60;
/** Characters: longer topics are refused. */
const LONGEST_TOPIC = 32;

/** Who signs a message, and when. */
export interface PushSigner {
  readonly vapid: Vapid;
  readonly contact: string;
  readonly now: number;
}

/** A message for a device, as those who pass it on take it (RFC 8030). */
export function pushLetter(
  device: PushDevice,
  message: NoticeMessage,
  { vapid, contact, now }: PushSigner,
): OutgoingLetter {
  const body = encryptFor(device, JSON.stringify(message));
  return {
    url: device.endpoint,
    body,
    headers: {
      authorization: vapid.authorization(device.endpoint, contact, now),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      'content-length': String(body.length),
      ttl: String(WAITS),
      urgency: message.kind === 'last-call' ? 'high' : 'normal',
      // Of several that wait for the device the last one counts.
      topic: message.tag.slice(0, LONGEST_TOPIC),
    },
  };
}

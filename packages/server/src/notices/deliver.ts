import type { Addressee, KeptDevice, NoticeStore } from '../store/notice-store.ts';
import { messageOf, type NoticeMessage } from './message.ts';
import type { Post } from './post.ts';
import type { Vapid } from './vapid.ts';
import { pushLetter } from './web-push.ts';
import { webhookLetter } from './webhook.ts';
import type { Notice } from './when.ts';

/** A device that has taken nothing for so many milliseconds is given up. */
const DEAD_AFTER = 7 * 24 * 60 * 60 * 1000;
/** What is answered for a device that is not there any more. */
const GONE: readonly (number | null)[] = [404, 410];

export interface DeliveryTools {
  readonly store: Pick<NoticeStore, 'removeDevice' | 'noteDevice'>;
  readonly post: Post;
  readonly vapid: () => Vapid;
  /** Where those who pass messages on can find the operator: an address that begins with https: or mailto:. */
  readonly contact: string;
  /** Where people open the page, without a slash at its end; empty if that is not known. */
  readonly publicUrl: string;
  readonly allowsWebhooks: boolean;
  /** Told of each message whether it was taken. */
  readonly sent?: (isTaken: boolean) => void;
  readonly now: () => number;
}

/** Brings notices to people's devices and webhooks. */
export class Delivery {
  private readonly tools: DeliveryTools;

  constructor(tools: DeliveryTools) {
    this.tools = tools;
  }

  canReach({ devices, webhook }: Addressee): boolean {
    return devices.length > 0 || (webhook !== null && this.tools.allowsWebhooks);
  }

  /** Fails only where it cannot be noted what became of it. */
  async send(addressee: Addressee, notice: Notice): Promise<void> {
    const message = messageOf(notice, addressee.choices.language);
    const devices = addressee.devices.map((device) => this.push(addressee.guest, device, message));
    await Promise.all([this.call(addressee, message), ...devices]);
  }

  private async call({ webhook }: Addressee, message: NoticeMessage): Promise<void> {
    if (webhook === null || !this.tools.allowsWebhooks) return;
    // Whether it came is seen by whoever set it.
    await this.status(async () => webhookLetter(webhook, message, this.linkTo(message)));
  }

  private async push(guest: string, device: KeptDevice, message: NoticeMessage): Promise<void> {
    const { store, vapid, contact, now } = this.tools;
    const status = await this.status(async () => pushLetter(device, message, { vapid: vapid(), contact, now: now() }));
    if (GONE.includes(status) || isDead(device, status, now())) await store.removeDevice(guest, device.endpoint);
    else if (isTaken(status) === (device.failing !== null))
      await store.noteDevice(device.endpoint, isTaken(status) ? null : now());
  }

  /** The status of the answer; null where there was none. */
  private async status(letter: () => Promise<Parameters<Post>[0]>): Promise<number | null> {
    const status = await letter()
      .then(this.tools.post)
      .catch(() => null);
    this.tools.sent?.(isTaken(status));
    return status;
  }

  private linkTo({ table }: NoticeMessage): string | null {
    const { publicUrl } = this.tools;
    if (publicUrl === '') return null;
    return table === null ? `${publicUrl}/` : `${publicUrl}/#/online/${encodeURIComponent(table)}`;
  }
}

const isTaken = (status: number | null): boolean => status !== null && status >= 200 && status < 300;

const isDead = ({ failing }: KeptDevice, status: number | null, now: number): boolean =>
  !isTaken(status) && failing !== null && now - failing > DEAD_AFTER;

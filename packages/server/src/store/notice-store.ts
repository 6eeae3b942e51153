import type { Terms } from '@sixfold/protocol';

/** The languages in which people can be told something while they are away. */
export const NOTICE_LANGUAGES = ['de', 'en'] as const;
export type NoticeLanguage = (typeof NOTICE_LANGUAGES)[number];

/** When nothing is to be told, in minutes after midnight: from the one until before the other, over midnight if it must be. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
}

/** How somebody wants to be told. */
export interface NoticeChoices {
  readonly language: NoticeLanguage;
  /** As in `Europe/Berlin`. */
  readonly zone: string;
  readonly quiet: QuietHours | null;
}

/** A browser that takes messages while no page is open, as it describes itself. */
export interface PushDevice {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** A device of somebody; since when it has taken nothing, in milliseconds since 1970, or null. */
export interface KeptDevice extends PushDevice {
  readonly failing: number | null;
}

/** What a webhook is sent: each kind of receiver has its own form. */
export const WEBHOOK_SHAPES = ['ntfy', 'discord', 'matrix'] as const;
export type WebhookShape = (typeof WEBHOOK_SHAPES)[number];

export interface Webhook {
  readonly shape: WebhookShape;
  readonly url: string;
}

/** How and where somebody is told. */
export interface NoticeWishes {
  readonly choices: NoticeChoices;
  readonly webhook: Webhook | null;
  readonly devices: readonly KeptDevice[];
}

/** A turn, by its table and the number of the event with which it began. */
export interface TurnKey {
  readonly table: string;
  readonly turn: number;
}

/** A turn that waits for somebody. */
export interface StoredTurn extends TurnKey {
  readonly seat: number;
  readonly terms: Terms;
  /** What the others at the table are called; nobody where nothing is left to be told. */
  readonly others: readonly string[];
  /** What a seat has at first, in milliseconds; null at a table without a clock. */
  readonly bank: number | null;
  /** Whether it was told, and whether the last call of it was. */
  readonly isTold: boolean;
  readonly isCalled: boolean;
}

/** Somebody who is to be told of their turns, and those that wait for them. */
export interface Addressee extends NoticeWishes {
  readonly guest: string;
  readonly turns: readonly StoredTurn[];
}

/** What is about to be told. */
export interface TurnClaim extends TurnKey {
  readonly kind: 'turn' | 'last-call';
}

/** Whom to tell what while they are away; gone with the guest. */
export interface NoticeStore {
  /** Keeps a value of the server's own under a name, unless there is one; returns the one that is kept. */
  keepOnce(name: string, value: string): Promise<string>;
  readNotices(guest: string): Promise<NoticeWishes | null>;
  keepChoices(guest: string, choices: NoticeChoices): Promise<void>;
  keepWebhook(guest: string, webhook: Webhook | null): Promise<void>;
  /** A device belongs to whoever added it last; of one guest only the latest few are kept. */
  addDevice(guest: string, device: PushDevice, at: number): Promise<void>;
  removeDevice(guest: string, endpoint: string): Promise<void>;
  /** Notes since when a device has taken nothing; null if it takes messages. */
  noteDevice(endpoint: string, failing: number | null): Promise<void>;
  /** People who can be told, in the order of their ids from after one on. */
  listAddressees(after: string, most: number): Promise<Addressee[]>;
  /** Notes what is about to be told; returns what of it still waits and nobody told before. */
  claimTurns(guest: string, claims: readonly TurnClaim[]): Promise<TurnClaim[]>;
}

import { createHash, randomBytes } from 'node:crypto';
import type { Guest, Identity, KeyKind, ServerStore } from '../store/store.ts';

const makeSecret = (): string => randomBytes(24).toString('base64url');
/** Secrets are long and random, so that a plain hash of them cannot be turned back. */
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** How long a link to oneself is good, in milliseconds. */
const LINK = 15 * 60 * 1000;

/** Whom a cookie names, and as of which session. */
export interface Claim {
  readonly guest: string;
  readonly session: number;
}

/** The people who come here: nothing is kept of them but a name and hashes of what they can show. */
export class Guests {
  private readonly store: ServerStore;
  private readonly now: () => number;
  private readonly isBanned: (guest: string) => boolean;

  constructor(store: ServerStore, now = Date.now, isBanned: (guest: string) => boolean = () => false) {
    this.store = store;
    this.now = now;
    this.isBanned = isBanned;
  }

  async welcome(name: string): Promise<Identity> {
    const guest = { id: randomBytes(16).toString('base64url'), name };
    await this.store.addGuest(guest);
    return { ...guest, session: 0, hasLasting: false };
  }

  /** The first of those whom the cookies name who is known, was not signed out since, and may come in. */
  async find(claims: readonly Claim[]): Promise<Identity | null> {
    for (const { guest, session } of claims) {
      const found = await this.store.readIdentity(guest);
      if (found?.session === session && !this.isBanned(guest)) return found;
    }
    return null;
  }

  rename({ id }: Guest, name: string): Promise<void> {
    return this.store.renameGuest(id, name);
  }

  /** A new secret of this kind; an earlier one counts no more. */
  async issue({ id }: Guest, kind: KeyKind): Promise<string> {
    const secret = makeSecret();
    await this.store.keepKey(id, kind, hashOf(secret));
    return secret;
  }

  revoke({ id }: Guest, kind: KeyKind): Promise<void> {
    return this.store.keepKey(id, kind, null);
  }

  async recognize(kind: KeyKind, secret: string): Promise<Guest | null> {
    const guest = await this.store.findGuest(kind, hashOf(secret));
    return guest && !this.isBanned(guest.id) ? guest : null;
  }

  /** A secret that leads to the guest once, within a quarter of an hour; an earlier one counts no more. */
  async issueLink({ id }: Guest): Promise<string> {
    const secret = makeSecret();
    await this.store.keepLink(id, hashOf(secret), this.now() + LINK);
    return secret;
  }

  /** To whom a link leads, the lasting or the other one. */
  async lookUp(secret: string): Promise<Guest | null> {
    return (await this.store.findLink(hashOf(secret), this.now())) ?? this.recognize('lasting', secret);
  }

  /** The same, and a link that was good for once is used up. */
  async recover(secret: string): Promise<Identity | null> {
    const guest = (await this.store.useLink(hashOf(secret), this.now())) ?? (await this.recognize('lasting', secret));
    return guest && this.store.readIdentity(guest.id);
  }

  /** From now on nothing counts that was given to anybody in order to be this guest. */
  async signOut({ id }: Guest): Promise<Identity | null> {
    await this.store.endSessions(id);
    return this.store.readIdentity(id);
  }

  /** Whether two guests can be made one. */
  async canJoin(one: Guest, other: Guest): Promise<boolean> {
    return !(await this.store.shareTable(one.id, other.id));
  }

  forget({ id }: Guest): Promise<void> {
    return this.store.removeGuest(id);
  }
}

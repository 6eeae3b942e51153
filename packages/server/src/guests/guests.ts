import { createHash, randomBytes } from 'node:crypto';
import type { Guest, ServerStore } from '../store/store.ts';

const makeSecret = (): string => randomBytes(24).toString('base64url');
/** Secrets are long and random, so that a plain hash of them cannot be turned back. */
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** The people who come here: nothing is kept of them but a name and hashes of what they can show. */
export class Guests {
  private readonly store: ServerStore;

  constructor(store: ServerStore) {
    this.store = store;
  }

  async welcome(name: string): Promise<Guest> {
    const guest = { id: randomBytes(16).toString('base64url'), name };
    await this.store.addGuest(guest);
    return guest;
  }

  find(id: string): Promise<Guest | null> {
    return this.store.readGuest(id);
  }

  rename({ id }: Guest, name: string): Promise<void> {
    return this.store.renameGuest(id, name);
  }

  /** A new secret of this kind; an earlier one counts no more. */
  async issue({ id }: Guest, kind: 'recovery' | 'token'): Promise<string> {
    const secret = makeSecret();
    await this.store.keepKey(id, kind, hashOf(secret));
    return secret;
  }

  recognize(kind: 'recovery' | 'token', secret: string): Promise<Guest | null> {
    return this.store.findGuest(kind, hashOf(secret));
  }

  forget({ id }: Guest): Promise<void> {
    return this.store.removeGuest(id);
  }
}

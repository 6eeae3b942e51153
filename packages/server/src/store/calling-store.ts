import type { Append, Change } from '@sixfold/host';
import type { Work } from './calls.ts';
import type { ServerChanges, Holders } from './servers.ts';
import { writeOf, type ServerStore } from './store.ts';

export type StoreMethod = keyof Work;
export type StoreArgs<M extends StoreMethod> = Parameters<Work[M]>;
export type StoreAnswer<M extends StoreMethod> = Promise<ReturnType<Work[M]>>;

/** A store whose work is done elsewhere: whatever is asked becomes a call in plain values. */
export abstract class CallingStore implements ServerStore {
  /** The ids of guests who were here since it was last written down. */
  private readonly seen = new Set<string>();

  abstract readonly changes: ServerChanges;
  abstract readonly holders: Holders;
  abstract probe(): Promise<void>;
  abstract onChange(react: (change: Change) => void): void;
  abstract close(): Promise<void>;
  protected abstract call<M extends StoreMethod>(method: M, ...given: StoreArgs<M>): StoreAnswer<M>;

  secret = () => this.call('secret');
  addGuest = (...given: StoreArgs<'addGuest'>) => this.call('addGuest', ...given);
  readGuest = (...given: StoreArgs<'readGuest'>) => this.see(this.call('readGuest', ...given));
  readIdentity = (...given: StoreArgs<'readIdentity'>) => this.see(this.call('readIdentity', ...given));
  renameGuest = (...given: StoreArgs<'renameGuest'>) => this.call('renameGuest', ...given);
  keepKey = (...given: StoreArgs<'keepKey'>) => this.call('keepKey', ...given);
  findGuest = (...given: StoreArgs<'findGuest'>) => this.see(this.call('findGuest', ...given));
  keepLink = (...given: StoreArgs<'keepLink'>) => this.call('keepLink', ...given);
  findLink = (...given: StoreArgs<'findLink'>) => this.call('findLink', ...given);
  useLink = (...given: StoreArgs<'useLink'>) => this.see(this.call('useLink', ...given));
  endSessions = (...given: StoreArgs<'endSessions'>) => this.call('endSessions', ...given);
  shareTable = (...given: StoreArgs<'shareTable'>) => this.call('shareTable', ...given);
  joinGuests = (...given: StoreArgs<'joinGuests'>) => this.call('joinGuests', ...given);
  removeGuest = (...given: StoreArgs<'removeGuest'>) => this.call('removeGuest', ...given);
  keepOnce = (...given: StoreArgs<'keepOnce'>) => this.call('keepOnce', ...given);
  readNotices = (...given: StoreArgs<'readNotices'>) => this.call('readNotices', ...given);
  keepChoices = (...given: StoreArgs<'keepChoices'>) => this.call('keepChoices', ...given);
  keepWebhook = (...given: StoreArgs<'keepWebhook'>) => this.call('keepWebhook', ...given);
  addDevice = (...given: StoreArgs<'addDevice'>) => this.call('addDevice', ...given);
  removeDevice = (...given: StoreArgs<'removeDevice'>) => this.call('removeDevice', ...given);
  noteDevice = (...given: StoreArgs<'noteDevice'>) => this.call('noteDevice', ...given);
  listAddressees = (...given: StoreArgs<'listAddressees'>) => this.call('listAddressees', ...given);
  claimTurns = (...given: StoreArgs<'claimTurns'>) => this.call('claimTurns', ...given);
  append = (writes: readonly Append[]) => this.call('append', writes.map(writeOf));
  read = (...given: StoreArgs<'read'>) => this.call('read', ...given);
  names = (...given: StoreArgs<'names'>) => this.call('names', ...given);
  listPublic = (...given: StoreArgs<'listPublic'>) => this.call('listPublic', ...given);
  listAlive = (...given: StoreArgs<'listAlive'>) => this.call('listAlive', ...given);
  listOf = (...given: StoreArgs<'listOf'>) => this.call('listOf', ...given);
  countHosted = (...given: StoreArgs<'countHosted'>) => this.call('countHosted', ...given);
  removeOld = (...given: StoreArgs<'removeOld'>) => this.call('removeOld', ...given);
  removeTable = (...given: StoreArgs<'removeTable'>) => this.call('removeTable', ...given);
  readOrders = () => this.call('readOrders');
  keepOrders = (...given: StoreArgs<'keepOrders'>) => this.call('keepOrders', ...given);
  addTalk = (...given: StoreArgs<'addTalk'>) => this.call('addTalk', ...given);
  readTalk = (...given: StoreArgs<'readTalk'>) => this.call('readTalk', ...given);
  block = (...given: StoreArgs<'block'>) => this.call('block', ...given);
  blockedBy = (...given: StoreArgs<'blockedBy'>) => this.call('blockedBy', ...given);
  isUnwanted = (...given: StoreArgs<'isUnwanted'>) => this.call('isUnwanted', ...given);
  noteLife = (...given: StoreArgs<'noteLife'>) => this.call('noteLife', ...given);
  listTimed = () => this.call('listTimed');
  readHolidays = (...given: StoreArgs<'readHolidays'>) => this.call('readHolidays', ...given);
  planHoliday = (...given: StoreArgs<'planHoliday'>) => this.call('planHoliday', ...given);
  readKept = (...given: StoreArgs<'readKept'>) => this.call('readKept', ...given);
  readDaily = (...given: StoreArgs<'readDaily'>) => this.call('readDaily', ...given);
  keepDaily = (...given: StoreArgs<'keepDaily'>) => this.call('keepDaily', ...given);
  claimDeal = (...given: StoreArgs<'claimDeal'>) => this.call('claimDeal', ...given);
  placeDeal = (...given: StoreArgs<'placeDeal'>) => this.call('placeDeal', ...given);
  noteDeal = (...given: StoreArgs<'noteDeal'>) => this.call('noteDeal', ...given);
  listDeal = (...given: StoreArgs<'listDeal'>) => this.call('listDeal', ...given);
  listIdle = (...given: StoreArgs<'listIdle'>) => this.call('listIdle', ...given);

  async noteSweep(at: number): Promise<number> {
    const seen = [...this.seen];
    this.seen.clear();
    return this.call('noteSweep', at, seen);
  }

  /** Whoever is asked for is here; that is written down from time to time, for all together. */
  private async see<G extends { readonly id: string } | null>(found: Promise<G>): Promise<G> {
    const guest = await found;
    if (guest) this.seen.add(guest.id);
    return guest;
  }
}

import { Partner, playPart } from '@sixfold/engine/fair';
import { makeRandom } from '../lib/secrets.ts';
import type { Client, TableInfo } from '@sixfold/protocol';
import { keptNumbers } from './kept-numbers.ts';

const partner = new Partner(() => makeRandom(32), keptNumbers);

/** This page's part in the luck of a table at which somebody here sits. */
export const playOwnPart = (client: Client, info: TableInfo): void => playPart(client, partner, info);

/** Whether the number of whoever sits here is part of the luck; null if it gave none. */
export function isOwnIn({ fair, you }: TableInfo): boolean | null {
  const own = fair && you !== null ? partner.numberOf(fair, you) : null;
  return own === null ? null : fair?.numbers?.[you ?? 0] === own;
}

import type { GameUpdate, TableInfo } from '@sixfold/protocol';
import { askYes } from '../terminal/questions.ts';
import { ORDERS } from './orders.ts';
import { attempt, type Orders, type Party } from './party.ts';

/** What can be asked of a table whose people are elsewhere, also while others decide. */
export const ONLINE_ORDERS: Orders = new Map([
  ...ORDERS,
  ['back', { meaning: 'ask the others to take back your last decision, and all that followed', run: askBack }],
  ['yes', { meaning: 'agree to what somebody asks', run: (turn) => answerOffer(turn, true) }],
  ['no', { meaning: 'or do not', run: (turn) => answerOffer(turn, false) }],
  ['resign', { meaning: 'give up this game', run: resign }],
]);

export async function resign(party: Party): Promise<boolean> {
  const { table } = party.table.info;
  return (await askYes(party.screen, 'Give up this game?')) && (await attempt(party, 'resign', { table }));
}

export async function askBack(party: Party): Promise<boolean> {
  const { table, takeBack: ply } = party.table.now;
  if (ply !== null) return await attempt(party, 'offer', { table, offer: { kind: 'take-back', ply } });
  party.screen.print('  You have not played yet: there is nothing to take back.');
  return false;
}

async function answerOffer(party: Party, isAgreed: boolean): Promise<boolean> {
  const { table, offer } = party.table.info;
  if (offer && isForUs(party.table.info))
    return await attempt(party, 'agree', { table, offer: offer.number, isAgreed });
  party.screen.print('  Nothing is being asked of you.');
  return false;
}

/** Whether something is being asked that we have not answered. */
export const isForUs = ({ offer, you }: TableInfo): boolean =>
  offer !== null && you !== null && offer.by !== you && !offer.agreed.includes(you);

/** What is being asked, as a sentence. */
export function sayOffer({ offer }: TableInfo, game: GameUpdate | null, names: readonly string[]): string {
  const who = names[offer?.by ?? 0] ?? '';
  switch (offer?.kind) {
    case 'take-back':
      return `${who} would like to go back to move ${offer.ply + 1} (${(game?.ply ?? offer.ply) - offer.ply} less).`;
    case 'replace':
      return `${who} would like a bot to play on for ${names[offer.seat] ?? ''}.`;
    case 'remove':
      return `${who} would like ${names[offer.seat] ?? ''} to leave.`;
    case 'end':
      return `${who} would like to end the table without a result.`;
    case 'pause':
      return `${who} would like to stop the clock.`;
    case undefined:
      return '';
  }
}

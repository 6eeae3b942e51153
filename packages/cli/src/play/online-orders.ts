import type { GameUpdate, TableInfo } from '@sixfold/protocol';
import { said } from '../terminal/language.ts';
import { askYes } from '../terminal/questions.ts';
import { makeOrders, sayNothingBack } from './orders.ts';
import { attempt, type Orders, type Party } from './party.ts';

/** What can be asked of a table whose people are elsewhere, also while others decide. */
export const makeOnlineOrders = (): Orders => new Map([...makeOrders(), ...said(ENGLISH, GERMAN)]);

const agree = (turn: Party): Promise<boolean> => answerOffer(turn, true);
const decline = (turn: Party): Promise<boolean> => answerOffer(turn, false);

const ENGLISH: Orders = new Map([
  ['back', { meaning: 'ask the others to take back your last decision, and all that followed', run: askBack }],
  ['yes', { meaning: 'agree to what somebody asks', run: agree }],
  ['no', { meaning: 'or do not', run: decline }],
  ['resign', { meaning: 'give up this game', run: resign }],
]);

const GERMAN: Orders = new Map([
  ['zurück', { meaning: 'um Rücknahme deiner letzten Entscheidung bitten, und von allem danach', run: askBack }],
  ['ja', { meaning: 'einer Frage zustimmen', run: agree }],
  ['nein', { meaning: 'oder nicht', run: decline }],
  ['aufgeben', { meaning: 'diese Partie aufgeben', run: resign }],
]);

export async function resign(party: Party): Promise<boolean> {
  const { table } = party.table.info;
  return (
    (await askYes(party.screen, said('Resign this game?', 'Diese Partie aufgeben?'))) &&
    (await attempt(party, 'resign', { table }))
  );
}

export async function askBack(party: Party): Promise<boolean> {
  const { table, takeBack: ply } = party.table.now;
  if (ply !== null) return await attempt(party, 'offer', { table, offer: { kind: 'take-back', ply } });
  party.screen.print(sayNothingBack());
  return false;
}

async function answerOffer(party: Party, isAgreed: boolean): Promise<boolean> {
  const { table, offer } = party.table.info;
  if (offer && isForUs(party.table.info))
    return await attempt(party, 'agree', { table, offer: offer.number, isAgreed });
  party.screen.print(said('  Nothing is being asked of you.', '  Du wirst gerade nichts gefragt.'));
  return false;
}

/** Whether something is being asked that we have not answered. */
export const isForUs = ({ offer, you }: TableInfo): boolean =>
  offer !== null && you !== null && offer.by !== you && !offer.agreed.includes(you);

const sayBack = (who: string, ply: number, now: number): string =>
  said(
    `${who} would like to go back to move ${ply + 1} (${now - ply} less).`,
    `${who} möchte zurück zu Zug ${ply + 1} (${now - ply} weniger).`,
  );

/** What is being asked, as a sentence. */
export function sayOffer({ offer }: TableInfo, game: GameUpdate | null, names: readonly string[]): string {
  const who = names[offer?.by ?? 0] ?? '';
  switch (offer?.kind) {
    case 'take-back':
      return sayBack(who, offer.ply, game?.ply ?? offer.ply);
    case 'replace':
      return said(
        `${who} would like a bot to play on for ${names[offer.seat] ?? ''}.`,
        `${who} schlägt vor, dass ein Bot für ${names[offer.seat] ?? ''} weiterspielt.`,
      );
    case 'remove':
      return said(
        `${who} would like ${names[offer.seat] ?? ''} to leave.`,
        `${who} möchte ${names[offer.seat] ?? ''} vom Tisch nehmen.`,
      );
    case 'end':
      return said(
        `${who} would like to end the table without a result.`,
        `${who} schlägt vor, ohne Ergebnis aufzuhören.`,
      );
    case 'pause':
      return said(`${who} would like to stop the clock.`, `${who} schlägt vor, die Uhr anzuhalten.`);
    case undefined:
      return '';
  }
}

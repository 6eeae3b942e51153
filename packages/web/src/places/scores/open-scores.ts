import type { Card } from '@sixfold/engine';
import { speakOf } from '../../i18n/index.ts';
import { PARTS } from '../../i18n/parts.ts';
import { deviceTables } from '../../session/this-device.ts';
import { makeWishes, type OpenedScores, type ScoresDraft } from './scores-draft.ts';

/** What only a server needs comes when one is asked. */
export async function openScores(card: Card, draft: ScoresDraft): Promise<OpenedScores> {
  if (!draft.isOnline) return { place: { at: 'table', id: await deviceTables.create(makeWishes(card, draft)) } };
  const [{ openForEveryone }] = await Promise.all([import('./open-for-everyone.ts'), speakOf(PARTS.online)]);
  return openForEveryone(card, draft);
}

import type { Card } from '@sixfold/engine';
import { messages } from '../../i18n/index.ts';
import { attempt, complaint } from '../../online/deeds.ts';
import { takeName } from '../../online/identity.ts';
import { host } from '../../online/me.ts';
import { sayWhyNot } from '../../online/say.ts';
import { makeScoresAsk, type OpenedScores, type ScoresDraft } from './scores-draft.ts';

/** A score board that everyone has on their own phone. The server must know first what the one who opens it is called. */
export async function openForEveryone(card: Card, draft: ScoresDraft): Promise<OpenedScores> {
  const name = draft.names[0]?.trim() ?? '';
  const why = name === host.peek()?.name ? null : await takeName(name);
  if (why !== null) return { why: sayWhyNot(why, messages.peek().online) };
  const opened = await attempt('open', makeScoresAsk(card, draft));
  return opened ? { place: { at: 'online', table: opened.table } } : { why: complaint.peek() };
}

import type { Utterance } from '@sixfold/protocol';
import type { Messages } from '../../i18n/messages.ts';

/** What was said, in the reader's own language. A later version may know more phrases than this page. */
export function sayUtterance(said: Utterance, { phrases, reactions }: Messages['talk']): string {
  if (said.kind === 'text') return said.text;
  return said.kind === 'phrase' ? (phrases[said.phrase] ?? '…') : (reactions[said.reaction] ?? '…');
}

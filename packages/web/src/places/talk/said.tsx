import type { Utterance } from '@sixfold/protocol';
import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import { ReactionIcon } from './reaction.tsx';
import { sayUtterance } from './say-line.ts';

/** What was said, as it is shown. */
export function Said({ said }: { said: Utterance }): JSX.Element {
  const text = sayUtterance(said, messages.value.talk);
  if (said.kind !== 'reaction') return <>{text}</>;
  return (
    <>
      <ReactionIcon reaction={said.reaction} />
      <span class="unseen">{text}</span>
    </>
  );
}

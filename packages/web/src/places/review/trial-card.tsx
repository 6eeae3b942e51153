import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { settings } from '../../lib/settings.ts';
import { announce } from '../../ui/announcer.tsx';
import { BetterMove } from './better-move.tsx';
import { figuresIn } from './figures.ts';
import type { TrialProps, TrialState } from './use-trial.ts';
import { isFound } from './verdict.ts';

interface TrialCardProps extends TrialProps {
  readonly state: TrialState;
  readonly task: string;
  /** Gives up, and has the better move shown. */
  readonly show: () => void;
}

/** What is asked, what came of it, and what was better. */
export function TrialCard(props: TrialCardProps): JSX.Element {
  const { game, names, move, state, task, show, next } = props;
  const { stage, verdict, tries } = state;
  const t = messages.value.finding;
  const onward = useRef<HTMLButtonElement>(null);
  const text = sayTrial(state, task);
  const isOver = isFound(verdict) || stage === 'shown';
  useEffect(() => {
    // The task is told with the table on which it is set.
    if (stage !== 'task') announce(text, 'turn');
    if (isOver) onward.current?.focus({ preventScroll: true });
  }, [stage, tries]);
  return (
    <aside class="guide review-trial" aria-label={t.title}>
      <div class="review-trial-text">
        <p>{text}</p>
        {isOver && <BetterMove game={game} names={names} seat={move.seat} ply={move.ply} decision={move.decision} />}
      </div>
      <div class="buttons">
        {!isOver && tries > 0 && (
          <button type="button" class="button" disabled={stage === 'judging'} onClick={show}>
            {t.show}
          </button>
        )}
        <button
          ref={onward}
          type="button"
          class={`button ${isOver ? 'is-main' : 'is-quiet'}`}
          onClick={() => next(isFound(verdict))}
        >
          {isOver ? t.next : t.skip}
        </button>
      </div>
    </aside>
  );
}

function sayTrial({ stage, verdict, lost }: TrialState, task: string): string {
  const t = messages.value.finding;
  if (stage === 'judging' || stage === 'failed') return t[stage];
  if (verdict === null) return task;
  if (verdict === 'no' || verdict === 'closer') return t[verdict](figuresIn(settings.value.language).points(lost));
  return t[verdict];
}

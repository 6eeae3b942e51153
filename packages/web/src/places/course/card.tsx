import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { announce } from '../../ui/announcer.tsx';
import { Pointer } from './pointer.tsx';

/** How a step stands: it was asked for, was answered otherwise, or is done. */
export type StepState = 'task' | 'wrong' | 'done';

interface CourseCardProps {
  readonly state: StepState;
  /** How often it was answered: equal answers are told apart. */
  readonly tries: number;
  readonly text: string;
  /** What it is about. */
  readonly points: string;
  /** Shows a right move; null where one is shown. */
  readonly show: (() => void) | null;
  readonly next: () => void;
}

/** What is to be done, or what came of it. It lies beside the game, never over it. */
export function CourseCard({ state, tries, text, points, show, next }: CourseCardProps): JSX.Element {
  const t = messages.value.course;
  const card = useRef<HTMLElement>(null);
  const onward = useRef<HTMLButtonElement>(null);
  const isDone = state === 'done';
  useEffect(() => {
    // The task is told with the table on which it is set.
    if (state !== 'task') announce(text, 'turn');
    if (isDone) onward.current?.focus({ preventScroll: true });
  }, [state, tries]);
  return (
    <aside ref={card} class={`guide course-card is-${state}`} aria-label={t.card}>
      <p>{text}</p>
      <div class="buttons">
        {state === 'wrong' && show && (
          <button type="button" class="button" onClick={show}>
            {t.show}
          </button>
        )}
        <button ref={onward} type="button" class={`button ${isDone ? 'is-main' : 'is-quiet'}`} onClick={next}>
          {isDone ? t.next : t.skip}
        </button>
      </div>
      {!isDone && <Pointer card={card} target={points} />}
    </aside>
  );
}

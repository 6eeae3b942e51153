import type { View } from '@sixfold/engine';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Guide } from '../../face/face.ts';
import { messages } from '../../i18n/index.ts';
import { announce } from '../../ui/announcer.tsx';
import { leaveGuidance, nextGuide, rememberGuides, seenGuides } from './guidance.ts';

interface GuideProps {
  readonly table: string;
  readonly guides: readonly Guide[];
  readonly view: View;
}

/** A small card that explains the step at hand; play goes on beside it. */
export function GuideCard({ table, guides, view }: GuideProps): JSX.Element | null {
  const [seen, setSeen] = useState(() => seenGuides(table));
  const t = messages.value;
  const guide = seen && nextGuide(guides, seen, view);
  const text = guide ? guide.text(t) : '';
  useEffect(() => {
    if (text !== '') announce(text);
  }, [text]);
  const card = useRef<HTMLElement>(null);
  const next = (): void => {
    if (!seen || !guide) return;
    rememberGuides(table, [...seen, guide.id]);
    setSeen([...seen, guide.id]);
  };
  useEffect(() => {
    const surface = card.current?.parentElement;
    // Whoever reaches for the table has read enough: the card makes room.
    const yieldTo = ({ target }: Event): void => {
      if (!card.current?.contains(target as Node)) next();
    };
    surface?.addEventListener('pointerdown', yieldTo);
    return () => surface?.removeEventListener('pointerdown', yieldTo);
  }, [text, seen]);
  if (!seen || !guide) return null;
  const leave = (): void => {
    leaveGuidance();
    setSeen(null);
  };
  return (
    <aside ref={card} class="guide" aria-label={t.table.guide}>
      <p>{text}</p>
      <div class="buttons">
        <button type="button" class="button is-main" onClick={next}>
          {t.table.guideNext}
        </button>
        <button type="button" class="button is-quiet" onClick={leave}>
          {t.table.guideLeave}
        </button>
      </div>
    </aside>
  );
}

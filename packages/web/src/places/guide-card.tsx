import type { View } from '@sixfold/engine';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Guide } from '../face.ts';
import { messages } from '../i18n/index.ts';
import { announce } from '../ui/announcer.tsx';
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
  if (!seen || !guide) return null;
  const next = (): void => {
    rememberGuides(table, [...seen, guide.id]);
    setSeen([...seen, guide.id]);
  };
  const leave = (): void => {
    leaveGuidance();
    setSeen(null);
  };
  return (
    <aside class="guide" aria-label={t.table.guide}>
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

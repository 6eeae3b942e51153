import type { View } from '@sixfold/engine';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Face, Guide } from '../../face/face.ts';
import { teachingOf } from '../../games/teaching.ts';
import { messages, speakOf } from '../../i18n/index.ts';
import { announce } from '../../ui/announcer.tsx';
import { useLoaded } from '../../ui/lazy.tsx';
import { leaveGuidance, nextGuide, rememberGuides, seenGuides } from './guidance.ts';

interface GuideProps {
  readonly table: string;
  readonly face: Face;
  readonly view: View;
}

async function loadGuides({ game, loadGuides: load }: Face): Promise<readonly Guide[]> {
  const [guides] = await Promise.all([load(), speakOf(teachingOf(game.card.id))]);
  return guides;
}

/** A small card that explains the step at hand; play goes on beside it, and without it where it cannot be loaded. */
export function GuideCard({ face, ...more }: GuideProps): JSX.Element | null {
  const { loaded } = useLoaded(() => loadGuides(face), face.game.card.id);
  return loaded && 'value' in loaded ? <Card {...more} guides={loaded.value} /> : null;
}

interface CardProps extends Omit<GuideProps, 'face'> {
  readonly guides: readonly Guide[];
}

function Card({ table, guides, view }: CardProps): JSX.Element | null {
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

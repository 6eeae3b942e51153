import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { Face, Lesson } from '../../face/face.ts';
import { ENTRIES, entryOf } from '../../games/games.ts';
import { teachingOf } from '../../games/teaching.ts';
import { messages, speakOf } from '../../i18n/index.ts';
import { addressOf } from '../../lib/navigation.ts';
import './learn.css';
import { Pending, useLoaded } from '../../ui/lazy.tsx';
import { useOneByOne } from '../../ui/one-by-one.ts';
import { Page } from '../../ui/page.tsx';
import { steady } from '../../ui/steady.tsx';
import { playNow } from '../setup/new-table.ts';

interface Rules {
  readonly face: Face;
  readonly lessons: Awaited<ReturnType<Face['loadLessons']>>;
}

export async function loadRules(game: string): Promise<Rules> {
  const entry = entryOf(game);
  if (!entry) throw new Error(game);
  const [face] = await Promise.all([entry.load(), speakOf(teachingOf(entry.id))]);
  return { face, lessons: await face.loadLessons() };
}

export function Learn({ game }: { game: string }): JSX.Element {
  const { loaded, again } = useLoaded(() => loadRules(game), game);
  if (!loaded || 'failed' in loaded) return <Pending isFailed={loaded !== null} again={again} />;
  return <Lessons {...loaded.value} />;
}

function Lessons({ face, lessons }: Rules): JSX.Element {
  const t = messages.value;
  const { id, compatibleWith } = face.game.card;
  return (
    <Page title={t.learn.title(t.games[id].name)}>
      <OtherGames game={id} />
      <p class="buttons">
        <a class="button is-main" href={addressOf({ at: 'course', game: id })}>
          {t.learn.course}
        </a>
      </p>
      <LessonCards lessons={lessons(t)} />
      <div class="buttons is-centred">
        <button type="button" class="button is-main is-large" onClick={() => void playNow(id)}>
          {t.home.play}
        </button>
        <a class="button is-quiet is-large" href={addressOf({ at: 'puzzles', game: id, id: '' })}>
          {t.learn.puzzles}
        </a>
        <a class="button is-quiet is-large" href={addressOf({ at: 'print', game: id })}>
          {t.learn.print}
        </a>
      </div>
      <p class="buttons is-centred">
        <a class="button is-quiet" href={addressOf({ at: 'pieces', game: id })}>
          {t[`${id}Pieces`].link}
        </a>
      </p>
      <p class="help">{t.learn.compatible(compatibleWith)}</p>
    </Page>
  );
}

function OtherGames({ game }: { game: string }): JSX.Element {
  const t = messages.value;
  return (
    <nav class="buttons" aria-label={t.learn.other}>
      {ENTRIES.map(({ id }) => (
        <a
          key={id}
          class="button"
          href={addressOf({ at: 'learn', game: id })}
          {...(id === game && { 'aria-current': 'page' })}
        >
          {t.games[id].name}
        </a>
      ))}
    </nav>
  );
}

/** The texts stand there at once; the diagrams come as they are needed. */
export function LessonCards({ lessons }: { lessons: readonly Lesson[] }): JSX.Element {
  const list = useRef<HTMLDivElement>(null);
  const drawn = useOneByOne(list, lessons.length);
  return (
    <div class="lessons" ref={list}>
      {lessons.map((lesson, index) => (
        <LessonCard key={index} {...lesson} isDrawn={index < drawn} />
      ))}
    </div>
  );
}

const LessonCard = steady(({ title, text, Diagram, isDrawn }: Lesson & { isDrawn: boolean }) => (
  <section class="sheet lesson">
    <div>
      <h2>{title}</h2>
      {text.split('\n').map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
    {Diagram && <div class="diagram">{isDrawn && <Diagram />}</div>}
  </section>
));

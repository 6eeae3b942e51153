import type { GameId } from '@sixfold/engine';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Course } from '../../face/course.ts';
import type { Face } from '../../face/face.ts';
import { ENTRIES, entryOf } from '../../games/games.ts';
import { teachingOf } from '../../games/teaching.ts';
import { messages, speakOf } from '../../i18n/index.ts';
import { addressOf } from '../../lib/navigation.ts';
import { Pending, useLoaded } from '../../ui/lazy.tsx';
import { Page } from '../../ui/page.tsx';
import { rememberedNames } from '../../store/index.ts';
import { againstBot } from '../setup/draft.ts';
import { openTable } from '../setup/new-table.ts';
import '../table/table.css';
import './course.css';
import { rememberSteps, stepsDone } from './progress.ts';
import { Step } from './step.tsx';

interface Taught {
  readonly face: Face;
  readonly course: Course;
}

async function load(game: string): Promise<Taught> {
  const entry = entryOf(game);
  if (!entry) throw new Error(game);
  const [face] = await Promise.all([entry.load(), speakOf(teachingOf(entry.id))]);
  return { face, course: await face.loadCourse() };
}

/** A game, learned by playing: left at any step and resumed there. */
export function CoursePlace({ game }: { game: string }): JSX.Element {
  const { loaded, again } = useLoaded(() => load(game), game);
  if (!loaded || 'failed' in loaded) return <Pending isFailed={loaded !== null} again={again} />;
  return <Steps {...loaded.value} />;
}

function Steps({ face, course }: Taught): JSX.Element {
  const { id } = face.game.card;
  const [{ at, hasGone }, setAt] = useState(() => ({ at: stepsDone(id, course.steps.length), hasGone: false }));
  const go = (to: number): void => {
    rememberSteps(id, to);
    setAt({ at: to, hasGone: true });
  };
  const step = course.steps[at];
  if (!step) return <Learned game={id} again={() => go(0)} />;
  return <Step key={at} face={face} course={course} step={step} at={at} hasGone={hasGone} go={go} />;
}

const playFirst = (game: GameId): Promise<string> =>
  openTable(game, againstBot(rememberedNames()[0] ?? '', 'beginner'), 0);

/** What one may do now that one knows how. */
function Learned({ game, again }: { game: GameId; again: () => void }): JSX.Element {
  const t = messages.value;
  return (
    <Page title={t.course.title(t.games[game].name)}>
      <p>{t.course.over}</p>
      <div class="buttons">
        <button type="button" class="button is-main is-large" onClick={() => void playFirst(game)}>
          {t.course.play}
        </button>
        <button type="button" class="button is-large" onClick={again}>
          {t.course.again}
        </button>
      </div>
      <h2>{t.course.others}</h2>
      <nav class="buttons" aria-label={t.course.others}>
        {ENTRIES.filter(({ id }) => id !== game).map(({ id }) => (
          <a key={id} class="button" href={addressOf({ at: 'course', game: id })}>
            {t.games[id].name}
          </a>
        ))}
      </nav>
    </Page>
  );
}

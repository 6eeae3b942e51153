import type { Source } from '@sixfold/engine';
import type { JSX } from 'preact';
import { useCallback, useMemo, useState } from 'preact/hooks';
import type { Course, CourseStep } from '../../face/course.ts';
import type { Face } from '../../face/face.ts';
import { messages } from '../../i18n/index.ts';
import { announce } from '../../ui/announcer.tsx';
import { Heading } from '../../ui/heading.tsx';
import { HomeButton } from '../../ui/home-button.tsx';
import { MoreIcon } from '../../ui/more-icons.tsx';
import { bot, person } from '../setup/draft.ts';
import { seatNames } from '../setup/names.ts';
import { AskedTable, useAsked, type AskedPosition } from '../table/asked-table.tsx';
import { CourseCard, type StepState } from './card.tsx';
import { LEARNER, openScene, playedAt } from './scene.ts';

const SEATS = [person(''), bot('beginner')];
const NOTHING: readonly Source[] = [];

export interface StepProps {
  readonly face: Face;
  readonly course: Course;
  readonly step: CourseStep;
  /** Which of its steps that is, from 0. */
  readonly at: number;
  /** Whether one came here from another step, and so is to be told which this is. */
  readonly hasGone: boolean;
  readonly go: (at: number) => void;
}

interface PlayedStep extends AskedPosition {
  readonly state: StepState;
  readonly tries: number;
  readonly commit: (move: number) => void;
  /** A right move. */
  readonly right: number | null;
}

/** The position of a step, until a right move is made in it; any other is answered, and nothing comes of it. */
function usePlayed({ face, course, step }: StepProps, names: readonly string[]): PlayedStep {
  const { game } = face;
  const [match] = useState(() => openScene(game, course, step.ply));
  const [{ state, tries }, answer] = useState<{ state: StepState; tries: number }>({ state: 'task', tries: 0 });
  const asked = useAsked(face, match, LEARNER, names, tries);
  const right = useMemo(() => game.parseNotation(match.position, playedAt(course, step.ply)), []);
  const commit = useCallback(
    (move: number): void => {
      const isRight = step.isRight(match.position, move);
      if (isRight) match.play(game.makeNotation(match.position, move));
      answer({ state: isRight ? 'done' : 'wrong', tries: tries + 1 });
    },
    [tries],
  );
  return { ...asked, state, tries, commit, right: right.ok ? right.value : null };
}

/** A step of a course at the same table as any game. */
export function Step(props: StepProps): JSX.Element {
  const { face, step, at, go } = props;
  const t = messages.value;
  const names = useMemo(() => seatNames(SEATS, t), [t]);
  const played = usePlayed(props, names);
  const { position, state, commit, right } = played;
  const [isShown, show] = useState(false);
  const text = step.words(t)[state];
  const canAct = state !== 'done';
  const showRight = (): void => {
    show(true);
    if (right !== null) announce(face.words.sayHint(face.game.makeMove(position, right), position, t), 'answer');
  };
  // What a right move counts shows the rule on the table.
  const lit = useMemo(
    () => (state === 'wrong' && right !== null ? face.game.sources(position, right).flat() : NOTHING),
    [state, position],
  );
  return (
    <AskedTable
      face={face}
      names={names}
      asked={played}
      look="is-course"
      bar={<Bar {...props} />}
      text={text}
      card={
        <CourseCard
          state={state}
          tries={played.tries}
          text={text}
          points={step.points}
          show={isShown ? null : showRight}
          next={() => go(at + 1)}
        />
      }
      canAct={canAct}
      hint={canAct && isShown ? right : null}
      lit={lit}
      askHint={showRight}
      explain={explainNothing}
      commit={commit}
    />
  );
}

const explainNothing = async (): Promise<Source[][]> => [];

function Bar({ face, course, at, hasGone, go }: StepProps): JSX.Element {
  const t = messages.value;
  const { name } = t.games[face.game.card.id];
  const step = t.course.step(at + 1, course.steps.length);
  return (
    <header class="bar">
      <HomeButton label={t.table.leave} />
      <Heading text={`${t.course.title(name)}, ${step}`} isUnseen isFocused={hasGone} />
      <div class="turn">
        <p class="turn-text">{step}</p>
        <p class="turn-more">{name}</p>
      </div>
      <button
        type="button"
        class="button is-quiet is-round"
        aria-label={t.course.back}
        disabled={at === 0}
        onClick={() => go(at - 1)}
      >
        <MoreIcon name="previous" />
      </button>
    </header>
  );
}

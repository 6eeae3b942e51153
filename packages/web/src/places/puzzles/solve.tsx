import type { Source } from '@sixfold/engine';
import { gradeOf } from '@sixfold/review/puzzles';
import type { JSX } from 'preact';
import { useCallback, useMemo } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { dayBegins, sayDay } from '../../lib/calendar.ts';
import { addressOf } from '../../lib/navigation.ts';
import { settings } from '../../lib/settings.ts';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import { bot, person } from '../setup/draft.ts';
import { seatNames } from '../setup/names.ts';
import { AskedTable, useAsked } from '../table/asked-table.tsx';
import { sayReasons } from '../table/hint/say-advice.ts';
import { PuzzleCard } from './card.tsx';
import type { LoadedPuzzle } from './load-puzzle.ts';
import { nextAfter, numberOf, statesOf } from './progress.ts';
import { sayPuzzle, type SaidSolution } from './say-puzzle.ts';
import { gamesOf } from './scene.ts';
import { useSolving } from './use-solving.ts';

const NOTHING: readonly Source[] = [];

/** A puzzle at the same table as any game, as whoever is to move sees it. */
export function Solve(props: LoadedPuzzle): JSX.Element {
  const { face, set, puzzle, scene, date } = props;
  const { seat, best } = scene;
  const names = useNames(props);
  const solving = useSolving(props);
  const { phase, answers, result } = solving;
  const asked = useAsked(face, scene.match, seat, names, answers);
  const text = sayPuzzle(solving, useSolution(props, names), messages.value.puzzles);
  const isShown = phase === 'shown';
  const lit = useMemo(
    () => (isShown ? face.game.sources(asked.position, best).flat() : NOTHING),
    [isShown, asked.position],
  );
  const explain = useCallback(async (ply: number) => scene.explain(ply), [scene]);
  const states = statesOf(set.game, [...props.results, ...(result ? [result] : [])]);
  const next = nextAfter(set, states, puzzle);
  return (
    <AskedTable
      face={face}
      names={names}
      asked={asked}
      look="is-puzzle"
      bar={<Bar {...props} isDone={phase === 'done'} />}
      text={text.title}
      card={
        <PuzzleCard
          phase={phase}
          text={text}
          answers={answers}
          show={solving.show}
          game={set.game}
          next={next}
          date={date}
        />
      }
      canAct={phase !== 'done'}
      hint={isShown ? best : null}
      lit={lit}
      askHint={null}
      explain={explain}
      commit={solving.commit}
    />
  );
}

/** Whoever solves it sits where the mover did. */
function useNames({ set, puzzle: { players }, scene: { seat } }: LoadedPuzzle): readonly string[] {
  const t = messages.value;
  return useMemo(() => {
    const seats = Array.from({ length: players }, (_, at) => (at === seat ? person('') : bot(set.from.bot)));
    return seatNames(seats, t);
  }, [t]);
}

/** What is to be said of the best move; told from the position in which it is one. */
function useSolution({ face, scene, puzzle }: LoadedPuzzle, names: readonly string[]): SaidSolution {
  const t = messages.value;
  const position = useMemo(() => scene.match.position.clone(), []);
  return useMemo(
    () => ({
      move: face.words.sayHint(face.game.makeMove(position, scene.best), position, t),
      reasons: sayReasons(puzzle.reasons, names, settings.peek().language, t),
      lead: gamesOf(puzzle.rivals[0]?.[1] ?? 0),
    }),
    [t],
  );
}

function Bar({ set, puzzle, date, isDone }: LoadedPuzzle & { readonly isDone: boolean }): JSX.Element {
  const { puzzles: t, games, table } = messages.value;
  const grade = t.grades[gradeOf(set, puzzle)];
  const title = date === null ? t.number(numberOf(set, puzzle)) : t.day(sayDate(date));
  const back = date === null ? ({ at: 'puzzles', game: '', id: '' } as const) : dayOfPuzzle(date);
  return (
    <header class="bar">
      <a class="button is-quiet is-round" href={addressOf(back)} aria-label={table.leave}>
        <Icon name="back" />
      </a>
      <Heading text={`${t.of(games[set.game].name)}, ${title}`} isUnseen />
      <div class={isDone ? 'turn' : 'turn is-mine'}>
        <p class="turn-text">{isDone ? games[set.game].name : table.yourTurn}</p>
        <p class="turn-more">
          {title} · {grade}
        </p>
      </div>
    </header>
  );
}

const dayOfPuzzle = (date: string) => ({ at: 'daily', date, game: '', moves: '' }) as const;

const sayDate = (date: string): string => sayDay(dayBegins(date) ?? 0, settings.value.language);

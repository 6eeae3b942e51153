import { gradeOf } from '@sixfold/review/puzzles';
import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import { addressOf } from '../../lib/navigation.ts';
import { keptPuzzles } from '../../store/puzzles/kept.ts';
import type { PuzzleResult } from '../../store/puzzles/results.ts';
import { useLoaded } from '../../ui/lazy.tsx';
import { puzzleOn, type ChosenPuzzle } from './day.ts';
import { stateOfResult, type PuzzleState } from './progress.ts';
import './puzzles.css';

interface DayPuzzle extends ChosenPuzzle {
  readonly state: PuzzleState;
}

/** As the puzzle of its day alone: what was made of it in the list is another matter. */
const stateOn = (results: readonly PuzzleResult[], date: string, id: string): PuzzleState => {
  const result = results.find((one) => one.date === date && one.puzzle === id);
  return result ? stateOfResult(result) : 'new';
};

async function loadDay(date: string): Promise<DayPuzzle | null> {
  const [chosen, results] = await Promise.all([puzzleOn(date), keptPuzzles()]);
  return chosen && { ...chosen, state: stateOn(results, date, chosen.puzzle.id) };
}

interface PuzzleOfDayProps {
  readonly date: string;
  /** Whether there is a way to all the others. */
  readonly hasMore?: boolean;
}

/** The puzzle of a date, and what one has made of it. */
export function PuzzleOfDay({ date, hasMore = false }: PuzzleOfDayProps): JSX.Element {
  const { puzzles: t, games } = messages.value;
  const { loaded } = useLoaded(() => loadDay(date), date);
  const day = loaded && 'value' in loaded ? loaded.value : null;
  return (
    <section class="sheet puzzle-day">
      <div>
        <h2>{t.today}</h2>
        {day && (
          <p>
            {games[day.set.game].name} · {t.grades[gradeOf(day.set, day.puzzle)]}
          </p>
        )}
        <p class="help">{day && day.state !== 'new' ? asSentence(t.states[day.state]) : t.keepsStreak}</p>
      </div>
      <div class="buttons">
        {day && (
          <a
            class={isDone(day.state) ? 'button' : 'button is-main'}
            href={addressOf({ at: 'puzzles', game: day.set.game, id: date })}
          >
            {isDone(day.state) ? t.again : t.solve}
          </a>
        )}
        {hasMore && (
          <a class="button" href={addressOf({ at: 'puzzles', game: '', id: '' })}>
            {t.toAll}
          </a>
        )}
      </div>
    </section>
  );
}

const isDone = (state: PuzzleState): boolean => state !== 'new' && state !== 'open';

const asSentence = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;

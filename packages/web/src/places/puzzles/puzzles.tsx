import type { GameId } from '@sixfold/engine';
import { loadPuzzles, puzzledGames } from '@sixfold/review/puzzles';
import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import { dayOf } from '../../lib/calendar.ts';
import { addressOf } from '../../lib/navigation.ts';
import { keptPuzzles } from '../../store/puzzles/kept.ts';
import { lazy, named, Pending, useLoaded } from '../../ui/lazy.tsx';
import { Lost, Page } from '../../ui/page.tsx';
import { PuzzleOfDay } from './puzzle-of-day.tsx';
import { gradesOf, statesOf, type GradedPuzzles, type NumberedPuzzle } from './progress.ts';
import './puzzles.css';

const SolvePlace = lazy(named(() => import('./solve-place.tsx'), 'SolvePlace'));

/** What the address says: nothing, a game, or one of its puzzles. */
interface PuzzlesProps {
  readonly game: string;
  readonly id: string;
}

/** Puzzles of all games, of one, or one of them on a table. */
export function PuzzlesPlace({ game: asked, id }: PuzzlesProps): JSX.Element {
  const game = puzzledGames().find((one) => one === asked);
  if (asked === '') return <AllGames />;
  if (!game) return <Lost title={messages.value.puzzles.gone} />;
  return id === '' ? <OneGame game={game} /> : <SolvePlace key={`${game} ${id}`} game={game} id={id} />;
}

const AllGames = (): JSX.Element => (
  <Page title={messages.value.puzzles.title}>
    <p>{messages.value.puzzles.help}</p>
    <PuzzleOfDay date={dayOf(Date.now())} />
    {puzzledGames().map((game) => (
      <GameSheet key={game} game={game} />
    ))}
  </Page>
);

const OneGame = ({ game }: { game: GameId }): JSX.Element => (
  <Page title={messages.value.puzzles.of(messages.value.games[game].name)}>
    <GameSheet game={game} isWhole />
    <p class="buttons">
      <a class="button" href={addressOf({ at: 'puzzles', game: '', id: '' })}>
        {messages.value.puzzles.toAll}
      </a>
    </p>
  </Page>
);

async function loadGrades(game: GameId): Promise<readonly GradedPuzzles[]> {
  const [set, results] = await Promise.all([loadPuzzles(game), keptPuzzles()]);
  return set ? gradesOf(set, statesOf(game, results)) : [];
}

interface GameSheetProps {
  readonly game: GameId;
  /** With all puzzles, to choose from. */
  readonly isWhole?: boolean;
}

/** How far one has come with a game's puzzles, and the way on. */
function GameSheet({ game, isWhole = false }: GameSheetProps): JSX.Element {
  const t = messages.value;
  const { loaded, again } = useLoaded(() => loadGrades(game), game);
  const name = t.games[game].name;
  return (
    <section class="sheet puzzle-game" aria-label={name}>
      {!isWhole && (
        <header>
          <h2>{name}</h2>
          <a href={addressOf({ at: 'puzzles', game, id: '' })}>
            {t.puzzles.all}
            <span class="unseen"> {name}</span>
          </a>
        </header>
      )}
      {!loaded || 'failed' in loaded ? (
        <Pending isFailed={loaded !== null} again={again} />
      ) : (
        <ul class="puzzle-grades">
          {loaded.value.map((graded) => (
            <GradeRow key={graded.grade} game={game} graded={graded} isWhole={isWhole} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface GradeRowProps {
  readonly game: GameId;
  readonly graded: GradedPuzzles;
  readonly isWhole: boolean;
}

function GradeRow({ game, graded, isWhole }: GradeRowProps): JSX.Element {
  const { puzzles: t, games } = messages.value;
  const { grade, puzzles, solved, first, next } = graded;
  const Title = isWhole ? 'h2' : 'h3';
  return (
    <li>
      <div>
        <Title>{t.grades[grade]}</Title>
        <p class="help">
          {[t.solvedOf(solved, puzzles.length), first > 0 && t.first(first)].filter(Boolean).join(' · ')}
        </p>
      </div>
      {next === null ? (
        <p class="help">{t.allSolved}</p>
      ) : (
        <a class="button" href={addressOf({ at: 'puzzles', game, id: next })}>
          {t.next}
          <span class="unseen">
            {' '}
            {games[game].name}, {t.grades[grade]}
          </span>
        </a>
      )}
      {isWhole && (
        <ol class="puzzle-list">
          {puzzles.map((puzzle) => (
            <PuzzleLink key={puzzle.id} game={game} puzzle={puzzle} />
          ))}
        </ol>
      )}
    </li>
  );
}

const MARKS = { new: '', open: '…', first: '★', solved: '✓', shown: '–' } as const;

/** A puzzle by its number, with a mark for how one stands to it. */
function PuzzleLink({ game, puzzle }: { game: GameId; puzzle: NumberedPuzzle }): JSX.Element {
  const t = messages.value.puzzles;
  const { id, number, state } = puzzle;
  return (
    <li>
      <a
        class={`puzzle-link is-${state}`}
        href={addressOf({ at: 'puzzles', game, id })}
        aria-label={`${t.number(number)}, ${t.states[state]}`}
      >
        {number}
        <span aria-hidden="true">{MARKS[state]}</span>
      </a>
    </li>
  );
}

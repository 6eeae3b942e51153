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
    <GameSheets games={puzzledGames()} isWhole={false} />
  </Page>
);

const OneGame = ({ game }: { game: GameId }): JSX.Element => (
  <Page title={messages.value.puzzles.of(messages.value.games[game].name)}>
    <GameSheets games={[game]} isWhole />
    <p class="buttons">
      <a class="button" href={addressOf({ at: 'puzzles', game: '', id: '' })}>
        {messages.value.puzzles.toAll}
      </a>
    </p>
  </Page>
);

/** How far one has come with a game's puzzles. */
interface GameGrades {
  readonly game: GameId;
  readonly grades: readonly GradedPuzzles[];
}

async function loadGrades(games: readonly GameId[]): Promise<readonly GameGrades[]> {
  const [results, sets] = await Promise.all([keptPuzzles(), Promise.all(games.map(loadPuzzles))]);
  return sets
    .filter((set) => set !== null)
    .map((set) => ({ game: set.game, grades: gradesOf(set, statesOf(set.game, results)) }));
}

interface GameSheetsProps {
  readonly games: readonly GameId[];
  /** With all puzzles, to choose from. */
  readonly isWhole: boolean;
}

function GameSheets({ games, isWhole }: GameSheetsProps): JSX.Element {
  const { loaded, again } = useLoaded(() => loadGrades(games), games.join(' '));
  if (!loaded || 'failed' in loaded) return <Pending isFailed={loaded !== null} again={again} />;
  return (
    <>
      {loaded.value.map((own) => (
        <GameSheet key={own.game} {...own} isWhole={isWhole} />
      ))}
    </>
  );
}

/** How far one has come with a game's puzzles, and the way on. */
function GameSheet({ game, grades, isWhole }: GameGrades & Pick<GameSheetsProps, 'isWhole'>): JSX.Element {
  const t = messages.value;
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
      <ul class="puzzle-grades">
        {grades.map((graded) => (
          <GradeRow key={graded.grade} game={game} graded={graded} isWhole={isWhole} />
        ))}
      </ul>
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

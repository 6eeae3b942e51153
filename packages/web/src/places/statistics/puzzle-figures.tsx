import type { JSX } from 'preact';
import { ENTRIES } from '../../games/games.ts';
import { gameName } from '../../i18n/game-name.ts';
import { messages } from '../../i18n/index.ts';
import { addressOf } from '../../lib/navigation.ts';
import type { PuzzleResult } from '../../store/puzzles/results.ts';
import { isSolved, statesOf } from '../puzzles/progress.ts';
import './figures.css';

/** How many puzzles of each game were tried here, and what came of them. */
export function PuzzleFigures({ puzzles }: { puzzles: readonly PuzzleResult[] }): JSX.Element {
  const t = messages.value;
  const games = ENTRIES.map(({ id }) => ({ id, states: [...statesOf(id, puzzles).values()] }));
  const tried = games.filter(({ states }) => states.length > 0);
  return (
    <section class="sheet">
      <h2>{t.puzzles.title}</h2>
      {tried.length > 0 && (
        <table class="figures is-puzzles">
          <thead>
            <tr>
              {[t.statistics.game, t.statistics.tried, t.statistics.solved, t.statistics.firstSight].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tried.map(({ id, states }) => (
              <tr key={id}>
                <th scope="row">{gameName(id, t)}</th>
                <td>{states.length}</td>
                <td>{states.filter(isSolved).length}</td>
                <td>{states.filter((state) => state === 'first').length}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p class="buttons">
        <a class="button" href={addressOf({ at: 'puzzles', game: '', id: '' })}>
          {t.puzzles.toAll}
        </a>
      </p>
    </section>
  );
}

import type { GameId } from '@sixfold/engine';
import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import { Pending, useLoaded } from '../../ui/lazy.tsx';
import { Lost } from '../../ui/page.tsx';
import '../table/table.css';
import { loadPuzzle } from './load-puzzle.ts';
import { Solve } from './solve.tsx';

/** One puzzle, by its id or by its date. */
export function SolvePlace({ game, id }: { game: GameId; id: string }): JSX.Element {
  const { loaded, again } = useLoaded(() => loadPuzzle(game, id), '');
  if (!loaded || 'failed' in loaded) return <Pending isFailed={loaded !== null} again={again} />;
  return loaded.value ? <Solve {...loaded.value} /> : <Lost title={messages.value.puzzles.gone} />;
}

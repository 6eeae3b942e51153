import type { GameId } from '@sixfold/engine';
import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import { Pending, useLoaded } from '../../ui/lazy.tsx';
import { LessonCards, loadRules } from '../learn/learn.tsx';

/** The rules of a game, to be read over the table. */
export function RulesSheet({ game }: { game: GameId }): JSX.Element {
  const { loaded, again } = useLoaded(() => loadRules(game), game);
  if (!loaded || 'failed' in loaded) return <Pending isFailed={loaded !== null} again={again} />;
  return <LessonCards lessons={loaded.value.lessons(messages.value)} />;
}

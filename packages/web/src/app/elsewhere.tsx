import { loadSetup } from '@sixfold/engine/setups';
import type { JSX } from 'preact';
import { entryOf } from '../games/games.ts';
import { PARTS } from '../i18n/parts.ts';
import { PLACE_PARTS } from '../i18n/place-parts.ts';
import type { Place } from '../lib/route.ts';
import { store } from '../store/index.ts';
import { lazy, named } from '../ui/lazy.tsx';
import { lazyOnline } from '../ui/lazy-online.tsx';

const loadGame = async ({ game }: { game: string }): Promise<unknown> => entryOf(game)?.load();

const Setup = lazy<{ game: string; mode: string }>(
  named(() => import('../places/setup/setup.tsx'), 'Setup', PARTS.setup),
  loadGame,
);
const Scores = lazy(
  named(() => import('../places/scores/scores.tsx'), 'Scores', PLACE_PARTS.scores, PARTS.setup),
  loadGame,
);
const Learn = lazy(
  named(() => import('../places/learn/learn.tsx'), 'Learn', PLACE_PARTS.learn),
  loadGame,
);
const CoursePlace = lazy(
  named(() => import('../places/course/course.tsx'), 'CoursePlace', PLACE_PARTS.learn),
  loadGame,
);
const PrintPlace = lazy(named(() => import('../places/print/print.tsx'), 'PrintPlace', PLACE_PARTS.print));
const PiecesPlace = lazy(
  named(() => import('../places/pieces/pieces.tsx'), 'PiecesPlace', PLACE_PARTS.pieces),
  loadGame,
);
const History = lazy(named(() => import('../places/history/history.tsx'), 'History', PLACE_PARTS.history, PARTS.end));
const Statistics = lazy(
  named(
    () => import('../places/statistics/statistics.tsx'),
    'Statistics',
    PLACE_PARTS.history,
    PARTS.end,
    PLACE_PARTS.statistics,
    PLACE_PARTS.review,
    PLACE_PARTS.puzzles,
  ),
);
const Luck = lazy(named(() => import('../places/luck/luck.tsx'), 'Luck', PLACE_PARTS.history));
/** The game that was played in a finished one of this device, and how its deal is read. */
async function loadPast({ id }: { readonly id: string }): Promise<unknown> {
  const game = await store.readGame(id);
  return game && Promise.all([entryOf(game.transcript.game)?.load(), loadSetup(game.transcript.game)]);
}

const Replay = lazy(
  named(() => import('../places/history/replay.tsx'), 'Replay', PLACE_PARTS.history, PARTS.end),
  loadPast,
);
const Skill = lazy(named(() => import('../places/review/skill.tsx'), 'Skill', PLACE_PARTS.review));
const ReviewPlace = lazy<{ id: string; game: string }>(
  named(
    () => import('../places/review/review.tsx'),
    'ReviewPlace',
    PLACE_PARTS.review,
    PLACE_PARTS.history,
    PARTS.end,
    PLACE_PARTS.advice,
    // What its table will say: words that come later have everything drawn anew.
    PARTS.ear,
  ),
  loadPast,
);
const Shared = lazy(named(() => import('../places/history/replay.tsx'), 'Shared', PLACE_PARTS.history, PARTS.end));
const Daily = lazy(named(() => import('../places/daily/daily.tsx'), 'Daily', PLACE_PARTS.history));
const PuzzlesPlace = lazy(
  named(() => import('../places/puzzles/puzzles.tsx'), 'PuzzlesPlace', PLACE_PARTS.puzzles, PLACE_PARTS.advice),
);
const SettingsPlace = lazy(
  named(() => import('../places/identity/settings.tsx'), 'SettingsPlace', PLACE_PARTS.settings),
);

const Friends = lazyOnline(named(() => import('../places/online/friends.tsx'), 'Friends'));
const Lobby = lazyOnline(named(() => import('../places/online/lobby.tsx'), 'Lobby'));
const OnlinePlace = lazyOnline(named(() => import('../places/online/online.tsx'), 'OnlinePlace'));
const Television = lazyOnline(named(() => import('../places/tv/tv.tsx'), 'Television', PARTS.end, PARTS.ear));
const HandPlace = lazyOnline(named(() => import('../places/hand/hand.tsx'), 'HandPlace'));
const Take = lazyOnline(named(() => import('../places/online/take.tsx'), 'Take'));
const Recover = lazyOnline(named(() => import('../places/identity/recover.tsx'), 'Recover'));

type OtherPlace = Exclude<Place, { readonly at: 'home' | 'table' }>;

/** All places but those that are there at once. The keys make a new table or game a new place, with nothing left of the one before. */
export function Elsewhere({ at }: { at: OtherPlace }): JSX.Element {
  switch (at.at) {
    case 'setup':
      return <Setup key={`${at.game} ${at.mode}`} game={at.game} mode={at.mode} />;
    case 'scores':
      return <Scores key={at.game} game={at.game} />;
    case 'learn':
      return <Learn key={at.game} game={at.game} />;
    case 'course':
      return <CoursePlace key={at.game} game={at.game} />;
    case 'print':
      return <PrintPlace key={at.game} game={at.game} />;
    case 'pieces':
      return <PiecesPlace key={at.game} game={at.game} />;
    case 'history':
      return past(at.part);
    case 'replay':
      return <Replay key={at.id} id={at.id} />;
    case 'review':
      return at.id === '' ? <Skill /> : <ReviewPlace key={at.id + at.game} id={at.id} game={at.game} />;
    case 'shared':
      return <Shared key={at.game} game={at.game} />;
    case 'daily':
      return <Daily key={at} {...at} />;
    case 'puzzles':
      return <PuzzlesPlace {...at} />;
    case 'settings':
      return <SettingsPlace />;
    case 'friends':
      return <Friends key={at.game} game={at.game} />;
    case 'lobby':
      return <Lobby />;
    case 'online':
      return <OnlinePlace key={at.table} table={at.table} invite={at.invite} />;
    case 'tv':
      return <Television key={at.table} table={at.table} invite={at.invite} />;
    case 'hand':
      return <HandPlace key={at.table} table={at.table} />;
    case 'take':
      return <Take key={at.id} id={at.id} />;
    case 'recover':
      return <Recover key={at.secret} secret={at.secret} />;
  }
}

/** All that is over, or what it adds up to. */
function past(part: string): JSX.Element {
  if (part === 'statistics') return <Statistics />;
  return part === 'luck' ? <Luck /> : <History />;
}

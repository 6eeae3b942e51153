import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { playedGames } from '../../store/figures.ts';
import { listHistory } from '../../store/history.ts';
import { announce } from '../../ui/announcer.tsx';
import { useLoaded } from '../../ui/lazy.tsx';
import './statistics.css';
import { reachedWith } from './achievements.ts';

/** What was achieved with this game, for whom if several play here. */
export function Reached({ id }: { id: string }): JSX.Element | null {
  const t = messages.value;
  const { loaded } = useLoaded(async () => reachedWith(id, playedGames(await listHistory())), id);
  const reached = loaded && 'value' in loaded ? loaded.value : [];
  const isShared = new Set(reached.map(({ name }) => name)).size > 1;
  const texts = reached.map(({ name, achievement }) =>
    t.statistics.justReached(t.achievements[achievement].name, isShared ? name || t.seats.you : ''),
  );
  useEffect(() => {
    if (texts.length > 0) announce(texts.join(' '));
  }, [loaded]);
  if (texts.length === 0) return null;
  return (
    <ul class="just-reached">
      {texts.map((text) => (
        <li key={text}>
          <span class="achievement-mark" aria-hidden="true">
            ★
          </span>
          {text}
        </li>
      ))}
    </ul>
  );
}

import type { JSX } from 'preact';
import { PARTNERS, SOLO, type GameEntry } from '../../games/games.ts';
import { messages } from '../../i18n/index.ts';
import { Dots } from '../../ui/dots.tsx';
import type { TableDraft } from '../setup/draft.ts';
import { seatNames } from '../setup/names.ts';
import { QUICK } from '../setup/new-table.ts';

interface GameCardProps {
  readonly entry: GameEntry;
  readonly start: (draft: TableDraft, starter: number | null) => void;
  /** Whether its table is on its way. */
  readonly isOpening: boolean;
  /** Whether there is a server to play with people who are elsewhere. */
  readonly isOnline: boolean;
}

/** A game: its picture, one thing to do, and less loudly the other ways to play it. */
export function GameCard({ entry, start, isOpening, isOnline }: GameCardProps): JSX.Element {
  const t = messages.value;
  const { id, Miniature } = entry;
  const { name, summary } = t.games[id];
  // Whoever points at a game is about to open it.
  const warmUp = (): void => void entry.load().catch(() => undefined);
  const quick = QUICK.play();
  const against = t.home.against(seatNames(quick.seats, t)[1] ?? '');
  const labelled = (text: string): { 'aria-label': string; children: string } => ({
    'aria-label': `${name}: ${text}`,
    children: text,
  });
  return (
    <article class="game" aria-label={name} onPointerEnter={warmUp}>
      <div class="miniature" aria-hidden="true">
        <Miniature />
      </div>
      <div class="game-text">
        <h2>{name}</h2>
        <p>{summary}</p>
      </div>
      <button
        type="button"
        class="button is-main is-large game-play"
        aria-label={`${name}: ${t.home.play} ${against}`}
        aria-busy={isOpening}
        onClick={() => start(quick, 0)}
      >
        <span>
          {t.home.play} <small>{against}</small>
        </span>
        {isOpening && <Dots />}
      </button>
      <div class="game-ways">
        {SOLO.includes(id) && (
          <button type="button" class="way" onClick={() => start(QUICK.solo(), 0)} {...labelled(t.home.solo)} />
        )}
        {PARTNERS.includes(id) && <a class="way" href={`#/setup/${id}/partners`} {...labelled(t.home.partners)} />}
        <button type="button" class="way" onClick={() => start(QUICK.pass(), null)} {...labelled(t.home.pass)} />
        {isOnline && <a class="way" href={`#/friends/${id}`} {...labelled(t.home.friends)} />}
        <a class="way" href={`#/setup/${id}/`} {...labelled(t.home.setup)} />
        <a class="way" href={`#/learn/${id}`} {...labelled(t.home.learn)} />
      </div>
    </article>
  );
}

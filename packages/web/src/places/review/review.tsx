import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { addressOf } from '../../lib/navigation.ts';
import { Pending, useLoaded } from '../../ui/lazy.tsx';
import { Lost, Page } from '../../ui/page.tsx';
import { seatNames } from '../setup/names.ts';
import '../table/table.css';
import { markedMoves } from './figures.ts';
import { Finding } from './finding.tsx';
import { loadReviewed, SHARED, type ReviewedGame } from './load.ts';
import { Overview } from './overview.tsx';
import './review.css';
import { useReview } from './use-review.ts';

interface ReviewPlaceProps {
  /** Of a game of this device, or that there is one in the address. */
  readonly id: string;
  readonly game: string;
}

/** A finished game, taken apart. */
export function ReviewPlace({ id, game }: ReviewPlaceProps): JSX.Element {
  const t = messages.value;
  const { loaded, again } = useLoaded(() => loadReviewed(id, game), `${id} ${game}`);
  if (!loaded || 'failed' in loaded) return <Pending isFailed={loaded !== null} again={again} />;
  const { value } = loaded;
  if (!value) return <Lost title={id === SHARED ? t.history.badLink : t.history.gone} />;
  return value.transcript.players === 1 ? <Alone game={value} /> : <Reviewed game={value} />;
}

/** Whoever looks for the review of a game alone is told why there is none. */
function Alone({ game }: { game: ReviewedGame }): JSX.Element {
  const t = messages.value;
  return (
    <Page title={t.review.title(t.games[game.transcript.game].name)}>
      <p class="sheet">{t.review.alone}</p>
      <p class="buttons">
        <a class="button" href={addressOf({ at: 'replay', id: game.id })}>
          {t.review.replay}
        </a>
        <a class="button" href={addressOf({ at: 'review', id: '', game: '' })}>
          {t.skill.title}
        </a>
      </p>
    </Page>
  );
}

/** All of it, or the marked moves of a seat one after the other. */
function Reviewed({ game }: { game: ReviewedGame }): JSX.Element {
  const t = messages.value;
  const names = useMemo(() => seatNames(game.seats, t), [game, t]);
  const state = useReview(game);
  const [seat, find] = useState<number | null>(null);
  const { review } = state;
  const moves = useMemo(() => (review ? markedMoves(review).filter((move) => move.seat === seat) : []), [review, seat]);
  if (moves.length === 0) return <Overview game={game} names={names} state={state} find={find} />;
  return <Finding game={game} names={names} moves={moves} back={() => find(null)} />;
}

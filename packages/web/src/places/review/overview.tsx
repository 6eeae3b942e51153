import type { JSX } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { settings } from '../../lib/settings.ts';
import { announce } from '../../ui/announcer.tsx';
import { Page } from '../../ui/page.tsx';
import { usePictures } from '../../ui/timing/pictures.ts';
import { Bars } from './bars.tsx';
import { Below } from './below.tsx';
import { figuresIn, markedMoves, teamNames } from './figures.ts';
import { Graph } from './graph.tsx';
import type { ReviewedGame } from './load.ts';
import { Marked } from './marked.tsx';
import { Moment, Steps } from './moment.tsx';
import { Progress } from './progress.tsx';
import { ReviewTable } from './review-table.tsx';
import { sayMoment, sayPlyBefore } from './say-moment.ts';
import type { useReview } from './use-review.ts';

export interface OverviewProps {
  readonly game: ReviewedGame;
  readonly names: readonly string[];
  readonly state: ReturnType<typeof useReview>;
  /** Asks for better moves of a seat. */
  readonly find: (seat: number) => void;
}

/** The graph, the table at the chosen moment, and what all of it comes to. */
export function Overview({ game, names, state, find }: OverviewProps): JSX.Element {
  const t = messages.value;
  const { replay, transcript, teams } = game;
  const { review, values } = state;
  const [{ at, isBetter }, choose] = useState({ at: replay.length, isBetter: false });
  const top = useRef<HTMLElement>(null);
  const marks = useMemo(() => (review ? markedMoves(review) : []), [review]);
  const called = teamNames(teams, names);
  const done = useMemo(() => sayPlyBefore(game, names, at, t), [game, names, at, t]);
  const say = (moment: number, known?: string): string =>
    sayMoment({ game, names, called, values, review }, moment, figuresIn(settings.value.language), t, known);
  const show = (moment: number, better = false): void => {
    const to = Math.max(0, Math.min(replay.length, moment));
    choose({ at: to, isBetter: better });
    announce(say(to), 'answer');
  };
  const showMarked = (ply: number): void => {
    show(ply + 1, true);
    top.current?.scrollIntoView({ block: 'start' });
  };
  const better = isBetter ? betterAt(review, at) : null;
  // What is read first is there at once; then the table, which takes as long to draw as all of that, and then the rest.
  const drawn = usePictures(2);
  const isDrawn = drawn > 0;
  // What is found out meanwhile does not change the table.
  const table = useMemo(
    () => <ReviewTable {...{ game, names, at, better, isDrawn }} />,
    [game, names, at, better, isDrawn],
  );
  return (
    <Page title={t.review.title(t.games[transcript.game].name)}>
      <div class="review">
        <section ref={top} class="review-now" aria-label={t.review.graph}>
          <Progress state={state} />
          {transcript.stopped && <p class="help">{t.review.brokenOff}</p>}
          <Graph
            values={values}
            length={replay.length}
            marks={marks.map(({ ply, seat, decision: { mark } }) => ({ ply, mark, team: teams[seat] ?? 0 }))}
            at={at}
            names={called}
            said={say(at, done)}
            choose={(to) => choose({ at: to, isBetter: false })}
          />
          <Steps {...{ game, at, marks, show }} />
        </section>
        {table}
        <Moment {...{ game, names, review, at, done, isBetter, show }} />
        {drawn > 1 && (
          <div class="review-sums">
            {review && <Bars review={review} names={called} />}
            {review && <Marked review={review} marks={marks} names={names} show={showMarked} find={find} />}
            <Below game={game} names={names} review={review} />
          </div>
        )}
      </div>
    </Page>
  );
}

/** The better move that is known in place of the one before a moment. */
const betterAt = (review: OverviewProps['state']['review'], at: number): number | null =>
  review?.plies[at - 1]?.decision?.bestMove ?? null;

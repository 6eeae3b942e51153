import type { Source } from '@sixfold/engine';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { Frame, useShown } from '../table/frame.tsx';
import type { ReviewedGame } from './load.ts';

interface ReviewTableProps {
  readonly game: ReviewedGame;
  readonly names: readonly string[];
  readonly at: number;
  /** What would have been better in place of the last move: then the table is as it was before. */
  readonly better: number | null;
  /** Until then its room is kept for it. */
  readonly isDrawn: boolean;
}

const NOTHING: readonly Source[] = [];
const ignore = (): void => undefined;

/** The chosen moment on the same table as any other game, through the eyes of whoever moved last. */
export function ReviewTable({ game, names, at, better, isDrawn }: ReviewTableProps): JSX.Element {
  const { replay, face, transcript } = game;
  const isBetter = better !== null;
  const moment = isBetter ? at - 1 : at;
  const seat = transcript.plies[at - 1]?.seat ?? transcript.starter;
  const { plies } = useMemo(() => replay.at(moment, 'all'), [replay, moment]);
  const view = useMemo(() => replay.at(moment, seat).view, [replay, moment, seat]);
  const shown = useShown(face, view, plies, names);
  const lit = useMemo(
    () => (isBetter ? face.game.sources(shown.position, better).flat() : NOTHING),
    [shown.position, better],
  );
  const table = useRef<HTMLElement>(null);
  // Whoever asks for the better move wants to see it, also where the table lies further down.
  useEffect(() => {
    if (isBetter) table.current?.scrollIntoView({ block: 'nearest' });
  }, [better]);
  const isOver = at === replay.length && !isBetter;
  return (
    <section ref={table} class="review-table" aria-label={messages.value.review.table} inert={isBetter}>
      {isDrawn && (
        <Frame
          face={face}
          shown={shown}
          names={names}
          look={isOver ? 'is-reviewed is-over' : 'is-reviewed'}
          bar={null}
          tracks={{ isOver }}
          surface={{ canAct: isBetter, isOver, commit: ignore, fresh: plies.slice(-1), hint: better }}
          lit={lit}
          note=""
          warnings={[]}
        />
      )}
    </section>
  );
}

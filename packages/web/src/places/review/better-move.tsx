import { gainsOf, imagine } from '@sixfold/engine';
import type { ReviewedDecision } from '@sixfold/review';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { nameAt } from '../../lib/name-at.ts';
import { settings } from '../../lib/settings.ts';
import { sayAdvice } from '../table/hint/say-advice.ts';
import type { ReviewedGame } from './load.ts';

interface BetterMoveProps {
  readonly game: Pick<ReviewedGame, 'replay' | 'face'>;
  readonly names: readonly string[];
  readonly seat: number;
  /** The ply in whose place it is, from 0. */
  readonly ply: number;
  readonly decision: ReviewedDecision;
}

/** The better move in words, what it brings, and what speaks for it. */
export function BetterMove({ game: { replay, face }, names, seat, ply, decision }: BetterMoveProps): JSX.Element {
  const t = messages.value;
  const name = nameAt(names, seat);
  const { bestMove, reasons } = decision;
  const position = useMemo(() => imagine(face.game, replay.at(ply, seat).view), [replay, ply, seat]);
  const move = face.game.makeMove(position, bestMove);
  const gains = gainsOf(position, bestMove);
  const said = sayAdvice({ move, outlook: null, gains, reasons }, names, settings.value.language, t);
  const brings = said.gains.map((gain) => `${gain.name} ${gain.text}`).join(', ');
  return (
    <div class="review-better">
      <p>
        <strong>{t.review.better(face.words.sayHint(move, position, t))}</strong>
        {brings !== '' && ` (${brings})`}
      </p>
      {said.reasons.length > 0 && (
        <>
          <p class="help">{name === t.seats.you ? t.review.whyYou : t.review.why(name)}</p>
          <ul>
            {said.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

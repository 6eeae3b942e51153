import type { JSX } from 'preact';
import { ENTRIES } from '../../games/games.ts';
import { gameName } from '../../i18n/game-name.ts';
import { messages } from '../../i18n/index.ts';
import { settings } from '../../lib/settings.ts';
import type { PlayedGame } from '../../store/figures.ts';
import { figuresIn, sayLevels } from '../review/figures.ts';
import { likeLately } from './likeness.ts';
import { reviewedPart, type KeptReviews, type ReviewedPart } from './reviewed.ts';
import { Trend } from './trend.tsx';

interface OverTimeProps {
  readonly played: readonly PlayedGame[];
  readonly reviews: KeptReviews;
}

/** What somebody's decisions lost and what luck gave, game by game, as far as they were reviewed on this device. */
export function OverTime({ played, reviews }: OverTimeProps): JSX.Element | null {
  const t = messages.value;
  const parts = played.flatMap((one) => reviewedPart(one, reviews) ?? []);
  const games = ENTRIES.map(({ id }) => ({ id, own: parts.filter(({ review }) => review.game === id) }));
  if (played.every(({ hasWon }) => hasWon === null)) return null;
  if (parts.length === 0) {
    return (
      <section class="sheet">
        <h2>{t.review.parts}</h2>
        <p>{t.overTime.none}</p>
      </section>
    );
  }
  return (
    <>
      {games
        .filter(({ own }) => own.length > 0)
        .map(({ id, own }) => (
          <section key={id} class="sheet">
            <h2>{t.overTime.title(gameName(id, t))}</h2>
            <GameOverTime parts={own} />
          </section>
        ))}
      <p class="help">
        {t.overTime.help} {likeLately(parts).length > 0 && t.review.levelHelp}
      </p>
    </>
  );
}

/** The games are in their order. */
function GameOverTime({ parts }: { parts: readonly ReviewedPart[] }): JSX.Element {
  const t = messages.value;
  const { points, signed } = figuresIn(settings.value.language);
  const decided = parts.filter(({ real }) => real > 0);
  const lucky = parts.flatMap(({ when, luck }) => (luck === null ? [] : [{ when, sum: luck, cases: 1 }]));
  return (
    <>
      <div class="trends">
        {decided.length > 0 && (
          <Trend
            name={t.overTime.lost}
            games={decided.map(({ when, real, lost }) => ({ when, sum: lost, cases: real }))}
            say={points}
          />
        )}
        {lucky.length > 0 && <Trend name={t.overTime.luck} games={lucky} say={signed} isSigned />}
      </div>
      {lucky.length === 0 && <p class="help">{t.review.noLuck}</p>}
      <Alike parts={decided} />
    </>
  );
}

/** Who plays like that, where anybody knows. */
function Alike({ parts }: { parts: readonly ReviewedPart[] }): JSX.Element {
  const t = messages.value;
  return (
    <>
      {likeLately(parts).map(({ players, games, levels }, place) => (
        <p key={place}>
          <strong>{sayLevels(levels, t)}</strong>{' '}
          <small>{t.overTime.lately(games, t.statistics.players(players))}</small>
        </p>
      ))}
    </>
  );
}

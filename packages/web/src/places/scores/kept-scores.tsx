import type { JSX } from 'preact';
import { gameName } from '../../i18n/game-name.ts';
import { messages } from '../../i18n/index.ts';
import { settings } from '../../lib/settings.ts';
import type { PastGame } from '../../store/index.ts';
import { useLoaded } from '../../ui/lazy.tsx';
import { listOf, seatNames } from '../setup/names.ts';
import { listScores, saveScores } from './save-scores.ts';

/** The score boards of this device that are over, to be saved: each of them, or all. */
export function KeptScores(): JSX.Element | null {
  const t = messages.value.scores;
  const { loaded } = useLoaded(listScores, '');
  if (!loaded || 'failed' in loaded) return null;
  const games = loaded.value;
  return (
    <section class="sheet">
      <h2>{t.kept}</h2>
      {games.length === 0 && <p class="help">{t.none}</p>}
      <ul class="scores-kept">
        {games.map((past) => (
          <KeptRow key={past.id} past={past} />
        ))}
      </ul>
      {games.length > 1 && (
        <button type="button" class="button" onClick={() => saveScores(games)}>
          {t.saveAll}
        </button>
      )}
    </section>
  );
}

function KeptRow({ past }: { past: PastGame }): JSX.Element {
  const t = messages.value;
  const { game, seats, when } = past;
  const date = new Intl.DateTimeFormat(settings.value.language, { dateStyle: 'medium', timeStyle: 'short' });
  const said = `${gameName(game, t)}, ${date.format(new Date(when))}`;
  return (
    <li>
      <p>
        <strong>{said}</strong>
        <small class="help">{listOf(seatNames(seats, t), t)}</small>
      </p>
      <button type="button" class="button" aria-label={`${said}: ${t.scores.save}`} onClick={() => saveScores([past])}>
        {t.scores.save}
      </button>
    </li>
  );
}

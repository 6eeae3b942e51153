import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import { listScores, saveScores } from './save-scores.ts';

interface ScoresEndProps {
  /** The game in the history. */
  readonly id: string;
  /** Who starts the next game; null after the last. */
  readonly next: string | null;
}

/** What a score board has to add at the end of a game. */
export function ScoresEnd({ id, next }: ScoresEndProps): JSX.Element {
  const t = messages.value.scores;
  const save = async (): Promise<void> => saveScores((await listScores()).filter((past) => past.id === id));
  return (
    <>
      {next !== null && <p class="end-note is-wide">{t.startsNext(next)}</p>}
      <button type="button" class="button" onClick={() => void save()}>
        {t.save}
      </button>
    </>
  );
}

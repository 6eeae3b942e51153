import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import { makeSoloResults } from '../../store/figures.ts';
import { listHistory } from '../../store/history.ts';
import { useLoaded } from '../../ui/lazy.tsx';
import './summary.css';

const MEDALS = 3;

/** What a solo result is worth beside those before it: a record, a medal, or its place. */
export function SoloRecord({ game, id }: { game: string; id: string }): JSX.Element | null {
  const t = messages.value.summary;
  const { loaded } = useLoaded(async () => makeSoloResults(await listHistory(), game), id);
  if (!loaded || 'failed' in loaded) return null;
  const own = loaded.value.find((one) => one.id === id);
  if (!own) return null;
  const others = loaded.value.filter((one) => one !== own);
  const place = others.filter(({ points }) => points > own.points).length + 1;
  const [best] = others;
  return (
    <p class="end-note">
      {place <= MEDALS && others.length > 0 && (
        <span class={`medal is-${place}`} aria-hidden="true">
          {place}
        </span>
      )}
      {best === undefined
        ? t.first
        : place === 1 && own.points > best.points
          ? t.record(best.points)
          : t.place(place, others.length + 1)}
    </p>
  );
}

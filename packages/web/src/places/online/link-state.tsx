import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { link } from '../../online/connection.ts';
import { announce } from '../../ui/announcer.tsx';
import { loadNewVersion } from '../../ui/update.tsx';

/** How it stands with the connection, in words; says so aloud when it is lost and when it is back. */
export function LinkState({ isQuiet = false }: { isQuiet?: boolean }): JSX.Element | null {
  const t = messages.value.online;
  const state = link.value;
  const wasLost = useRef(false);
  useEffect(() => {
    const isLost = state === 'waiting' || state === 'closed' || state === 'outdated';
    if (isLost && !wasLost.current) announce(t.links[state]);
    if (state === 'open' && wasLost.current) announce(t.backAgain);
    // While it is being tried again, nothing has changed yet.
    if (state !== 'connecting') wasLost.current = isLost;
  }, [state]);
  if (state === 'outdated') return <Outdated />;
  // All is well: that is worth no line.
  if (isQuiet && state === 'open') return null;
  return <p class={`link-state is-${state}`}>{t.links[state]}</p>;
}

/** The server speaks another version: loading the page anew helps, and nothing is lost. */
function Outdated(): JSX.Element {
  const t = messages.value.online;
  return (
    <section class="offer is-outdated" aria-label={t.links.outdated}>
      <div>
        <p>
          <strong>{t.links.outdated}</strong>
        </p>
        <p class="help">{t.loadNewHelp}</p>
      </div>
      <button type="button" class="button is-main" onClick={() => void loadNewVersion()}>
        {t.loadNew}
      </button>
    </section>
  );
}

import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { announced } from '../../online/announcement.ts';
import { link } from '../../online/connection.ts';
import { announce } from '../../ui/announcer.tsx';
import { loadNewVersion } from '../../ui/update/offer.tsx';

/** What the operator says, and what is wrong with the connection, if anything. */
export function LinkState(): JSX.Element {
  return (
    <>
      <Announced />
      <Connected />
    </>
  );
}

function Announced(): JSX.Element | null {
  const t = messages.value.online;
  const text = announced.value;
  useEffect(() => {
    if (text !== '') announce(t.announced(text));
  }, [text]);
  return text === '' ? null : <p class="link-state is-announced">{t.announced(text)}</p>;
}

/** Says aloud when the connection is lost and when it is back. */
function Connected(): JSX.Element | null {
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
  if (state === 'open') return null;
  return <p class={`link-state is-${state}`}>{t.links[state]}</p>;
}

/** The server speaks another version: loading the page anew helps, and nothing is lost. */
function Outdated(): JSX.Element {
  const t = messages.value.online;
  useEffect(reloadOnceHidden, []);
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

const RELOADED = 'sixfold-outdated';

/** Loads the new version by itself once nobody looks; once only, for a server may have no newer page to give. */
function reloadOnceHidden(): () => void {
  const reload = (): void => {
    if (document.visibilityState === 'visible' || sessionStorage.getItem(RELOADED)) return;
    sessionStorage.setItem(RELOADED, 'yes');
    void loadNewVersion();
  };
  reload();
  document.addEventListener('visibilitychange', reload);
  return () => document.removeEventListener('visibilitychange', reload);
}

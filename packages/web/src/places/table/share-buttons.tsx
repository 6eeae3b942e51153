import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { root } from '../../lib/root.ts';
import { exportTranscript, loadHistory, makeShareLink } from '../../store/history.ts';
import { announce } from '../../ui/announcer.tsx';
import { copy } from '../../ui/copy.ts';

/** Hands a finished game to others: as a link that carries all of it, or as a file. */
export function ShareButtons({ id, names }: { id: string; names: readonly string[] }): JSX.Element {
  const t = messages.value;
  const [said, setSaid] = useState('');
  const [link, setLink] = useState('');
  const share = async (): Promise<void> => {
    const made = await linkTo(id, names);
    if (made === null) return setSaid(t.errors.unknown);
    const isCopied = await copy(made);
    setLink(isCopied ? '' : made);
    setSaid(isCopied ? t.end.shared : t.end.shareBy);
    announce(isCopied ? t.end.shared : t.end.shareBy);
  };
  return (
    <>
      <button type="button" class="button" onClick={() => void share()}>
        {t.end.share}
      </button>
      <button type="button" class="button" onClick={() => void save(id)}>
        {t.end.save}
      </button>
      {said !== '' && <p class="help is-wide">{said}</p>}
      {link !== '' && <input class="is-wide" type="text" readOnly aria-label={t.end.shareBy} value={link} />}
    </>
  );
}

async function linkTo(id: string, names: readonly string[]): Promise<string | null> {
  const game = await loadHistory(id);
  const fragment = game && (await makeShareLink(game.transcript, names));
  return fragment && new URL(fragment, root()).href;
}

async function save(id: string): Promise<void> {
  const text = await exportTranscript(id);
  if (text === null) return;
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: `sixfold-${id}.json` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

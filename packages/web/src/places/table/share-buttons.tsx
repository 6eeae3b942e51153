import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { gameName } from '../../i18n/game-name.ts';
import { messages, type Messages } from '../../i18n/index.ts';
import { dayOf } from '../../lib/calendar.ts';
import { root } from '../../lib/root.ts';
import { exportTranscript, loadHistory, makeShareLink } from '../../store/history.ts';
import { announce } from '../../ui/announcer.tsx';
import { copy } from '../../ui/copy.ts';
import { saveFile } from '../../ui/save-file.ts';

interface ShareProps {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
}

/** Hands a finished game to others: as a link that carries all of it, or as a file. */
export function ShareButtons({ id, game, names }: ShareProps): JSX.Element {
  const t = messages.value;
  const named = namesForOthers(names, t);
  const [said, setSaid] = useState('');
  const [link, setLink] = useState('');
  const share = async (): Promise<void> => {
    const made = await linkTo(id, named);
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
      <button type="button" class="button" onClick={() => void save(id, gameName(game, t), named)}>
        {t.end.save}
      </button>
      {said !== '' && <p class="help is-wide">{said}</p>}
      {link !== '' && <input class="is-wide" type="text" readOnly aria-label={t.end.shareBy} value={link} />}
    </>
  );
}

/** Whoever reads it elsewhere is somebody else. */
export const namesForOthers = (names: readonly string[], t: Messages): string[] =>
  names.map((name, seat) => (name === t.seats.you ? t.seats.personName(seat + 1) : name));

async function linkTo(id: string, names: readonly string[]): Promise<string | null> {
  const game = await loadHistory(id);
  const fragment = game && (await makeShareLink(game.transcript, names));
  return fragment && new URL(fragment, root()).href;
}

async function save(id: string, game: string, names: readonly string[]): Promise<void> {
  const text = await exportTranscript(id, names);
  if (text === null) return;
  saveFile(new Blob([text], { type: 'application/json' }), `Sixfold-${game}-${dayOf(Date.now())}.json`);
}

import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { gameName } from '../../../i18n/game-name.ts';
import { messages, type Messages } from '../../../i18n/index.ts';
import { dayOf } from '../../../lib/calendar.ts';
import { settings } from '../../../lib/settings.ts';
import { announce } from '../../../ui/announcer.tsx';
import { copy } from '../../../ui/copy.ts';
import { canHandOn, handOn } from '../../../ui/hand-on.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { HEIGHT, WIDTH, type PictureRow, type ResultPicture } from './layout.ts';
import { paint } from './paint.ts';
import './picture.css';
import { sayPicture } from './say.ts';

interface PictureProps {
  /** When the game ended, as an ISO time; null where nobody knows. */
  readonly ended: () => Promise<string | null>;
  readonly game: string;
  readonly rows: readonly (Omit<PictureRow, 'name'> & { readonly seats: readonly number[] })[];
  /** As others know them. */
  readonly names: readonly string[];
  /** Who won, as others would say it. */
  readonly headline: string;
}

/** A picture that was drawn: to be looked at, as a file, and in words. */
interface Drawn {
  readonly address: string;
  readonly file: File;
  readonly text: string;
}

/** Draws the result of a finished game, shows it, and hands it on. */
export function SharePicture(props: PictureProps): JSX.Element {
  const t = messages.value.picture;
  const [drawn, setDrawn] = useState<Drawn | 'none' | null>(null);
  const show = async (): Promise<void> => {
    const made = drawn === null ? ((await draw(props, messages.value)) ?? 'none') : null;
    setDrawn(made);
    if (made !== null) announce(made === 'none' ? t.failed : t.drawn);
  };
  return (
    <>
      <button type="button" class="button" aria-expanded={drawn !== null} onClick={() => void show()}>
        {t.show}
      </button>
      {drawn === 'none' && <p class="help is-wide">{t.failed}</p>}
      {drawn !== null && drawn !== 'none' && <Offer {...drawn} />}
    </>
  );
}

/** The picture with what this device can do with it. */
function Offer({ address, file, text }: Drawn): JSX.Element {
  const t = messages.value.picture;
  const [said, setSaid] = useState('');
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => shown.current?.scrollIntoView({ block: 'nearest' }), []);
  const tell = (what: string): void => {
    setSaid(what);
    announce(what);
  };
  const copyText = async (): Promise<void> => tell((await copy(text)) ? t.textCopied : text);
  const copyFile = async (): Promise<void> => tell((await copyPicture(file)) ? t.copied : t.notCopied);
  const sharing = { files: [file], text };
  return (
    <div ref={shown} class="picture is-wide" role="group" aria-label={t.title}>
      <img src={address} width={WIDTH} height={HEIGHT} alt={text} />
      <div class="buttons">
        {canHandOn(sharing) && (
          <button type="button" class="button is-main" onClick={() => void handOn(sharing)}>
            {t.share}
          </button>
        )}
        <button type="button" class="button" onClick={() => saveFile(file, file.name)}>
          {t.save}
        </button>
        {typeof ClipboardItem === 'function' && (
          <button type="button" class="button" onClick={() => void copyFile()}>
            {t.copy}
          </button>
        )}
        <button type="button" class="button" onClick={() => void copyText()}>
          {t.copyText}
        </button>
      </div>
      {said !== '' && <p class="help picture-said">{said}</p>}
    </div>
  );
}

/** Null where the browser draws no pictures. */
async function draw({ ended, game, rows, names, headline }: PictureProps, t: Messages): Promise<Drawn | null> {
  const when = await ended();
  const at = when === null ? null : Date.parse(when);
  const picture: ResultPicture = {
    app: t.app.name,
    game: gameName(game, t),
    day: at === null ? '' : new Intl.DateTimeFormat(settings.value.language, { dateStyle: 'medium' }).format(at),
    headline,
    caption: t.end.values,
    rows: rows.map((row) => ({ ...row, name: row.seats.map((seat) => names[seat] ?? '').join(' & ') })),
  };
  const canvas = paint(picture);
  const blob = canvas && (await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png')));
  if (!canvas || !blob) return null;
  const file = new File([blob], `Sixfold-${picture.game}-${dayOf(at ?? Date.now())}.png`, { type: blob.type });
  return { address: canvas.toDataURL('image/png'), file, text: sayPicture(picture, t) };
}

/** False where pictures cannot be copied, or nobody may. */
const copyPicture = (file: File): Promise<boolean> =>
  navigator.clipboard?.write([new ClipboardItem({ [file.type]: file })]).then(
    () => true,
    () => false,
  ) ?? Promise.resolve(false);

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { messages } from '../i18n/index.ts';
import { makePlace, type Place } from '../lib/route.ts';
import { announce } from './announcer.tsx';
import { copy } from './copy.ts';
import { QrCode } from './qr.tsx';

/** The whole address of a place in this page. */
export const addressOf = (place: Place): string => new URL(makePlace(place), location.href).href;

interface LinkProps {
  /** Where it leads. */
  readonly to: Place;
  /** What it is, for those who hear rather than see it, and for the code. */
  readonly label: string;
  /** Whether the code shows without being asked for. */
  readonly isCodeOpen?: boolean;
}

/** A link to be handed to somebody: copied, shared, or scanned from the screen. */
export function LinkBox({ to, label, isCodeOpen = false }: LinkProps): JSX.Element {
  const t = messages.value.online;
  const [said, setSaid] = useState('');
  const [isShown, setShown] = useState(isCodeOpen);
  const address = addressOf(to);
  const take = async (): Promise<void> => {
    const text = (await copy(address)) ? t.copied : t.byHand;
    setSaid(text);
    announce(text);
  };
  return (
    <div class="link-box">
      <div class="buttons" role="group" aria-label={label}>
        <button type="button" class="button" onClick={() => void take()}>
          {t.copy}
        </button>
        {'share' in navigator && (
          <button type="button" class="button" onClick={() => void share(address)}>
            {t.share}
          </button>
        )}
        <button type="button" class="button" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {t.code}
        </button>
      </div>
      {said !== '' && <p class="help">{said}</p>}
      {said === t.byHand && <input type="text" readOnly aria-label={label} value={address} />}
      {isShown && <QrCode text={address} label={t.codeOf(label)} />}
    </div>
  );
}

/** Whoever changes their mind has shared nothing, and that is fine. */
const share = (url: string): Promise<void> => navigator.share({ url }).catch(() => undefined);

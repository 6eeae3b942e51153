import type { JSX, RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { messages } from '../i18n/index.ts';
import { addressOf } from '../lib/navigation.ts';
import type { Place } from '../lib/route.ts';
import { announce } from './announcer.tsx';
import { copy, copySelected } from './copy.ts';
import { QrCode } from './qr.tsx';

interface LinkProps {
  /** Where it leads. */
  readonly to: Place;
  /** What it is, for those who hear rather than see it, and for the code. */
  readonly label: string;
  /** What the button says that copies it. */
  readonly text?: string;
  /** Whether to hand it on is what one is here for. */
  readonly isMain?: boolean;
  /** Whether the code shows without being asked for. */
  readonly isCodeOpen?: boolean;
}

/** A link to be handed to somebody: copied, shared, or scanned from the screen. */
export function LinkBox({ to, label, text, isMain = false, isCodeOpen = false }: LinkProps): JSX.Element {
  const t = messages.value.online;
  const [isShown, setShown] = useState(isCodeOpen);
  const address = addressOf(to);
  const { said, isByHand, field, take } = useCopy(address);
  return (
    <div class="link-box">
      <div class="buttons" role="group" aria-label={label}>
        <button type="button" class={isMain ? 'button is-main is-large' : 'button'} onClick={take}>
          {text ?? t.copy}
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
      {isByHand && <input ref={field} type="text" readOnly aria-label={label} value={address} />}
      {isShown && <QrCode text={address} label={t.codeOf(label)} />}
    </div>
  );
}

interface Copying {
  readonly said: string;
  /** Whether the text is shown, and stays selected. */
  readonly isByHand: boolean;
  /** Where it is shown. */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly take: () => void;
}

/** Without a clipboard the text is shown, selected and copied as it once was done. */
function useCopy(address: string): Copying {
  const t = messages.value.online;
  const [said, setSaid] = useState('');
  const [tries, setTries] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const say = (text: string): void => {
    setSaid(text);
    announce(text);
  };
  useEffect(() => {
    if (field.current) say(copySelected(field.current) ? t.copied : t.byHand);
  }, [tries]);
  const take = (): void => void copy(address).then((isCopied) => (isCopied ? say(t.copied) : setTries(tries + 1)));
  return { said, isByHand: tries > 0, field, take };
}

/** Whoever changes their mind has shared nothing, and that is fine. */
const share = (url: string): Promise<void> => navigator.share({ url }).catch(() => undefined);

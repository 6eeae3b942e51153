import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { messages } from '../i18n/index.ts';

interface SureProps {
  readonly text: string;
  /** The same for those who do not see what stands around it. */
  readonly label?: string;
  /** What follows from it, told before one is sure. */
  readonly help?: string;
  readonly act: () => void;
}

/** A button for what cannot be undone: it asks once more. */
export function Sure({ text, label = text, help, act }: SureProps): JSX.Element {
  const t = messages.value.app;
  const [isAsking, setAsking] = useState(false);
  const answer = (isSo: boolean): void => {
    setAsking(false);
    if (isSo) act();
  };
  return (
    <div class="sure">
      <button
        type="button"
        class="button"
        aria-label={label}
        aria-expanded={isAsking}
        onClick={() => setAsking(!isAsking)}
      >
        {text}
      </button>
      {isAsking && help !== undefined && <p class="help">{help}</p>}
      {isAsking && (
        <div class="buttons" role="group" aria-label={`${label}: ${t.sure}`}>
          <strong>{t.sure}</strong>
          <button type="button" class="button is-main" onClick={() => answer(true)}>
            {t.yes}
          </button>
          <button type="button" class="button" onClick={() => answer(false)}>
            {t.no}
          </button>
        </div>
      )}
    </div>
  );
}

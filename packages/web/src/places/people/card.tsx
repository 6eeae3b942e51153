import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { announce } from '../../ui/announcer.tsx';

interface TableCardProps {
  readonly text: string;
  readonly help?: string;
  readonly yes: string;
  readonly act: () => void;
  /** How to have it out of the way; without it, it stays. */
  readonly no?: { readonly text: string; readonly act: () => void };
}

/** Something that the person at the screen may do at this table, one tap away. */
export function Card({ text, help, yes, act, no }: TableCardProps): JSX.Element {
  useEffect(() => announce(text), [text]);
  return (
    <aside class="guide offer-card" aria-label={text}>
      <p>{text}</p>
      {help !== undefined && <p class="help">{help}</p>}
      <div class="buttons">
        <button type="button" class="button is-main" onClick={act}>
          {yes}
        </button>
        {no && (
          <button type="button" class="button" onClick={no.act}>
            {no.text}
          </button>
        )}
      </div>
    </aside>
  );
}

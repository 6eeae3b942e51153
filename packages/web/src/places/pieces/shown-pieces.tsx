import type { ButtonHTMLAttributes, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GamePieces } from '../../face/pieces.ts';
import { messages } from '../../i18n/index.ts';
import { announce } from '../../ui/announcer.tsx';

interface ShownProps {
  readonly from: Pick<GamePieces, 'Picture' | 'say'>;
  readonly pieces: readonly number[];
  /** Which deed it is that brought them: equal pieces of two deeds come one after the other. */
  readonly moment: number;
}

/** Pieces in words. */
export const listPieces = ({ say }: Pick<GamePieces, 'say'>, pieces: readonly number[]): string =>
  pieces.map((piece) => say(piece, messages.value)).join('; ');

/** What came, as large as there is room, each with its name. */
export const ShownPieces = ({ from: { Picture, say }, pieces, moment }: ShownProps): JSX.Element => (
  <ul class="pieces-shown" data-count={pieces.length}>
    {pieces.map((piece, place) => (
      <li key={`${moment} ${place}`} class="pieces-piece">
        <Picture piece={piece} />
        <span class="pieces-name">{say(piece, messages.value)}</span>
      </li>
    ))}
  </ul>
);

/** The backs of what came, until somebody holds them: so only who draws sees it. */
export function HiddenPieces({ from, pieces, moment }: ShownProps): JSX.Element {
  const t = messages.value.pieces;
  const [isHeld, hold] = useState(false);
  useEffect(() => hold(false), [moment]);
  useEffect(() => {
    if (isHeld) announce(listPieces(from, pieces), 'answer');
  }, [isHeld]);
  return (
    <button type="button" class="pieces-hold" aria-pressed={isHeld} {...holding(isHeld, hold)}>
      <span class="pieces-shown" data-count={pieces.length} aria-hidden="true">
        {pieces.map((piece, place) => (
          <span key={`${moment} ${place}`} class="pieces-piece">
            <from.Picture piece={isHeld ? piece : null} />
            <span class="pieces-name">{isHeld ? from.say(piece, messages.value) : '\u00a0'}</span>
          </span>
        ))}
      </span>
      <span>{t.hold}</span>
    </button>
  );
}

/** As long as a finger or a key is down. Who has neither, as with a screen reader, clicks to look and clicks again. */
function holding(isHeld: boolean, hold: (isHeld: boolean) => void): ButtonHTMLAttributes {
  const release = (): void => hold(false);
  const byKey =
    (isDown: boolean) =>
    (event: KeyboardEvent): void => {
      if (event.key !== ' ' && event.key !== 'Enter') return;
      event.preventDefault();
      hold(isDown);
    };
  return {
    onPointerDown: () => hold(true),
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    onBlur: release,
    onKeyDown: byKey(true),
    onKeyUp: byKey(false),
    onClick: ({ detail }) => detail === 0 && hold(!isHeld),
    onContextMenu: (event) => event.preventDefault(),
  };
}

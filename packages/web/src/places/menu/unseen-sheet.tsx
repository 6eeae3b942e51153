import { LETTERS, type View } from '@sixfold/engine';
import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import { symbolOf } from '../../lib/symbol-of.ts';
import { SymbolIcon } from '../../ui/symbol.tsx';
import { unseenIn, type Unseen } from './unseen.ts';

/** What may still come: all pieces that whoever looks has not seen, from the view and nothing else. */
export function UnseenSheet({ view }: { view: View }): JSX.Element {
  const t = messages.value.menu;
  const pieces = unseenIn(view) ?? [];
  const count = pieces.reduce((sum, { left }) => sum + left, 0);
  return (
    <>
      <p class="help">{t.unseenHelp(count)}</p>
      <ul class="unseen-symbols">
        {LETTERS.map((letter) => (
          <Row key={letter} piece={letter} left={showing(pieces, letter)} />
        ))}
      </ul>
      <ul class="unseen-pieces">
        {pieces.map((one) => (
          <Row key={one.piece} {...one} />
        ))}
      </ul>
    </>
  );
}

/** How many pieces show a symbol. */
const showing = (pieces: readonly Unseen[], letter: string): number =>
  pieces.reduce((sum, { piece, left }) => sum + (piece.includes(letter) ? left : 0), 0);

const Row = ({ piece, left }: Unseen): JSX.Element => {
  const { names } = messages.value.symbols;
  return (
    <li class={left === 0 ? 'is-gone' : ''}>
      {[...piece].map((letter, index) => (
        <SymbolIcon key={index} symbol={symbolOf(letter)} name={names[symbolOf(letter)]} size="1.5em" />
      ))}
      <b>{left}</b>
    </li>
  );
};

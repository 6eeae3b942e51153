import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { messages } from '../../../i18n/index.ts';
import { settings } from '../../../lib/settings.ts';
import { symbolOf } from '../../../lib/symbol-of.ts';
import './hint.css';
import type { Suggestion } from '../../../thinking/hints.ts';
import { announce } from '../../../ui/announcer.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { MoreIcon } from '../../../ui/more-icons.tsx';
import { SymbolIcon } from '../../../ui/symbol.tsx';
import { sayAdvice, tellAdvice, type Said } from './say-advice.ts';

export interface HintCardProps {
  readonly suggestion: Suggestion;
  /** The move in words. */
  readonly move: string;
  /** The same to be played; null where it cannot be. */
  readonly play: number | null;
  /** The symbols of the piece that it plays, by their letters. */
  readonly piece: string;
  /** Which of the good moves it is, from 0, and how many there are. */
  readonly at: number;
  readonly all: number;
  /** Counts how often a hint was asked for here. */
  readonly asked: number;
  readonly names: readonly string[];
  readonly commit: (move: number) => void;
  readonly next: () => void;
  /** Puts the card away; the move stays marked on the table. */
  readonly close: () => void;
}

/** What is to be said for a move: what it brings, how the game will then stand, and why. */
export function HintCard(props: HintCardProps): JSX.Element {
  const { suggestion, move, play, piece, at, all, asked, names, commit, next, close } = props;
  const t = messages.value;
  const said = sayAdvice(suggestion, names, settings.value.language, t);
  const { words, reasons } = said;
  const place = all > 1 ? words.place(at + 1, all) : '';
  const asker = useRef(document.activeElement);
  useEffect(() => announce([place, move, tellAdvice(said)].filter(Boolean).join('. ')), [asked]);
  const leave = (): void => {
    close();
    // Whoever came by keyboard goes on from where they asked.
    if (asker.current instanceof HTMLElement) asker.current.focus();
  };
  return (
    <aside class="hint-card" aria-label={words.title} onKeyDown={({ key }) => key === 'Escape' && leave()}>
      <p class="hint-move">{piece === '' ? move : <Piece piece={piece} move={move} title={words.title} />}</p>
      {play !== null && (
        <button type="button" class="button is-main hint-play" onClick={() => commit(play)}>
          {words.play}
        </button>
      )}
      {all > 1 && (
        <button type="button" class="button hint-next" onClick={next}>
          <span class="hint-next-text">{words.next}</span>
          <small>{place}</small>
          <MoreIcon name="next" />
        </button>
      )}
      <button type="button" class="button is-quiet is-round hint-close" aria-label={t.app.close} onClick={leave}>
        <Icon name="close" />
      </button>
      <Prospects said={said} />
      {reasons.length > 0 && (
        <ul class="hint-reasons">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </aside>
  );
}

/** The eye knows a piece by its symbols, and sees where it is meant to lie. */
const Piece = ({ piece, move, title }: { piece: string; move: string; title: string }): JSX.Element => (
  <>
    <span class="unseen">{move}</span>
    <span class="hint-piece" aria-hidden="true">
      {title}
      {[...piece].map((letter, index) => (
        <SymbolIcon key={index} symbol={symbolOf(letter)} size="1.3em" />
      ))}
    </span>
  </>
);

/** What the move brings at once, and what for the whole game. */
function Prospects({ said: { words, gains, outlook } }: { said: Said }): JSX.Element {
  return (
    <div class="hint-prospects">
      {gains.length > 0 ? (
        <ul class="hint-gains" aria-label={words.gains}>
          {gains.map(({ symbol, name, text }) => (
            <li key={symbol} class="hint-gain">
              <SymbolIcon symbol={symbol} size="1.1em" />
              <span class="unseen">{name}</span> {text}
            </li>
          ))}
        </ul>
      ) : (
        <span>{words.noGains}</span>
      )}
      {outlook !== '' && <strong>{outlook}</strong>}
    </div>
  );
}

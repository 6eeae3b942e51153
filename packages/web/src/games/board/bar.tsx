import { LETTERS, REFILL, SWAP, weakest } from '@sixfold/engine';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { messages, type Messages } from '../../i18n/index.ts';
import { SymbolIcon } from '../../ui/symbol.tsx';
import type { Desk } from './desk.ts';
import { sayAround, sayGhost, sayGhostInFull } from './say.ts';

/** What the tile would score or why it cannot lie there, and the buttons for the thumb. */
export function Bar({ desk }: { desk: Desk }): JSX.Element {
  const t = messages.value;
  const ghost = desk.ghost.value;
  const isTrying = desk.canTry && desk.chosen.value !== null;
  const place = (): void => {
    desk.hand.grid.current?.focus({ preventScroll: true });
    desk.placeNow();
  };
  return (
    <div class="board-bar">
      <p class={ghost?.error ? 'board-status is-wrong' : 'board-status'}>{sayStatus(desk, t)}</p>
      {isTrying && (
        <>
          <button
            type="button"
            class="button board-turn"
            aria-label={t.board.turn}
            disabled={!ghost}
            onClick={() => desk.turn(1)}
          >
            <svg viewBox="-12 -12 24 24" aria-hidden="true">
              <path d="M7-5A8.500 8.500 0 1 0 8.500 2M8-10v6h-6" />
            </svg>
          </button>
          <button
            type="button"
            class="button is-main is-large board-place"
            disabled={ghost?.move == null}
            onClick={place}
          >
            {t.board.place}
          </button>
        </>
      )}
    </div>
  );
}

function sayStatus(desk: Desk, t: Messages): string {
  const ghost = desk.ghost.value;
  if (ghost) return sayGhost(ghost, desk.props.position, t);
  if (!desk.canTry) return '';
  return desk.chosen.value === null ? t.board.chooseTile : t.board.chooseField;
}

/** Speaks what the eye sees on the board: where the tile lies, what it would score, and what is around the field. */
export function Live({ desk }: { desk: Desk }): JSX.Element {
  const t = messages.value;
  const { position } = desk.props;
  const { cursor } = desk.state.value;
  const ghost = desk.ghost.value;
  const said = cursor ? [ghost ? sayGhostInFull(ghost, position, t) : '', sayAround(position, cursor, t)] : [];
  return (
    <p class="board-hidden" aria-live="polite">
      {said.filter((text) => text !== '').join(' ')}
    </p>
  );
}

/** The question at the end of a turn: refill or swap. */
export function Choice({ desk }: { desk: Desk }): JSX.Element {
  const t = messages.value;
  const { view, commit, hint } = desk.props;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  const own = view.tracks[view.turn]!;
  const weak = LETTERS.map((_, symbol) => symbol).filter((symbol) => own[symbol] === weakest(own));
  const answer = (move: number) => (): void => {
    desk.hand.grid.current?.focus({ preventScroll: true });
    commit(move);
  };
  const look = (move: number): string => (move === hint ? 'button is-hinted' : 'button');
  return (
    <div
      class="board-choice"
      ref={panel}
      tabIndex={-1}
      role="group"
      aria-labelledby="choice-title"
      aria-describedby="choice-text"
    >
      <h2 id="choice-title">
        {t.board.swapTitle}
        {weak.map((symbol) => (
          <SymbolIcon key={symbol} symbol={symbol} />
        ))}
      </h2>
      <p id="choice-text">{t.board.swapText(weak.map((symbol) => t.symbols.names[symbol]).join(', '))}</p>
      <button type="button" class={look(REFILL)} onClick={answer(REFILL)}>
        <b>{t.board.refill}</b>
        <span>{t.board.refillText}</span>
      </button>
      <button type="button" class={look(SWAP)} onClick={answer(SWAP)}>
        <b>{t.board.swap}</b>
        <span>{t.board.swapAllText}</span>
      </button>
    </div>
  );
}

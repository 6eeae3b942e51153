import { effect } from '@preact/signals';
import { LETTERS, type Letter, type Source } from '@sixfold/engine';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { SymbolIcon } from '../../ui/symbol.tsx';
import { Bar, Choice, Live } from './bar.tsx';
import { gainsOf, makeDesk, makeHand, type Desk, type Props } from './desk.ts';
import { Grid } from './grid.tsx';
import { enlarge } from './pointer.ts';
import { Floating, Rack } from './rack.tsx';
import './style.css';
import './tiles.css';

/** The playing surface: board, what the player is about to do, and the rack. */
export function Surface(props: Props): JSX.Element {
  const { view, position, canAct, commit, fresh, explained, hint, showGains } = props;
  const hand = useMemo(() => makeHand(view), []);
  const desk = useMemo(() => makeDesk(props, hand), [hand, view, position, canAct, commit, fresh, hint]);
  useEffect(() => effect(() => showGains?.(gainsOf(desk.ghost.value))), [desk, showGains]);
  // What is tried changes the frame around; the board must not be drawn anew for that.
  return useMemo(() => <Parts desk={desk} explained={explained} />, [desk, JSON.stringify(explained)]);
}

function Parts({ desk, explained }: { desk: Desk; explained: readonly Source[] }): JSX.Element {
  const isAsked = desk.props.canAct && desk.props.view.choosing;
  return (
    <div class="board-surface">
      <div class="board-room">
        <Grid desk={desk} explained={explained} />
        <ZoomButtons desk={desk} />
        <Celebration desk={desk} />
      </div>
      {isAsked ? <Choice desk={desk} /> : <Bar desk={desk} />}
      <Rack desk={desk} />
      <Floating desk={desk} />
      <Live desk={desk} />
      <p class="board-hidden" id="board-keys">
        {messages.value.board.keys}
      </p>
    </div>
  );
}

function ZoomButtons({ desk }: { desk: Desk }): JSX.Element {
  const t = messages.value;
  const { scale } = desk.hand.zoom.value;
  return (
    <div class="board-zoom">
      <button
        type="button"
        class="button"
        aria-label={t.board.zoomIn}
        disabled={scale >= 4}
        onClick={() => enlarge(desk, 1.6)}
      >
        +
      </button>
      {scale > 1 && (
        <button type="button" class="button" aria-label={t.board.zoomOut} onClick={() => enlarge(desk, 1 / 1.6)}>
          −
        </button>
      )}
    </div>
  );
}

/** A bonus turn, for less than a second and in nobody's way. */
function Celebration({ desk }: { desk: Desk }): JSX.Element | null {
  const symbols = earnedSymbols(desk);
  if (symbols.length === 0) return null;
  return (
    <div class="board-celebration" key={desk.props.view.ply} aria-hidden="true">
      {symbols.map((letter) => (
        <SymbolIcon key={letter} symbol={LETTERS.indexOf(letter as Letter)} size="2.75rem" />
      ))}
      <span>{messages.value.board.bonusTurn}</span>
    </div>
  );
}

/** The symbols for which the last move, one's own or another's, earned a bonus turn. */
function earnedSymbols({ props: { view, fresh }, hand }: Desk): readonly string[] {
  const own = hand.earned.value;
  if (own.ply === view.ply) return own.symbols;
  const last = fresh.at(-1);
  if (last?.ply !== view.ply - 1) return [];
  return last.events.flatMap((event) => (event.type === 'bonus' ? [event.symbol] : []));
}

import { effect } from '@preact/signals';
import { LETTERS, type Letter, type Source } from '@sixfold/engine';
import type { ComponentType, JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { messages } from '../i18n/index.ts';
import { SymbolIcon } from '../ui/symbol.tsx';
import { Bar, Choice, Live } from './bar.tsx';
import { gainsOf, makeDesk, makeHand, type Desk, type Props } from './desk.ts';
import type { TileGame } from './game.ts';
import { FlatBoard } from './grid.tsx';
import { Floating, Rack } from './rack.tsx';
import './style.css';
import './tiles.css';

export interface PartsProps {
  readonly desk: Desk;
  readonly explained: readonly Source[];
}

interface SurfaceParts extends Props {
  readonly game: TileGame;
  /** What is shown as the board; without it the flat one alone. */
  readonly Board?: ComponentType<PartsProps>;
}

/** The playing surface: board, what the player is about to do, and the rack. */
export function TileSurface({ game, Board = FlatBoard, ...props }: SurfaceParts): JSX.Element {
  const { view, position, canAct, commit, fresh, explained, hint, showGains } = props;
  const hand = useMemo(() => makeHand(view), []);
  const desk = useMemo(() => makeDesk(game, props, hand), [hand, view, position, canAct, commit, fresh, hint]);
  useEffect(() => effect(() => showGains?.(gainsOf(desk.ghost.value))), [desk, showGains]);
  // What is tried changes the frame around; the board must not be drawn anew for that.
  return useMemo(() => <Parts desk={desk} explained={explained} Board={Board} />, [desk, JSON.stringify(explained)]);
}

function Parts({ desk, explained, Board }: PartsProps & { Board: ComponentType<PartsProps> }): JSX.Element {
  const isAsked = desk.props.canAct && desk.props.view.choosing;
  return (
    <div class="board-surface">
      <div class="board-room">
        <Board desk={desk} explained={explained} />
        <Celebration desk={desk} />
      </div>
      {isAsked ? <Choice desk={desk} /> : <Bar desk={desk} />}
      <Rack desk={desk} />
      <Floating desk={desk} />
      <Live desk={desk} />
      <p class="board-hidden" id="board-keys">
        {messages.value.tiles.keys(desk.props.position.rackSize)}
      </p>
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
      <span>{messages.value.tiles.bonusTurn}</span>
    </div>
  );
}

/** The symbols for which the last move, one's own or another's, earned a bonus turn. */
function earnedSymbols({ props: { view, fresh } }: Desk): readonly string[] {
  const last = fresh.at(-1);
  if (last?.ply !== view.ply - 1) return [];
  return last.events.flatMap((event) => (event.type === 'bonus' ? [event.symbol] : []));
}

import { effect } from '@preact/signals';
import type { Source } from '@sixfold/engine';
import type { ComponentType, JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { symbolOf } from '../lib/symbol-of.ts';
import { messages } from '../i18n/index.ts';
import { contentOf } from '../lib/content.ts';
import { SymbolIcon } from '../ui/symbol.tsx';
import { Bar, Choice, Live } from './bar.tsx';
import { gainsOf, makeController, makeHand, type TileController, type Props } from './controller.ts';
import type { TileGame } from './game.ts';
import { FlatBoard } from './grid.tsx';
import { Floating, Rack } from './rack.tsx';
import './style.css';
import './tiles.css';

export interface PartsProps {
  readonly controller: TileController;
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
  const controller = useMemo(
    () => makeController(game, props, hand),
    [hand, view, position, canAct, commit, fresh, hint],
  );
  useEffect(() => effect(() => showGains?.(gainsOf(controller.ghost.value))), [controller, showGains]);
  // What is tried changes the frame around; the board must not be drawn anew for that.
  return useMemo(
    () => <Parts controller={controller} explained={explained} Board={Board} />,
    [controller, contentOf(explained)],
  );
}

function Parts({ controller, explained, Board }: PartsProps & { Board: ComponentType<PartsProps> }): JSX.Element {
  const { canAct, view } = controller.props;
  const isAsked = canAct && view.choosing;
  return (
    <div class="tiles-surface">
      <div class="tiles-room">
        <Board controller={controller} explained={explained} />
        <Celebration controller={controller} />
      </div>
      {isAsked ? <Choice controller={controller} /> : view.seat !== null && <Bar controller={controller} />}
      <Rack controller={controller} />
      <Floating controller={controller} />
      <Live controller={controller} />
      <p class="unseen" id="tiles-keys">
        {messages.value.tiles.keys(controller.props.position.rackSize)}
      </p>
    </div>
  );
}

/** A bonus turn, for less than a second and in nobody's way. */
function Celebration({ controller }: { controller: TileController }): JSX.Element | null {
  const symbols = earnedSymbols(controller);
  if (symbols.length === 0) return null;
  return (
    <div class="tiles-celebration" key={controller.props.view.ply} aria-hidden="true">
      {symbols.map((letter) => (
        <SymbolIcon key={letter} symbol={symbolOf(letter)} size="2.75rem" />
      ))}
      <span>{messages.value.tiles.bonusTurn}</span>
    </div>
  );
}

/** The symbols for which the last move, one's own or another's, earned a bonus turn. */
function earnedSymbols({ props: { view, fresh } }: TileController): readonly string[] {
  const last = fresh.at(-1);
  if (last?.ply !== view.ply - 1) return [];
  return last.events.flatMap((event) => (event.type === 'bonus' ? [event.symbol] : []));
}

import { effect } from '@preact/signals';
import type { Source } from '@sixfold/engine';
import type { ComponentType, JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { symbolOf } from '../lib/symbol-of.ts';
import { messages } from '../i18n/index.ts';
import { PARTS } from '../i18n/parts.ts';
import { contentOf } from '../lib/content.ts';
import { SETTLED, useAfter } from '../ui/timing/after.ts';
import { lazyPart, named } from '../ui/lazy.tsx';
import { SymbolIcon } from '../ui/symbol.tsx';
import { Bar, Choice } from './bar.tsx';
import { gainsOf, makeController, makeHand, type TileController, type Props } from './controller.ts';
import { FlatBoard } from './grid.tsx';
import { Floating, Rack } from './rack.tsx';
import '../ui/play/play.css';
import './style.css';
import './tiles.css';
import type { TileGame } from './state.ts';

const Speaker = lazyPart(named(() => import('./speak.tsx'), 'Speaker', PARTS.ear));

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
  const { view, position, canAct, commit, fresh, echo, explained, hint, showGains } = props;
  const hand = useMemo(() => makeHand(view), []);
  const controller = useMemo(
    () => makeController(game, props, hand),
    [hand, view, position, canAct, commit, fresh, echo, hint],
  );
  useEffect(() => effect(() => showGains?.(gainsOf(controller.ghost.value))), [controller, showGains]);
  // What is tried changes the frame around; the board must not be drawn anew for that.
  return useMemo(
    () => <Parts controller={controller} explained={explained} Board={Board} />,
    [controller, contentOf(explained)],
  );
}

function Parts({ controller, explained, Board }: PartsProps & { Board: ComponentType<PartsProps> }): JSX.Element {
  const { canAct, view, position } = controller.props;
  const isAsked = canAct && view.choosing;
  return (
    <div class="play tiles-surface">
      <div class="play-field tiles-room">
        <Board controller={controller} explained={explained} />
        <Celebration controller={controller} />
      </div>
      <div class="play-hand tiles-hand" style={{ '--slots': String(position.rackSize) }}>
        {view.seat !== null && <Bar controller={controller} />}
        {isAsked && <Choice controller={controller} />}
        <Rack controller={controller} />
      </div>
      <Floating controller={controller} />
      {useAfter(true, SETTLED) && <Speaker controller={controller} />}
      <p class="unseen" id="tiles-keys">
        {messages.value.tiles.keys(position.rackSize)}
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

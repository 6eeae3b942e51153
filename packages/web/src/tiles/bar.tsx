import type { JSX } from 'preact';
import { messages, type Messages } from '../i18n/index.ts';
import { lazy, named } from '../ui/lazy.tsx';
import type { TileController } from './controller.ts';
import { sayGhost } from './say.ts';

const RefillOrSwap = lazy(named(() => import('../ui/play/refill-or-swap.tsx'), 'RefillOrSwap'));

/** What the tile would score or why it cannot lie there, and the buttons for the thumb. */
export function Bar({ controller }: { controller: TileController }): JSX.Element {
  const t = messages.value;
  const ghost = controller.ghost.value;
  const isTrying = controller.canTry && controller.chosen.value !== null;
  const place = (): void => {
    controller.hand.grid.current?.focus({ preventScroll: true });
    controller.placeNow();
  };
  return (
    <div class="tiles-bar">
      <p class={ghost?.error ? 'play-prompt tiles-status is-wrong' : 'play-prompt tiles-status'}>
        {sayStatus(controller, t)}
      </p>
      {isTrying && (
        <>
          <button
            type="button"
            class="button tiles-turn"
            aria-label={t.tiles.turn}
            disabled={!ghost || controller.isPlaced.value}
            onClick={() => controller.turn(1)}
          >
            <svg viewBox="-12 -12 24 24" aria-hidden="true">
              <path d="M7-5A8.500 8.500 0 1 0 8.500 2M8-10v6h-6" />
            </svg>
          </button>
          <button
            type="button"
            class="button is-main is-large tiles-place"
            disabled={ghost?.move == null || controller.isPlaced.value}
            onClick={place}
          >
            {t.tiles.place}
          </button>
        </>
      )}
    </div>
  );
}

function sayStatus(controller: TileController, t: Messages): string {
  const ghost = controller.ghost.value;
  if (ghost) return sayGhost(controller.game, ghost, controller.props.position, t);
  if (!controller.canTry) return '';
  return controller.chosen.value === null ? t.tiles.chooseTile : t.tiles.chooseField;
}

/** The question at the end of a turn: refill or swap. */
export function Choice({ controller }: { controller: TileController }): JSX.Element {
  const t = messages.value;
  const { position, commit, hint = null } = controller.props;
  const { rackSize } = position;
  const answer = (move: number): void => {
    controller.hand.grid.current?.focus({ preventScroll: true });
    commit(move);
  };
  return (
    <RefillOrSwap
      title={t.tiles.swapTitle}
      text={t.tiles.swapText}
      refill={[t.tiles.refill, t.tiles.refillText(rackSize)]}
      swap={[t.tiles.swap, t.tiles.swapAllText(rackSize)]}
      tracks={position.tracksOf(position.turn)}
      hint={hint}
      answer={answer}
    />
  );
}

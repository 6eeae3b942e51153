import type { Source } from '@sixfold/engine';
import type { CardsView } from '@sixfold/engine/cards';
import type { JSX, RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { useConsequence } from '../../ui/announcer.tsx';
import { lazy, named } from '../../ui/lazy.tsx';
import '../../ui/play/play.css';
import { Bar } from './bar.tsx';
import * as state from './cards.ts';
import { useHandController, type HandController, type Props } from './controller.ts';
import { Fan, KEYS } from './hand.tsx';
import { Piles } from './piles.tsx';
import { Seat, type SeatProps } from './seat.tsx';
import { sayCard, sayOutlook } from './words.ts';
import { nameAt } from '../../lib/name-at.ts';

const RefillOrSwap = lazy(named(() => import('../../ui/play/refill-or-swap.tsx'), 'RefillOrSwap'));

/** Where the others sit, seen from the player at the screen, clockwise. */
const PLACES: readonly (readonly SeatProps['place'][])[] = [[], ['top'], ['left', 'right'], ['left', 'top', 'right']];

interface CardsPartProps extends Props {
  readonly controller: HandController;
  /** Whose hand is shown. */
  readonly seat: number;
}

/** The card table: what lies open before everyone, the piles, and the hand at the thumb. */
export const Surface = (props: Props): JSX.Element => <CardTable {...props} hasRivals />;

/** Without the others, who are seen elsewhere. */
export const Hand = (props: Props): JSX.Element => <CardTable {...props} hasRivals={false} />;

function CardTable({ hasRivals, ...props }: Props & { hasRivals: boolean }): JSX.Element {
  const { view, names, canAct, fresh } = props;
  const t = messages.value;
  const root = useRef<HTMLDivElement>(null);
  const controller = useHandController(props);
  const seat = view.seat ?? 0;
  useConsequence(sayWaiting(controller), view);
  return (
    <div
      ref={root}
      class="play cards-surface"
      role="group"
      aria-label={t.games.cards.name}
      aria-describedby={KEYS}
      data-keys
      onKeyDown={(event) => onKey(event, controller, root.current)}
    >
      <Table {...props} hasRivals={hasRivals} controller={controller} seat={seat} />
      <div class="play-hand cards-foot">
        <Decision {...props} controller={controller} seat={seat} root={root} />
        <Fan
          title={canAct ? t.cards.hand : t.cards.handOf(nameAt(names, seat))}
          hand={view.rack}
          drawn={state.drawnPlaces(view.rack, fresh, seat)}
          controller={controller}
        />
      </div>
      <p class="unseen" id={KEYS}>
        {t.cards.keys}
      </p>
    </div>
  );
}

/** What lies open before everyone, and the piles. */
function Table(props: CardsPartProps & { hasRivals: boolean }): JSX.Element {
  const { view, names, fresh, explained, hint = null, controller, seat, hasRivals } = props;
  const lit = controller.outlook?.lit ?? litBy(view, fresh, hint === null ? explained : [], seat);
  const around = (other: number, place: SeatProps['place']): SeatProps => ({
    view,
    seat: other,
    name: nameAt(names, other),
    lit,
    news: state.newsOf(fresh, other),
    place,
  });
  return (
    <div class="play-field cards-table" data-players={view.players}>
      {hasRivals && (
        <div class="cards-rivals">
          {state.othersOf(view, seat).map((other, index) => (
            <Seat key={other} {...around(other, PLACES[view.players - 1]![index]!)} />
          ))}
        </div>
      )}
      <div class="cards-home">
        <Seat {...around(seat, 'own')} next={controller.outlook?.card ?? null} />
        <Piles view={view} lit={lit} isReshuffled={state.wasReshuffled(fresh)} />
      </div>
    </div>
  );
}

/** What there is to decide: refill or swap, or which card to play. */
function Decision(props: CardsPartProps & { readonly root: RefObject<HTMLElement | null> }): JSX.Element {
  const { view, position, canAct, commit, hint = null, controller, root } = props;
  const t = messages.value.cards;
  const { canTry, outlook, outlooks, look, play } = controller;
  const { pinned } = controller.draft;
  const plays = pinned === null ? [] : (outlooks[pinned] ?? []);
  const bar = <Bar canTry={canTry} outlook={outlook} plays={plays} look={look} play={play} />;
  if (!canAct || !view.choosing) return bar;
  const answer = (move: number): void => {
    commit(move);
    root.current?.querySelector<HTMLElement>('.cards-hand button')?.focus({ preventScroll: true });
  };
  return (
    <>
      {bar}
      <RefillOrSwap
        title={t.swapTitle}
        text={t.swapText}
        refill={[t.refill, t.refillText]}
        swap={[t.swap, t.swapAllText]}
        tracks={position.tracksOf(position.turn)}
        hint={hint}
        answer={answer}
      />
    </>
  );
}

/** While no card is tried: what is being explained, or what counted for the card that somebody has just played. */
export function litBy(view: CardsView, fresh: Props['fresh'], explained: readonly Source[], seat: number): state.Lit {
  return explained.length > 0 ? state.explainedCards(explained, fresh.at(-1)) : state.lastMatches(view, fresh, seat);
}

/** Tells of the card that waits to be played; one that has the focus tells by its name. */
function sayWaiting({ draft, outlook, isPlayed }: HandController): string {
  const t = messages.value;
  const isWaiting = draft.pinned !== null && outlook !== null && !isPlayed;
  return isWaiting ? t.cards.by(sayCard(outlook.card, t), sayOutlook(outlook, t)) : '';
}

/** Figures go to a card, Escape puts it back. */
function onKey(event: KeyboardEvent, controller: HandController, root: HTMLElement | null): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const held = root?.querySelectorAll<HTMLElement>('.cards-hand button')[Number(event.key) - 1];
  if (held) held.focus();
  else if (event.key === 'Escape' && controller.draft.pinned !== null) controller.release();
  else return;
  event.preventDefault();
}

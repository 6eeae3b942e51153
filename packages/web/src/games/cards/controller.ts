import { cards, type CardsMove, type CardsPosition, type CardsView } from '@sixfold/engine/cards';
import { useEffect, useMemo } from 'preact/hooks';
import type { SurfaceProps } from '../../face/face.ts';
import { useDraft } from '../../ui/play/draft.ts';
import { mustConfirm, useMove, type Move } from '../../ui/play/move.ts';
import * as state from './cards.ts';

export type Props = SurfaceProps<CardsPosition, CardsView, CardsMove>;

/** The player's draft at one view of the table, what follows from it, and what can be done with it. */
export interface HandController {
  readonly draft: state.CardDraft;
  /** Whether a card can be tried and played now. */
  readonly canTry: boolean;
  /** For each card of the hand its plays, best first; two only where the order must be chosen. */
  readonly outlooks: readonly (readonly state.Outlook[])[];
  /** The card of the hand that is looked at. */
  readonly shown: number | null;
  readonly outlook: state.Outlook | null;
  /** The card that was suggested. */
  readonly hinted: number | null;
  /** Whether the shown card is already on its way to the table. */
  readonly isPlayed: boolean;
  readonly point: (place: number | null) => void;
  readonly press: (place: number, isFinger: boolean) => void;
  readonly release: () => void;
  /** Looks at another order of the card that waits. */
  readonly look: (way: number) => void;
  readonly play: (move: number) => void;
}

/** A card on its way from the hand to the table. */
interface PlayedCard extends Move {
  readonly place: number;
  readonly outlook: state.Outlook;
}

const outlooksOf = (position: CardsPosition, hand: readonly string[]): state.Outlook[][] =>
  hand.map((card) => state.playsOf(position, card).map((move) => state.foresee(position, move)));

/** The card that a suggested move plays; null where it plays none. */
function hintedPlace(position: CardsPosition, hand: readonly string[], hint: number | null): number | null {
  const move = hint === null ? null : cards.makeMove(position, hint);
  return move?.type === 'play' ? hand.indexOf(move.card) : null;
}

export function useHandController({ view, position, canAct, commit, hint = null, showGains }: Props): HandController {
  const [draft, keep] = useDraft(view.ply, state.newDraft);
  const { made, make } = useMove<PlayedCard>(view, commit);
  const canChoose = canAct && !view.choosing;
  const canTry = canChoose && made === null;
  const outlooks = useMemo(() => (canChoose ? outlooksOf(position, view.rack) : []), [position, canChoose]);
  const hinted = canTry ? hintedPlace(position, view.rack, hint) : null;
  const tried = canTry ? (state.shownCard(draft) ?? hinted) : null;
  const shown = made?.place ?? tried;
  const ways = tried === null ? [] : outlooks[tried]!;
  const outlook = made?.outlook ?? ways[draft.way] ?? ways[0] ?? null;
  useEffect(() => showGains?.(outlook?.gains ?? null), [outlook, showGains]);

  const playFrom = (place: number, move: number): void => {
    const chosen = outlooks[place]?.find((one) => one.move === move);
    if (!canTry || !chosen) return;
    make({ move, place, outlook: chosen });
  };
  const press = (place: number, isFinger: boolean): void => {
    const [only, second] = outlooks[place] ?? [];
    if (!canTry || !only) return;
    const isSure = draft.pinned === place || (!isFinger && !mustConfirm());
    if (isSure && !second) playFrom(place, only.move);
    else keep(state.pin(draft, place));
  };
  return {
    draft,
    canTry,
    outlooks,
    shown,
    outlook,
    hinted,
    isPlayed: made !== null,
    point: (place) => keep(state.point(draft, place)),
    press,
    release: () => keep(state.pin(draft, null)),
    look: (way) => keep({ ...draft, way }),
    play: (move) => draft.pinned !== null && playFrom(draft.pinned, move),
  };
}

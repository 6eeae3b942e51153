import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { CardFace } from './card.tsx';
import type { Outlook } from './cards.ts';
import type { HandController } from './controller.ts';
import { sayCard, sayOutlook } from './words.ts';

/** Where the shortcuts are told. */
export const KEYS = 'cards-keys';

export interface HandProps {
  readonly title: string;
  readonly hand: readonly string[];
  /** Places of cards that were just drawn. */
  readonly drawn: ReadonlySet<number>;
  readonly controller: Pick<
    HandController,
    'draft' | 'canTry' | 'outlooks' | 'shown' | 'outlook' | 'hinted' | 'isPlayed' | 'point' | 'press'
  >;
}

/** The player's cards as a fan. One stop for the Tab key; the arrows go from card to card. */
export function Fan(props: HandProps): JSX.Element {
  const { title, hand, controller } = props;
  const fan = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  useKeptFocus(fan, controller, hand.length);
  const walk = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined || hand.length === 0) return;
    event.preventDefault();
    const next = (Math.min(stop, hand.length - 1) + step + hand.length) % hand.length;
    fan.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div
      ref={fan}
      class="cards-hand"
      role="group"
      aria-label={title}
      style={{ '--count': String(hand.length) }}
      onKeyDown={walk}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && controller.point(null)}
    >
      {hand.map((card, place) => (
        <HandCard
          key={place}
          {...props}
          card={card}
          place={place}
          isStop={place === Math.min(stop, hand.length - 1)}
          onStop={() => setStop(place)}
        />
      ))}
    </div>
  );
}

/** Whoever plays by keyboard stays in the hand when its last card goes, and sees what the focused card would bring. */
function useKeptFocus(
  fan: { readonly current: HTMLElement | null },
  controller: HandProps['controller'],
  size: number,
): void {
  const last = useRef(size);
  useEffect(() => {
    const cards = [...(fan.current?.children ?? [])] as HTMLElement[];
    const isLost = size < last.current && document.activeElement === document.body;
    last.current = size;
    if (isLost) cards.at(-1)?.focus({ preventScroll: true });
    const place = cards.findIndex((card) => card.matches(':focus-visible'));
    if (controller.canTry && place >= 0) controller.point(place);
  }, [controller.canTry, controller.draft.ply, size]);
}

interface HeldCardProps extends HandProps {
  readonly card: string;
  readonly place: number;
  readonly isStop: boolean;
  readonly onStop: () => void;
}

/** The button keeps its place, so that a card that rises does not slip away from the pointer. */
function HandCard(props: HeldCardProps): JSX.Element {
  const { card, place, hand, drawn, controller, isStop, onStop } = props;
  const finger = useRef(false);
  const isShown = controller.shown === place;
  const outlook = isShown ? controller.outlook : (controller.outlooks[place]?.[0] ?? null);
  const look = [
    'cards-held',
    isShown && (controller.isPlayed ? 'is-gone' : 'is-shown'),
    controller.hinted === place && 'is-hinted',
    drawn.has(place) && 'is-drawn',
  ];
  const focus = ({ currentTarget }: { readonly currentTarget: HTMLElement }): void => {
    onStop();
    if (currentTarget.matches(':focus-visible')) controller.point(place);
  };
  // The mouse may be at another card by then, and is about to press what is shown there.
  const leave = (): void => {
    if (controller.draft.pointed === place) controller.point(null);
  };
  return (
    <button
      type="button"
      class={look.filter(Boolean).join(' ')}
      style={{ '--from-middle': String(place - (hand.length - 1) / 2) }}
      aria-pressed={controller.draft.pinned === place}
      aria-disabled={controller.canTry ? undefined : 'true'}
      tabIndex={isStop ? 0 : -1}
      onFocus={focus}
      onBlur={leave}
      onPointerMove={({ pointerType }) =>
        pointerType === 'mouse' && controller.draft.pointed !== place && controller.point(place)
      }
      onPointerDown={({ pointerType }) => (finger.current = pointerType !== 'mouse')}
      onClick={({ detail }) => detail < 2 && controller.press(place, detail > 0 && finger.current)}
    >
      <span class="unseen">{sayHeld(card, outlook)}</span>
      <span key={card} class="cards-lift" data-new={messages.value.cards.isNew}>
        <CardFace card={card} />
        {isShown && outlook && <Gains outlook={outlook} card={card} />}
      </span>
    </button>
  );
}

function sayHeld(card: string, outlook: Outlook | null): string {
  const t = messages.value;
  return outlook ? t.cards.by(sayCard(card, t), sayOutlook(outlook, t)) : sayCard(card, t);
}

/** What each of its symbols would score, beside them. */
const Gains = ({ outlook, card }: { outlook: Outlook; card: string }): JSX.Element => (
  <span class="cards-gains" aria-hidden="true">
    {[...card].map((letter) => {
      const score = outlook.scores.find(({ symbol }) => symbol === letter);
      return (
        <span key={letter} class={score?.gain ? 'cards-gain' : 'cards-gain is-none'}>
          {score?.gain || !score?.lost ? `+${score?.gain}` : <s>+{score.lost}</s>}
        </span>
      );
    })}
  </span>
);

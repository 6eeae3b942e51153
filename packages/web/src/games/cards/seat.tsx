import type { CardsView } from '@sixfold/engine/cards';
import type { JSX } from 'preact';
import { symbolOf } from '../../lib/symbol-of.ts';
import { messages, type Messages } from '../../i18n/index.ts';
import { SymbolIcon } from '../../ui/symbol.tsx';
import { CardFace, EmptyPlace } from './card.tsx';
import { cardKey, type Lit, type CardsNews } from './cards.ts';
import { sayCard, sayCards, saySymbols } from './words.ts';
import { SeatChip } from '../../ui/play/seat-chip.tsx';

export interface SeatProps {
  readonly view: CardsView;
  readonly seat: number;
  readonly name: string;
  readonly lit: Lit;
  /** What this player did since the one at the screen last decided. */
  readonly news: CardsNews | null;
  /** Where it sits around the table. */
  readonly place: 'own' | 'left' | 'top' | 'right';
  /** The card that would come to lie here, while one is tried. */
  readonly next?: string | null;
}

/** What lies open before a player, oldest first, and what that player did last. */
export function Seat(props: SeatProps): JSX.Element {
  const { view, seat, name, news, place, next = null } = props;
  const isMoving = view.turn === seat && view.ended === null;
  return (
    <div class={`cards-seat is-${place}${isMoving ? ' is-moving' : ''}`} role="group" aria-label={name}>
      <p class="cards-name">
        <SeatChip seat={seat} name={name} /> {name}
      </p>
      <ol class="cards-open" aria-label={messages.value.cards.openOf(name)}>
        {view.open[seat]!.map((card, index, row) => (
          <OpenCard key={keyOf(news, card, index === row.length - 1)} {...props} card={card} index={index} />
        ))}
        {place === 'own' && (
          <li class={next ? 'cards-place is-next' : 'cards-place'} aria-hidden="true">
            {next ? <CardFace card={next} /> : <EmptyPlace />}
          </li>
        )}
      </ol>
      {place !== 'own' && <Deed news={news} />}
    </div>
  );
}

/** A card that was just played is another one than its equal that lay there before. */
const keyOf = (news: CardsNews | null, card: string, isNewest: boolean): string =>
  news && isNewest ? `played ${news.ply}` : `${card} ${isNewest}`;

type OpenProps = SeatProps & { readonly card: string; readonly index: number };

function OpenCard({ view, seat, card, index, lit, news, next = null }: OpenProps): JSX.Element {
  const t = messages.value;
  const size = view.open[seat]!.length;
  const marks = lit.get(cardKey(seat, index));
  const isNew = news !== null && index === size - 1;
  const look = [
    'cards-place',
    marks !== undefined && 'is-lit',
    index === 0 && 'is-oldest',
    index === 0 && next !== null && 'is-leaving',
    isNew && 'is-new',
  ];
  return (
    <li class={look.filter(Boolean).join(' ')}>
      <span role="img" aria-label={sayOpen(card, index === 0, isNew, marks ?? '', t)}>
        <CardFace card={card} lit={marks ?? ''} />
        {index === 0 && <LeavingMark />}
      </span>
      {size > 1 && (
        <span class="cards-age" aria-hidden="true">
          {index === 0 ? t.cards.older : t.cards.newer}
        </span>
      )}
    </li>
  );
}

/** The corner of the card that its owner's next one will send to the discard pile. */
const LeavingMark = (): JSX.Element => (
  <svg class="cards-leaving-mark" viewBox="0 0 24 24" aria-hidden="true">
    <title>{messages.value.cards.leaves}</title>
    <circle cx="12" cy="12" r="11" />
    <path d="M6 8c5 0 8 2 8 8m-4-4 4 4 4-4" />
  </svg>
);

function sayOpen(card: string, isOldest: boolean, isNew: boolean, counted: string, t: Messages): string {
  const parts = [sayCard(card, t), isNew && t.cards.isNew, isOldest && t.cards.leaves];
  if (counted !== '') parts.push(t.cards.countsFor(saySymbols(counted, t)));
  return parts.filter(Boolean).join(', ');
}

/** What a player scored or swapped, in symbols; its place is kept, so that nothing jumps. */
function Deed({ news }: { news: CardsNews | null }): JSX.Element {
  const t = messages.value;
  return (
    <p class="cards-deed">
      {news?.scores.map(({ symbol, points }, index) => (
        <span key={index} class="cards-deed-score">
          <SymbolIcon symbol={symbolOf(symbol)} name={saySymbols(symbol, t)} size="1.15em" />+{points}
        </span>
      ))}
      {news && news.scores.length === 0 && t.cards.noPoints}
      {news?.hasBonus && <strong>{t.cards.bonusTurn}</strong>}
      {news && news.shown.length > 0 && (
        <span class="cards-shown" role="img" aria-label={t.cards.showed(sayCards(news.shown, t))}>
          {news.shown.map((card, index) => (
            <CardFace key={index} card={card} />
          ))}
        </span>
      )}
    </p>
  );
}

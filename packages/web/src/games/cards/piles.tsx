import type { CardsView } from '@sixfold/engine/cards';
import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import { CardBack, EmptyPlace } from './card.tsx';
import { DISCARD, discarded, type Lit } from './cards.ts';

interface PilesProps {
  readonly view: CardsView;
  readonly lit: Lit;
  /** Whether the discard pile has just become the draw pile. */
  readonly isReshuffled: boolean;
}

/** The draw pile and the discard pile with their sizes. */
export function Piles({ view, lit, isReshuffled }: PilesProps): JSX.Element {
  const t = messages.value.cards;
  return (
    <div class="cards-piles">
      <Pile name={t.pile} count={view.bag} note={isReshuffled ? t.reshuffled : ''} isLit={false} />
      <Pile name={t.discard} count={discarded(view)} note="" isLit={lit.has(DISCARD)} />
    </div>
  );
}

interface PileProps {
  readonly name: string;
  readonly count: number;
  readonly note: string;
  readonly isLit: boolean;
}

const Pile = ({ name, count, note, isLit }: PileProps): JSX.Element => (
  <p class={`cards-pile${isLit ? ' is-lit' : ''}${note ? ' is-new' : ''}`}>
    <span class="cards-pile-picture">
      {count > 0 ? <CardBack /> : <EmptyPlace />}
      <b>{count}</b>
    </span>
    <span class="cards-age">{note || name}</span>
    {note !== '' && <span class="unseen">{name}</span>}
  </p>
);

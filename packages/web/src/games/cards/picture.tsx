import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import { nameAt } from '../../lib/name-at.ts';
import * as state from './cards.ts';
import type { Props } from './controller.ts';
import { Piles } from './piles.tsx';
import { Seat } from './seat.tsx';
import { litBy } from './surface.tsx';

/** Nobody at the table sits here. */
const ROOM = -1;

/** What lies open before everyone and the piles, for a whole room to see. */
export function Picture({ view, names, fresh, explained }: Props): JSX.Element {
  const lit = litBy(view, fresh, explained, ROOM);
  return (
    <div class="cards-picture" role="group" aria-label={messages.value.games.cards.name} data-players={view.players}>
      {names.map((_, seat) => (
        <Seat
          key={seat}
          view={view}
          seat={seat}
          name={nameAt(names, seat)}
          lit={lit}
          news={state.newsOf(fresh, seat)}
          place="top"
        />
      ))}
      <Piles view={view} lit={lit} isReshuffled={state.wasReshuffled(fresh)} />
    </div>
  );
}

import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import { nameAt } from '../../lib/name-at.ts';
import type { Props } from './controller.ts';
import * as state from './dice.ts';
import { Rival } from './rival.tsx';
import { useTrail } from './surface.tsx';

/** Everybody's dice for a whole room to see; the sheets are the tracks around them. */
export function Picture({ view, position, names, fresh, explained }: Props): JSX.Element {
  const trail = useTrail(view);
  const lit = state.keysOf(explained);
  return (
    <div class="dice-picture" role="group" aria-label={messages.value.games.dice.name} data-players={view.players}>
      {names.map((_, seat) => (
        <Rival
          key={seat}
          view={view}
          seat={seat}
          name={nameAt(names, seat)}
          perPlayer={position.perPlayer}
          lit={lit}
          trail={trail}
          news={state.newsOf(fresh, seat)}
          hasSheet={false}
        />
      ))}
    </div>
  );
}

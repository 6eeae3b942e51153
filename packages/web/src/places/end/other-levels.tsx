import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import type { TableState } from '../../session/state.ts';
import { levelsAt, shiftLevels } from '../menu/levels.ts';
import { openTable } from '../setup/new-table.ts';
import { rememberLevel } from '../setup/remembered.ts';

/** A rematch against stronger or weaker bots, where there are any. */
export function OtherLevels({ config: { seats, game, options, games } }: Pick<TableState, 'config'>): JSX.Element {
  const t = messages.value;
  const offers = [
    { changed: shiftLevels(game, seats, 1), say: t.summary.stronger },
    { changed: shiftLevels(game, seats, -1), say: t.summary.weaker },
  ];
  return (
    <>
      {offers.map(({ changed, say }) => {
        if (!changed) return null;
        const levels = levelsAt(changed);
        const begin = (): void => {
          rememberLevel(levels[0]);
          void openTable(game, { seats: changed, options, games, seed: '' }, null);
        };
        const text = say(levels.map((level) => t.seats.levels[level]).join(', '));
        return (
          <button key={text} type="button" class="button" onClick={begin}>
            {text}
          </button>
        );
      })}
    </>
  );
}

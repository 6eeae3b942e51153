import type { JSX } from 'preact';
import { gameName } from '../../i18n/game-name.ts';
import { messages } from '../../i18n/index.ts';
import { go } from '../../lib/navigation.ts';
import type { TableSummary } from '../../store/index.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { sayLeft } from './say-left.ts';

interface AskProps {
  /** The table that was left. */
  readonly table: TableSummary;
  /** Begins a new one beside it. */
  readonly begin: () => void;
  /** Puts the question away. */
  readonly answer: () => void;
}

/** Whoever begins a game of a kind that was left is asked which is meant. */
export function ContinueOrNew({ table, begin, answer }: AskProps): JSX.Element {
  const t = messages.value;
  return (
    <Dialog title={t.start.again(gameName(table.config.game, t))} close={answer}>
      <p>{sayLeft(table, t)}</p>
      <div class="buttons">
        <button type="button" class="button is-main is-large" onClick={() => go({ at: 'table', id: table.id })}>
          {t.home.continue}
        </button>
        <button
          type="button"
          class="button is-large"
          onClick={() => {
            answer();
            begin();
          }}
        >
          {t.start.anew}
        </button>
      </div>
    </Dialog>
  );
}

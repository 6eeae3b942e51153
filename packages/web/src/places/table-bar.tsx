import type { JSX } from 'preact';
import { messages } from '../i18n/index.ts';
import { makePlace } from '../route.ts';
import type { TableState } from '../table/session.ts';
import { Icon } from '../ui/icon.tsx';
import { isBonusTurn, sayDue, sayTurn } from './turn.ts';

interface BarProps {
  readonly state: TableState;
  readonly names: readonly string[];
  readonly isHinting: boolean;
  readonly hint: () => void;
  readonly takeBack: () => void;
  readonly showResult: () => void;
}

/** The line above the table: away, whose turn it is, and what one may ask for. */
export function TableBar({ state, names, isHinting, hint, takeBack, showResult }: BarProps): JSX.Element {
  const t = messages.value;
  return (
    <header class="bar">
      <a class="button is-quiet is-round" href={makePlace({ at: 'home' })} aria-label={t.table.leave}>
        <Icon name="back" />
      </a>
      <Turn state={state} names={names} />
      {state.result ? (
        <button type="button" class="button is-main" onClick={showResult}>
          <Icon name="result" />
          {t.table.results}
        </button>
      ) : (
        <button type="button" class="button is-quiet" disabled={!state.canAct || isHinting} onClick={hint}>
          <Icon name="hint" />
          <span class="button-text">{t.table.hint}</span>
        </button>
      )}
      <button type="button" class="button is-quiet" disabled={!state.canTakeBack} onClick={takeBack}>
        <Icon name="undo" />
        <span class="button-text">{t.table.takeBack}</span>
      </button>
    </header>
  );
}

function Turn({ state, names }: { state: TableState; names: readonly string[] }): JSX.Element {
  const t = messages.value;
  const { config, gameIndex, thinking } = state;
  const due = sayDue(state, t);
  return (
    <div class={state.canAct ? 'turn is-mine' : 'turn'}>
      <p class="turn-text">
        {sayTurn(state, names, t)}
        {thinking !== null && <span class="dots" aria-hidden="true" />}
      </p>
      <p class="turn-more">
        {isBonusTurn(state) && <strong class="bonus">{t.table.bonus}</strong>}
        {due !== '' && <span>{due}</span>}
        {config.games > 1 && <span>{t.table.game(gameIndex + 1, config.games)}</span>}
      </p>
    </div>
  );
}

import type { ComponentChildren, JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import type { TableState } from '../../session/state.ts';
import { HomeButton } from '../../ui/home-button.tsx';
import { Dots } from '../../ui/dots.tsx';
import { Icon } from '../../ui/icon.tsx';
import { isBonusTurn, sayDue, sayTurn } from './turn.ts';

interface TableBarProps {
  readonly state: TableState;
  readonly names: readonly string[];
  readonly isHinting: boolean;
  readonly hint: () => void;
  readonly thinkAgain: () => void;
  readonly takeBack: () => void;
  readonly showResult: () => void;
  /** What else there is to ask for. */
  readonly more?: ComponentChildren;
  /** A line below. */
  readonly line?: ComponentChildren;
}

/** The line above the table: away, whose turn it is, and what one may ask for. */
export function TableBar(props: TableBarProps): JSX.Element {
  const { state, names, takeBack, more, line } = props;
  const t = messages.value;
  return (
    <header class="bar">
      <HomeButton label={t.table.leave} />
      <Turn state={state} names={names} />
      <Request {...props} />
      {state.info.you !== null && (
        <button type="button" class="button is-quiet" disabled={!state.canTakeBack} onClick={takeBack}>
          <Icon name="undo" />
          <span class="button-text">
            {state.online && !state.config.isPrinted ? t.online.askBack : t.table.takeBack}
          </span>
        </button>
      )}
      {more}
      {line}
    </header>
  );
}

/** What one may ask for at this moment: to see the result, that a bot tries again, or a hint. */
function Request({ state, isHinting, hint, thinkAgain, showResult }: TableBarProps): JSX.Element | null {
  const t = messages.value;
  if (state.result)
    return (
      <button type="button" class="button is-main" onClick={showResult}>
        <Icon name="result" />
        {t.table.results}
      </button>
    );
  if (state.isStuck)
    return (
      <button type="button" class="button is-main" onClick={thinkAgain}>
        {t.errors.again}
      </button>
    );
  if (!state.hasHints) return null;
  return (
    <button type="button" class="button is-quiet" disabled={!state.canAct} aria-disabled={isHinting} onClick={hint}>
      <Icon name="hint" />
      <span class="button-text">{t.table.hint}</span>
    </button>
  );
}

function Turn({ state, names }: { state: TableState; names: readonly string[] }): JSX.Element {
  const t = messages.value;
  const { config, round, thinking } = state;
  const due = sayDue(state, t);
  return (
    <div class={state.canAct ? 'turn is-mine' : 'turn'}>
      <p class="turn-text">
        {sayTurn(state, names, t)}
        {thinking !== null && <Dots />}
      </p>
      <p class="turn-more">
        <span>{t.games[config.game].name}</span>
        {isBonusTurn(state) && <strong class="bonus">{t.table.bonus}</strong>}
        {due !== '' && <span>{due}</span>}
        {config.games > 1 && <span>{t.table.game(round + 1, config.games)}</span>}
      </p>
    </div>
  );
}

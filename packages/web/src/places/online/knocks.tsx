import type { TableInfo } from '@sixfold/protocol';
import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import { attempt } from '../../online/deeds.ts';

/** Who asks for a seat, with the answers at hand. */
export function Knocks({ info: { table, knocks = [] } }: { info: TableInfo }): JSX.Element | null {
  const t = messages.value.online;
  if (knocks.length === 0) return null;
  const answer = (knock: number, isAdmitted: boolean) => (): void =>
    void attempt('admit', { table, knock, isAdmitted });
  return (
    <ul class="knocks" aria-label={t.knocks}>
      {knocks.map(({ number, name }) => (
        <li key={number} class="offer">
          <p>{t.knocking(name || t.nobody)}</p>
          <div class="buttons">
            <button type="button" class="button is-main" onClick={answer(number, true)}>
              {t.letIn}
            </button>
            <button type="button" class="button" onClick={answer(number, false)}>
              {messages.value.app.no}
            </button>
          </div>
        </li>
      ))}
    </ul>
  );
}

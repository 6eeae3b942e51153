import type { TableInfo } from '@sixfold/protocol';
import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import { attempt } from '../../online/deeds.ts';
import { Card } from '../people/card.tsx';

const answer = (table: string, knock: number, isAdmitted: boolean) => (): void =>
  void attempt('admit', { table, knock, isAdmitted });

/** Who asks for a seat, with the answers at hand. */
export function Knocks({ info: { table, knocks = [] } }: { info: TableInfo }): JSX.Element | null {
  const t = messages.value.online;
  if (knocks.length === 0) return null;
  return (
    <ul class="knocks" aria-label={t.knocks}>
      {knocks.map(({ number, name }) => (
        <li key={number} class="offer">
          <p>{t.knocking(name || t.nobody)}</p>
          <div class="buttons">
            <button type="button" class="button is-main" onClick={answer(table, number, true)}>
              {t.letIn}
            </button>
            <button type="button" class="button" onClick={answer(table, number, false)}>
              {messages.value.app.no}
            </button>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The same at a table where the game goes on: one after the other, so that they leave room for it. */
export function KnockCard({ info: { table, knocks = [] } }: { info: TableInfo }): JSX.Element | null {
  const t = messages.value.online;
  const [first] = knocks;
  if (!first) return null;
  return (
    <Card
      text={t.knocking(first.name || t.nobody)}
      yes={t.letIn}
      act={answer(table, first.number, true)}
      no={{ text: messages.value.app.no, act: answer(table, first.number, false) }}
    />
  );
}

import type { TableInfo } from '@sixfold/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { nameAt } from '../../lib/name-at.ts';
import { attempt } from '../../online/deeds.ts';
import type { Again } from '../table/end.tsx';
import { Card } from './card.tsx';

interface TableCardsProps {
  readonly info: TableInfo;
  readonly names: readonly string[];
  readonly again: Again | null;
}

/** What waits for the person at the screen: a seat that a bot keeps warm, a table that was closed, the next one. */
export function TableCards({ info, names, again }: TableCardsProps): JSX.Element | null {
  const t = messages.value.online;
  const { table, kept, you, stage } = info;
  const [declined, setDeclined] = useState<string | null>(null);
  const next = info.rematch;
  if (kept !== null && you === null && stage === 'playing')
    return <Card text={t.botPlays} yes={t.takeOver} act={() => void attempt('sit', { table })} />;
  if (stage === 'closed' && you !== null && !next) return <Reopen table={table} />;
  if (!next || !again || declined === next.table || you === null) return null;
  return (
    <Card
      text={next.by === null || next.by === you ? again.text : t.wantsAgain(nameAt(names, next.by))}
      yes={t.follow}
      act={again.act}
      no={{ text: t.notNow, act: () => setDeclined(next.table) }}
    />
  );
}

/** Has a table go on that was closed. */
export function Reopen({ table, isInPage = false }: { table: string; isInPage?: boolean }): JSX.Element {
  const t = messages.value.online;
  const act = (): void => void attempt('reopen', { table });
  if (!isInPage) return <Card text={t.closed} help={t.closedHelp} yes={t.reopen} act={act} />;
  return (
    <section class="sheet">
      <p class="help">{t.closedHelp}</p>
      <button type="button" class="button is-main" onClick={act}>
        {t.reopen}
      </button>
    </section>
  );
}

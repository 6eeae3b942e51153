import type { TableInfo } from '@sixfold/protocol';
import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import { KnockForm, SitForm } from './sit-form.tsx';

/** How whoever does not sit here gets a seat. */
export function Outside({ info: { table, isPublic, knock, kept } }: { info: TableInfo }): JSX.Element {
  const t = messages.value.online;
  const mayAsk = knock === undefined && !isPublic && kept === null;
  return (
    <section class="sheet">
      <h2>{isPublic || kept !== null ? t.seatForYou : t.watching}</h2>
      {(isPublic || kept !== null) && <SitForm table={table} />}
      {mayAsk && <p class="help">{t.knockHelp}</p>}
      {mayAsk && <KnockForm table={table} />}
      {knock === 'asked' && <p role="status">{t.knocked}</p>}
      {knock === 'declined' && <p role="status">{t.knockDeclined}</p>}
    </section>
  );
}

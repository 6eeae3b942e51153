import type { TableInfo } from '@sixfold/protocol';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { gameName } from '../../i18n/game-name.ts';
import { messages, type Messages } from '../../i18n/index.ts';
import { goInstead } from '../../lib/navigation.ts';
import { useHost } from '../../online/me.ts';
import { saySeat } from '../../online/say.ts';
import { makePlace } from '../../lib/route.ts';
import '../../style/online.css';
import { Page } from '../../ui/page.tsx';
import { LinkState } from './link-state.tsx';
import { listOf } from '../setup/names.ts';
import { SitForm } from './sit-form.tsx';
import { Missing, useTable } from './use-table.tsx';

interface JoinProps {
  readonly table: string;
  readonly seat: string;
  readonly invite: string;
}

/** An invitation: who is there, and a seat to be taken. */
export function Join({ table, seat, invite }: JoinProps): JSX.Element {
  const t = messages.value;
  const { info, refusal } = useTable(table);
  const hasHost = useHost() !== null;
  const isSeated = info.value !== null && info.value.you !== null;
  useEffect(() => {
    // The way back must not lead to an invitation that was taken.
    if (isSeated) goInstead({ at: 'online', table });
  }, [isSeated]);
  if (refusal.value) return <Missing why={refusal.value} />;
  const isOpen = info.value?.seats[Number(seat)]?.kind === 'open';
  return (
    <Page title={t.online.join}>
      <LinkState />
      {info.value && (
        <section class="sheet">
          <p>{sayTable(info.value, t)}</p>
          {isOpen && hasHost && <SitForm table={table} seat={Number(seat)} invite={invite} />}
          {!isOpen && !isSeated && <p role="alert">{t.online.taken}</p>}
          <div class="buttons">
            <a class="button" href={makePlace({ at: 'online', table })}>
              {t.online.watch}
            </a>
          </div>
        </section>
      )}
    </Page>
  );
}

function sayTable({ terms, seats }: TableInfo, t: Messages): string {
  const game = gameName(terms.game, t);
  const names = seats.filter(({ kind }) => kind !== 'open').map((seat) => saySeat(seat, t));
  return names.length === 0 ? t.online.joinAlone(game) : t.online.joinWho(game, listOf(names, t));
}

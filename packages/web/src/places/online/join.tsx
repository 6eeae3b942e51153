import type { TableInfo } from '@sixfold/protocol';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { gameName } from '../../i18n/game-name.ts';
import { messages, type Messages } from '../../i18n/index.ts';
import { attempt } from '../../online/deeds.ts';
import { host } from '../../online/me.ts';
import { saySeat } from '../../online/say.ts';
import { Page } from '../../ui/page.tsx';
import { listOf } from '../setup/names.ts';
import { LinkState } from './link-state.tsx';
import { TempoLine } from '../tempo/tempo-line.tsx';
import { SitForm } from './sit-form.tsx';

interface JoinProps {
  readonly info: TableInfo;
  readonly invite: string;
  /** One would rather look on, or must. */
  readonly watch: () => void;
}

/** An invitation: whoever has a name is seated, whoever has none is asked for it. */
export function Join({ info, invite, watch }: JoinProps): JSX.Element {
  const t = messages.value;
  const isAsked = useSeat(info, invite, watch);
  return (
    <Page title={t.online.join}>
      <LinkState />
      <section class="sheet">
        <p class="join-table">{sayTable(info, t)}</p>
        <TempoLine info={info} />
        {isAsked && <SitForm table={info.table} invite={invite} />}
        <div class="buttons">
          <button type="button" class="button" onClick={watch}>
            {t.online.watch}
          </button>
        </div>
      </section>
    </Page>
  );
}

/** Takes a seat once it is known that one has a name; true if one must be asked for it first. */
function useSeat({ table }: TableInfo, invite: string, watch: () => void): boolean {
  const [isAsked, setAsked] = useState(false);
  const isKnown = host.value !== null;
  useEffect(() => {
    if (host.value === null) return;
    if (host.value.name === null) return setAsked(true);
    // Why not is said where one looks on.
    void attempt('sit', { table, invite }).then((seated) => seated ?? watch());
  }, [isKnown]);
  return isAsked;
}

function sayTable({ terms, seats }: TableInfo, t: Messages): string {
  const game = gameName(terms.game, t);
  const names = seats.filter(({ kind }) => kind !== 'open').map((seat) => saySeat(seat, t));
  return names.length === 0 ? t.online.joinAlone(game) : t.online.joinWho(game, listOf(names, t));
}

import type { AskFailed } from '@sixfold/protocol';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { addressOf } from '../../lib/navigation.ts';
import { followTable, leaveTable } from '../../session/follow.ts';
import { sayRefusal } from '../../online/say.ts';
import type { FollowedTable } from '../../session/followed-table.ts';
import { Page } from '../../ui/page.tsx';

/** Follows a table of the server while the place is open. */
export function useTable(id: string): FollowedTable {
  const table = useMemo(() => followTable(id), [id]);
  useEffect(() => () => leaveTable(table), [table]);
  return table;
}

/** Why there is no table to be seen. */
export function Missing({ why }: { why: AskFailed['error'] }): JSX.Element {
  const t = messages.value;
  return <DeadEnd text={why.code === 'connection-lost' ? t.online.offline : sayRefusal(why, t)} />;
}

/** Here it does not go on; elsewhere it does. */
export function DeadEnd({ text }: { text: string }): JSX.Element {
  const t = messages.value;
  return (
    <Page title={text}>
      <div class="buttons">
        <a class="button is-main is-large" href={addressOf({ at: 'home' })}>
          {t.app.home}
        </a>
        <a class="button is-large" href={addressOf({ at: 'lobby' })}>
          {t.home.lobby}
        </a>
      </div>
    </Page>
  );
}

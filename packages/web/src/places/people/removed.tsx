import type { TableInfo } from '@sixfold/protocol';
import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import { host } from '../../online/me.ts';

/** Who has sent away the person of this name, of whom nothing else was told since; null if nobody has. */
export function removedBy({ news, seats, you }: TableInfo, me: string | null): string | null {
  const last = news.findLast(({ name }) => name !== '' && name === me);
  if (you !== null || last?.what !== 'removed' || last.by === null) return null;
  return seats[last.by]?.name ?? '';
}

/** Tells those who were sent away by whom, for as long as they look. */
export function Removed({ info }: { info: TableInfo }): JSX.Element | null {
  const t = messages.value.online;
  const by = removedBy(info, host.value?.name ?? null);
  return by === null ? null : (
    <p class="removed" role="alert">
      {t.removedYou(by || t.nobody)}
    </p>
  );
}

import type { TableInfo } from '@sixfold/protocol';
import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import { addressOf } from '../../lib/navigation.ts';
import { type Place } from '../../lib/route.ts';
import { LinkBox } from '../../ui/link-box.tsx';

/**
 * How the table gets onto a screen that everybody in the room sees. From those who sit it takes the invite along, for its
 * codes. Folded, so that beside the invitation there is no second link to be copied by mistake.
 */
export function ShowOnTv({ info: { table, invite = '' } }: { info: TableInfo }): JSX.Element {
  const t = messages.value.tv;
  const to: Place = { at: 'tv', table, invite };
  return (
    <details class="show-on-tv">
      <summary>{t.show}</summary>
      <div class="menu-part">
        <p class="help">{t.showHelp}</p>
        <a class="button" href={addressOf(to)} target="_blank" rel="noreferrer">
          {t.open}
        </a>
        <LinkBox to={to} label={t.show} text={t.copy} />
      </div>
    </details>
  );
}

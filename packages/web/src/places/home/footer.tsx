import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import type { ServerInfo } from '../../online/me.ts';

/** Who answers for this server, where its host says so. */
export function Footer({ imprint, privacy }: ServerInfo['host']): JSX.Element {
  const t = messages.value.foot;
  return (
    <footer class="home-foot">
      {imprint && <a href={imprint}>{t.imprint}</a>}
      {privacy && <a href={privacy}>{t.privacy}</a>}
    </footer>
  );
}

import type { TableInfo } from '@sixfold/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Card } from '../people/card.tsx';
import { Outside } from './outside.tsx';
import { hasFreeSeat } from './use-place.ts';

/** A score board goes on while seats are free: whoever looks on may ask for one of them. */
export function AskSeat({ info }: { info: TableInfo }): JSX.Element | null {
  const t = messages.value.online;
  const [asks, ask] = useState<'not' | 'now' | 'never'>('not');
  if (!hasFreeSeat(info) || asks === 'never') return null;
  if (info.knock) return <Asked text={info.knock === 'asked' ? t.knocked : t.knockDeclined} />;
  return (
    <>
      <Card text={t.seatForYou} yes={t.knock} act={() => ask('now')} no={{ text: t.notNow, act: () => ask('never') }} />
      {asks === 'now' && (
        <Dialog title={t.knock} close={() => ask('not')}>
          <Outside info={info} />
        </Dialog>
      )}
    </>
  );
}

/** What has become of it so far. */
const Asked = ({ text }: { text: string }): JSX.Element => (
  <aside class="guide offer-card" aria-label={text}>
    <p role="status">{text}</p>
  </aside>
);

import type { TableInfo } from '@sixfold/protocol';
import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import { sayTempo } from './say-time.ts';

/** By which clock a table will be played, for whoever comes to it. */
export function TempoLine({ info: { tempo } }: { info: TableInfo }): JSX.Element | null {
  const t = messages.value.tempo;
  return tempo ? (
    <p class="help">
      {t.label}: {sayTempo(tempo, t)}
    </p>
  ) : null;
}

import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import { fingerprintOf } from '../fair/fingerprint.ts';
import '../fair/fair.css';
import type { UnsealedLuck } from './piece-log.ts';

interface SealedLuckProps {
  readonly seed: string;
  readonly isNew: boolean;
  readonly before: UnsealedLuck | null;
}

/** The fingerprint of the luck to come, there for all before the first draw; and the luck before, opened. */
export function SealedLuck({ seed, isNew, before }: SealedLuckProps): JSX.Element {
  const t = messages.value;
  return (
    <details class="sheet pieces-luck" open={isNew}>
      <summary>{t.table.fairLuck}</summary>
      <p>{t.pieces.sealed}</p>
      <h2>{t.pieces.fingerprint}</h2>
      <p class="fingerprint">{fingerprintOf(seed)}</p>
      {before && <Opened {...before} />}
      <p class="help">{t.pieces.sealedNot}</p>
    </details>
  );
}

function Opened({ seed, came }: UnsealedLuck): JSX.Element {
  const t = messages.value.pieces;
  return (
    <>
      <h2>{t.before}</h2>
      <dl class="pieces-opened">
        <dt>{t.fingerprint}</dt>
        <dd class="fingerprint">{fingerprintOf(seed)}</dd>
        <dt>{t.inside}</dt>
        <dd class="fingerprint">{seed}</dd>
        <dt>{t.came}</dt>
        <dd class="fingerprint">{came}</dd>
      </dl>
    </>
  );
}

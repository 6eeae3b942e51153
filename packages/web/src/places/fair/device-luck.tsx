import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { store } from '../../store/index.ts';
import './fair.css';
import { fingerprintOf } from './fingerprint.ts';

/** The seed of a table of this device, as its log has it. */
async function seedOf(table: string): Promise<string> {
  const [opened] = await store.read(table, 0);
  const isSealed = typeof opened === 'object' && opened !== null && 'seed' in opened;
  return isSealed ? String(opened.seed) : '';
}

/** The fingerprint of the luck of a game on one device, and at the end what it was made of. */
export function DeviceLuck({ table, isOver }: { table: string; isOver: boolean }): JSX.Element | null {
  const t = messages.value.fair;
  const [seed, setSeed] = useState('');
  useEffect(() => void seedOf(table).then(setSeed, () => undefined), [table]);
  if (seed === '') return null;
  return (
    <div class="device-luck">
      <p>{t.device}</p>
      <p>{t.deviceNot}</p>
      <h3>{t.fingerprint}</h3>
      <p class="fingerprint">{fingerprintOf(seed)}</p>
      {isOver && <h3>{t.inside}</h3>}
      {isOver && <p class="fingerprint">{seed}</p>}
    </div>
  );
}

import { setImmediate } from 'node:timers/promises';
import type { Change } from '@sixfold/host';
import { expect, test } from 'vitest';
import { keepSigner } from './signing.ts';

test('what was signed where a backup was made counts as soon as it is restored, and nothing else does', async () => {
  const storeOf = (secret: string) => ({ secret: async () => secret, onChange: () => {} });
  const elsewhere = (await keepSigner(storeOf('of the backup'))).sign('ada');
  let [secret, restored] = ['of this server', (_change: Change): void => {}];
  const signer = await keepSigner({ secret: async () => secret, onChange: (react) => (restored = react) });
  const here = signer.sign('ada');
  const valid = (): boolean[] => [here, elsewhere].map((value) => signer.unsign(value).valid);
  expect(valid()).toEqual([true, false]);
  secret = 'of the backup';
  restored('replaced');
  await setImmediate();
  expect(valid()).toEqual([false, true]);
});

test('what another server writes is no restore: the secret is not read for it', async () => {
  let [reads, changed] = [0, (_change: Change): void => {}];
  const secret = async () => `read ${reads++} times`;
  await keepSigner({ secret, onChange: (react) => (changed = react) });
  changed({ table: 'T' });
  changed('grown');
  expect(reads).toBe(1);
  changed('replaced');
  expect(reads).toBe(2);
});

import { Signer } from '@fastify/cookie';
import type { ServerStore } from './store/store.ts';

/** Signs with the store's secret: with another one as soon as a restore has brought it. */
export async function keepSigner(
  store: Pick<ServerStore, 'secret' | 'onChange'>,
): Promise<Pick<Signer, 'sign' | 'unsign'>> {
  let signer = new Signer(await store.secret());
  const renew = async (): Promise<void> => {
    signer = new Signer(await store.secret());
  };
  store.onChange((change) => void (change === 'replaced' && renew().catch(() => undefined)));
  return { sign: (value) => signer.sign(value), unsign: (value) => signer.unsign(value) };
}

/** The server's key for messages, in the form that browsers take. */
export const keyBytes = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

type Registration = Pick<ServiceWorkerRegistration, 'scope' | 'pushManager'>;

/** Subscribes with the key, also where the browser still has a subscription with another one. */
export async function subscribe({ pushManager }: Pick<Registration, 'pushManager'>, key: string) {
  const options = { userVisibleOnly: true, applicationServerKey: keyBytes(key) };
  return await pushManager.subscribe(options).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe();
    return await pushManager.subscribe(options);
  });
}

/** The browser has another address for messages: the server is told, as long as one is somebody there. */
export async function renewDevice(registration: Registration): Promise<void> {
  const address = new URL('api/me/notices', registration.scope).href;
  const answer = await fetch(address);
  if (!answer.ok) return;
  const { key }: { key: string } = await answer.json();
  const body = JSON.stringify(await subscribe(registration, key));
  await fetch(`${address}/devices`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
}

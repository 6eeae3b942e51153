const { port1, port2 } = new MessageChannel();
port1.start();

/** Lets whatever else waits on this thread go first. A timer would do as well, but browsers delay it by 4 ms. */
export const giveWay = (): Promise<void> =>
  new Promise((resolve) => {
    port1.addEventListener('message', () => resolve(), { once: true });
    port2.postMessage(null);
  });

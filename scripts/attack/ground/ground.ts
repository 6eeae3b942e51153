import { makeFolder, removeFolder, startUsual } from '../../../packages/testing/src/real-server.ts';
import { ABROAD, type Ground } from './attack.ts';

/** A ground that has yet to be left. */
export interface OpenGround extends Ground {
  readonly leave: () => Promise<void>;
}

/** A fresh server with the usual settings, or with others. */
export async function openGround(settings: Parameters<typeof startUsual>[1] = {}): Promise<OpenGround> {
  const folder = makeFolder();
  let server = await startUsual(folder, settings);
  const port = Number(new URL(server.address).port);
  return {
    folder,
    get server() {
      return server;
    },
    target: { address: server.address, from: ABROAD },
    async restart(preload = []) {
      await server.kill();
      server = await startUsual(folder, { ...settings, port }, preload);
      return server;
    },
    async leave() {
      await server.kill();
      removeFolder(folder);
    },
  };
}

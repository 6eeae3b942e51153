import type { Client } from '@sixfold/protocol';
import { afterAll, beforeAll } from 'vitest';
import { enter, makeGuest } from '../../../testing/src/people.ts';
import { makeFolder, removeFolder, startServer, type RealServer } from '../../../testing/src/real-server.ts';

/** A real server while the tests of a file run, and Ada, who is connected to it. */
export interface Served {
  /** Where the server keeps everything, and room for more. */
  readonly folder: string;
  server: RealServer;
  client: Client;
}

/** To be called at the top of a file. */
export function serveAda(): Served {
  const folder = makeFolder();
  const house: Partial<Served> = { folder };
  beforeAll(async () => {
    house.server = await startServer(folder);
    house.client = enter(await makeGuest(house.server.address, 'Ada'));
  });
  afterAll(async () => {
    house.client?.close();
    await house.server?.kill();
    removeFolder(folder);
  });
  return house as Served;
}

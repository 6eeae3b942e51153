import type { Counts, Siege, Target, Wave } from '../ground/attack.ts';
import { sumOf } from '../ground/ledger.ts';
import { makeFrame, PING, PONG, RawCaller } from '../ground/raw.ts';

const SOCKETS = 3;
/** Frames of a wave and a connection. */
const FRAMES = 200_000;
export const FEW = 20_000;

/** Connections without a name send frames that no message is in. */
const floodWith =
  (kind: number, frames: number) =>
  async (target: Target): Promise<Wave> => {
    const flood = Buffer.concat(Array.from({ length: frames }, () => makeFrame(kind)));
    return async () => sumOf(await Promise.all(Array.from({ length: SOCKETS }, () => floodOnce(target, flood))));
  };

async function floodOnce(target: Target, flood: Buffer): Promise<Counts> {
  const caller = await RawCaller.call(target);
  await caller.write(flood);
  await caller.settle();
  return caller.leave();
}

export const pingFlood: Siege = {
  kind: 'siege',
  name: 'ping-flood',
  says: 'three connections without a name send nothing but pings',
  begin: floodWith(PING, FRAMES),
};

export const pongFlood: Siege = {
  kind: 'siege',
  name: 'pong-flood',
  says: 'three connections without a name answer pings that nobody sent',
  begin: floodWith(PONG, FRAMES),
};

/** A little of it, to be counted. */
export const fewPings = floodWith(PING, FEW);

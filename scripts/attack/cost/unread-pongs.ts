import type { Siege } from '../ground/attack.ts';
import { makeFrame, PING, RawCaller } from '../ground/raw.ts';

/** As large as a ping may be. */
const LARGE = makeFrame(PING, Buffer.alloc(125));
const FRAMES = 100_000;

/** Pings whose answers are never read pile up on the other side, unless that side minds. */
export const unreadPongs: Siege = {
  kind: 'siege',
  name: 'unread-pongs',
  says: 'one connection without a name sends large pings and reads no answer',
  async begin(target) {
    const flood = Buffer.concat(Array.from({ length: FRAMES }, () => LARGE));
    let caller = await RawCaller.call(target);
    caller.socket.pause();
    return async () => {
      await caller.write(flood);
      const { counts } = caller;
      if (caller.socket.destroyed) {
        caller = await RawCaller.call(target);
        caller.socket.pause();
      }
      return { closed: counts['closed'] ?? 0, 'bytes sent': flood.length };
    };
  },
};

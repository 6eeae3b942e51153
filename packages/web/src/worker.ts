import { chooseMove } from './table/choose.ts';
import type { Choice, Thought } from './table/thoughts.ts';

/** Bots think here, so that the page stays awake. An error ends up at the page's `error` listener. */
addEventListener('message', ({ data }: MessageEvent<Thought>) => {
  const { id, bot, view, luck } = data;
  void chooseMove(bot, view, luck).then((move) => postMessage({ id, move } satisfies Choice));
});

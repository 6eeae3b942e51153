import type { View } from '@sixfold/engine';
import type { TerminalPicture } from './face.ts';
import { Paint } from './paint.ts';

/** For tests: a picture of a view without colours, in which nothing has just happened. */
export const pictureOf = <V extends View>(view: V, more: Partial<TerminalPicture<V>> = {}): TerminalPicture<V> => ({
  view,
  names: ['Anna', 'Ben', 'Cleo', 'Dora'].slice(0, view.players),
  paint: new Paint(false),
  fresh: [],
  considered: null,
  counted: [],
  ...more,
});

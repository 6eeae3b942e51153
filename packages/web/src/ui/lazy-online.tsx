import type { ComponentType } from 'preact';
import { speakOf } from '../i18n/index.ts';
import { PARTS, type MessagePart } from '../i18n/parts.ts';
import { lazy, lazyPart, type Load } from './lazy.tsx';

/** Seats and levels are spoken of as where a game is set up. */
const withOnlineWords =
  <P extends object>(load: Load<P>, ...more: readonly MessagePart[]): Load<P> =>
  async () =>
    (await Promise.all([load(), speakOf(PARTS.online, PARTS.setup, PARTS.screens, ...more)]))[0];

/** A place of playing online; at most of them there are people who talk, and clocks. */
export const lazyOnline = <P extends object>(load: Load<P>): ComponentType<P> =>
  lazy(withOnlineWords(load, PARTS.company, PARTS.menu));

/** A part of another place, of playing online. */
export const lazyOnlinePart = <P extends object>(load: Load<P>): ComponentType<P> => lazyPart(withOnlineWords(load));

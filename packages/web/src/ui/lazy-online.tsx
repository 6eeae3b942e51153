import type { ComponentType } from 'preact';
import { PARTS } from '../i18n/parts.ts';
import { lazy, lazyPart, withWords, type Load } from './lazy.tsx';

/** Seats and levels are spoken of as where a game is set up. */
const withOnlineWords = <P extends object>(load: Load<P>): Load<P> =>
  withWords(load, PARTS.online, PARTS.setup, PARTS.screens);

/** A place of playing online; at most of them there are people who talk, and clocks. */
export const lazyOnline = <P extends object>(load: Load<P>): ComponentType<P> =>
  lazy(withWords(withOnlineWords(load), PARTS.company));

/** A part of another place, of playing online. */
export const lazyOnlinePart = <P extends object>(load: Load<P>): ComponentType<P> => lazyPart(withOnlineWords(load));

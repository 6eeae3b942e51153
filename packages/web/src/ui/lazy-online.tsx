import type { ComponentType, JSX } from 'preact';
import { PARTS } from '../i18n/parts.ts';
import { lazy, useLoaded, withWords, type Load } from './lazy.tsx';

/** Seats and levels are spoken of as where a game is set up. */
const withOnlineWords = <P extends object>(load: Load<P>): Load<P> => withWords(load, PARTS.online, PARTS.setup);

/** A place of playing online. */
export const lazyOnline = <P extends object>(load: Load<P>): ComponentType<P> => lazy(withOnlineWords(load));

/** A part of another place: until it is there, and if it never comes, the rest does without it. */
export function lazyPart<P extends object>(load: Load<P>): ComponentType<P> {
  return function Part(props: P): JSX.Element | null {
    const { loaded } = useLoaded(withOnlineWords(load), '');
    if (!loaded || 'failed' in loaded) return null;
    const Shown = loaded.value;
    return <Shown {...props} />;
  };
}

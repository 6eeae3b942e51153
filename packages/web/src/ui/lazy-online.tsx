import type { ComponentType, JSX } from 'preact';
import { speakOf } from '../i18n/index.ts';
import { lazy, useLoaded } from './lazy.tsx';

type Load<P> = () => Promise<ComponentType<P>>;

/** What belongs to playing online brings its words with it. */
const withWords =
  <P extends object>(load: Load<P>): Load<P> =>
  async () =>
    (await Promise.all([load(), speakOf('online')]))[0];

/** A place of playing online. */
export const lazyOnline = <P extends object>(load: Load<P>): ComponentType<P> => lazy(withWords(load));

/** A part of another place: until it is there, and if it never comes, the rest does without it. */
export function lazyPart<P extends object>(load: Load<P>): ComponentType<P> {
  return function Part(props: P): JSX.Element | null {
    const { loaded } = useLoaded(withWords(load), '');
    if (!loaded || 'failed' in loaded) return null;
    const Shown = loaded.value;
    return <Shown {...props} />;
  };
}

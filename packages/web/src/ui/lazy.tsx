import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { messages, speakOf } from '../i18n/index.ts';
import type { MessagePart } from '../i18n/parts.ts';

/** What is loading, came or failed. */
export type Loaded<T> = { readonly value: T } | { readonly failed: true } | null;

/** Loads something when its key changes; `again` tries once more. */
export function useLoaded<T>(load: () => Promise<T>, key: string): { loaded: Loaded<T>; again: () => void } {
  const [loaded, setLoaded] = useState<Loaded<T>>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    setLoaded(null);
    load().then(
      (value) => isWanted && setLoaded({ value }),
      () => isWanted && setLoaded({ failed: true }),
    );
    return () => {
      isWanted = false;
    };
  }, [key, attempt]);
  return { loaded, again: () => setAttempt(attempt + 1) };
}

/** Says that something is on its way, or offers to try again. */
export function Pending({ isFailed, again }: { isFailed: boolean; again: () => void }): JSX.Element {
  const t = messages.value;
  if (!isFailed) return <p class="pending">{t.app.loading}</p>;
  return (
    <div class="pending" role="alert">
      <p>{t.errors.load}</p>
      <button type="button" class="button" onClick={again}>
        {t.errors.again}
      </button>
    </div>
  );
}

export type Load<P> = () => Promise<ComponentType<P>>;

/** A component of a module that comes when it is needed, with its words, so that nothing is ever shown without them. */
export const named =
  <M, N extends keyof M>(load: () => Promise<M>, name: N, ...words: readonly MessagePart[]): (() => Promise<M[N]>) =>
  async () =>
    (await Promise.all([load(), speakOf(...words)]))[0][name];

/** A place whose code comes when it is needed; `ahead` asks already for what the place itself will ask for. */
export function lazy<P extends object>(load: Load<P>, ahead?: (props: P) => Promise<unknown>): ComponentType<P> {
  return function Lazy(props: P): JSX.Element {
    const { loaded, again } = useLoaded(() => {
      // If it fails the place will say so.
      ahead?.(props).catch(() => undefined);
      return load();
    }, '');
    if (!loaded || 'failed' in loaded) return <Pending isFailed={loaded !== null} again={again} />;
    const Place = loaded.value;
    return <Place {...props} />;
  };
}

/** A part of another place: until it is there, and if it never comes, the rest does without it. */
export function lazyPart<P extends object>(load: Load<P>): ComponentType<P> {
  return function Part(props: P): JSX.Element | null {
    const { loaded } = useLoaded(load, '');
    if (!loaded || 'failed' in loaded) return null;
    const Shown = loaded.value;
    return <Shown {...props} />;
  };
}

import type { en } from './en.ts';

/** Literal texts widen to `string`; functions keep their parameters, so that a translation must fit them. */
type Widen<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { [K in keyof T]: Widen<T[K]> };

/** Everything the page says. English is the model; a language that misses or adds a message is a type error. */
export type Messages = Widen<typeof en>;

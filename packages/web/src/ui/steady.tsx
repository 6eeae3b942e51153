import type { FunctionComponent, JSX } from 'preact';
import { useMemo } from 'preact/hooks';

/** Views are made anew at every step, so data is compared by its content. */
const contentOf = (value: unknown): unknown => (typeof value === 'object' ? JSON.stringify(value) : value);

/** A part that is drawn anew only when what it is given differs: a table has hundreds, and a move changes a few. */
export const steady =
  <P extends object>(Part: FunctionComponent<P>): FunctionComponent<P> =>
  (props): JSX.Element =>
    useMemo(() => <Part {...props} />, Object.values(props).map(contentOf));

import type { FunctionComponent, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { contentOf } from '../lib/content.ts';

/** A part that is drawn anew only when what it is given differs: a table has hundreds, and a move changes a few. */
export const steady =
  <P extends object>(Part: FunctionComponent<P>): FunctionComponent<P> =>
  (props): JSX.Element =>
    useMemo(() => <Part {...props} />, Object.values(props).map(contentOf));

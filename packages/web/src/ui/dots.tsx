import type { JSX } from 'preact';

/** Three dots that breathe: somebody is thinking. */
export const Dots = (): JSX.Element => (
  <span class="dots" aria-hidden="true">
    <i />
    <i />
    <i />
  </span>
);

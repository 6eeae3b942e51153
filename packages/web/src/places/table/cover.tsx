import { weakest } from '@sixfold/engine';
import type { JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { addressOf } from '../../lib/navigation.ts';
import { nameAt } from '../../lib/name-at.ts';
import type { TableState } from '../../session/state.ts';
import { hush } from '../../ui/announcer.tsx';
import { Heading } from '../../ui/heading.tsx';

interface CoverProps {
  readonly state: TableState;
  readonly names: readonly string[];
  /** Who is to have the device. */
  readonly next: string;
  readonly uncover: () => void;
}

/** Hides the whole table until the next person has the device. What everybody may know stands there. */
export function Cover({ state, names, next, uncover }: CoverProps): JSX.Element {
  const t = messages.value;
  // What the last one held was told to them alone.
  useLayoutEffect(hush, []);
  return (
    <div class="cover">
      <Heading text={t.pass.cover(next)} isFocused />
      <p>{t.pass.coverHelp}</p>
      <button type="button" class="button is-main is-large" onClick={uncover}>
        {t.pass.uncover(next)}
      </button>
      <p>{sayStandings(state, names)}</p>
      <a class="button is-quiet" href={addressOf({ at: 'home' })}>
        {t.table.leave}
      </a>
    </div>
  );
}

/** How far everybody's weakest colour has come. */
const sayStandings = ({ view: { tracks } }: TableState, names: readonly string[]): string =>
  messages.value.pass.standings(tracks.map((values, seat) => `${nameAt(names, seat)} ${weakest(values)}`).join(' · '));

/** Whoever has moved sees what came of it, and hands the device on. */
export const PassOn = ({ next, pass }: { next: string; pass: () => void }): JSX.Element => (
  <div class="pass-on">
    <button type="button" class="button is-main is-large" onClick={pass}>
      {messages.value.pass.passOn(next)}
    </button>
  </div>
);

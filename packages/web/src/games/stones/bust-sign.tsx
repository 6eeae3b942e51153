import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { letterName } from '../../i18n/symbol-name.ts';
import { symbolOf } from '../../lib/symbol-of.ts';
import { SymbolIcon } from '../../ui/symbol.tsx';
import type { StonesBust } from './trail.ts';

/** How long it is shown unless somebody touches it, in milliseconds: long enough to read it while others go on. */
const SHOWN = 2000;

/** Why somebody went bust, over the middle. The log says that it was one; here is the reason. */
export function BustSign({ bust }: { bust: StonesBust | null }): JSX.Element | null {
  const [shown, show] = useState(bust);
  useEffect(() => {
    if (bust) show(bust);
  }, [bust]);
  useEffect(() => {
    const timer = setTimeout(() => show(null), SHOWN);
    return () => clearTimeout(timer);
  }, [shown]);
  if (!shown) return null;
  const { stones: t } = messages.value;
  const name = letterName(shown.piece, messages.value);
  return (
    <p class="stones-why" onPointerDown={() => show(null)}>
      <SymbolIcon symbol={symbolOf(shown.piece)} size="2em" />
      <span>{shown.isTwice ? t.bustTwice(name) : t.bustAbsent(name)}</span>
    </p>
  );
}

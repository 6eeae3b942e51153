import type { JSX } from 'preact';
import type { Face } from '../../face/face.ts';
import { messages } from '../../i18n/index.ts';
import type { TableState } from '../../session/state.ts';
import './fair.css';
import { useVerdict } from './use-verdict.ts';

/** A tick where luck was checked just now; a warning where it is not what was committed to. */
export function LuckTick({ state, face }: { state: TableState; face: Face }): JSX.Element | null {
  const t = messages.value.fair;
  const verdict = useVerdict(state, face);
  if (verdict === 'wrong')
    return (
      <p class="luck-wrong" role="alert">
        {t.wrong}
      </p>
    );
  return verdict === 'checked' ? (
    <span class="luck-tick" role="img" aria-label={t.checked} title={t.checked}>
      ✓
    </span>
  ) : null;
}

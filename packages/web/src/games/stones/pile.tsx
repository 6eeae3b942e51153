import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import { change, settings } from '../../lib/settings.ts';
import { Stone } from './stone.tsx';
import { countBusts, riskOf, sumOf, type Column } from './stones.ts';
import { sayChance } from './words.ts';

/** More stones than this look like no more. */
const LAYERS = 4;

export function Pile({ columns }: { columns: readonly Column[] }): JSX.Element {
  const count = sumOf(columns, 'pile');
  const layers = Math.min(LAYERS, Math.ceil(count / 20));
  return (
    <div class="stones-pile">
      <span class="stones-pile-stack" aria-hidden="true">
        {Array.from({ length: layers }, (_, index) => (
          <Stone key={index} symbol={null} index={index} />
        ))}
      </span>
      <span class="stones-pile-count">{messages.value.stones.pile(count)}</span>
    </div>
  );
}

/** The chance to go bust with the next stone, for those who want to know; the switch is the one of the settings. */
export function Risk({ columns }: { columns: readonly Column[] }): JSX.Element {
  const t = messages.value.stones;
  const { risk: isOn, language } = settings.value;
  const risk = riskOf(columns);
  return (
    <div class="stones-risk">
      <button type="button" class="stones-risk-switch" aria-pressed={isOn} onClick={() => change({ risk: !isOn })}>
        {t.risk}
      </button>
      {isOn && risk !== null && (
        <p>
          <span class="stones-risk-bar" aria-hidden="true" style={{ '--risk': String(risk) }} />
          <strong>{sayChance(risk, language)}</strong> {t.riskOf(countBusts(columns), sumOf(columns, 'pile'))}
        </p>
      )}
    </div>
  );
}

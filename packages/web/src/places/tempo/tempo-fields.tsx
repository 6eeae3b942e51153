import type { Tempo } from '@sixfold/protocol';
import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import { Choice } from '../../ui/choice.tsx';
import { sayTempo } from './say-time.ts';
import { presetOf, PRESETS, tempoOf } from './presets.ts';

interface TempoProps {
  /** Null without a clock. */
  readonly tempo: Tempo | null;
  readonly change: (tempo: Tempo | null) => void;
}

const KINDS = ['none', 'live', 'days'] as const;
const OUTCOMES = ['bot', 'lost'] as const;

/** How much time everybody has, in words; what follows from it is asked once there is a clock. */
export function TempoFields({ tempo, change }: TempoProps): JSX.Element {
  const t = messages.value.tempo;
  return (
    <>
      <Choice
        label={t.label}
        options={KINDS.map((value) => ({ value, name: t.kinds[value][0], help: t.kinds[value][1] }))}
        value={tempo?.kind ?? 'none'}
        choose={(kind) => change(kind === 'none' ? null : tempoOf(kind, 0, tempo?.onTime))}
      />
      {tempo && <ClockFields tempo={tempo} change={change} />}
    </>
  );
}

function ClockFields({ tempo, change }: TempoProps & { readonly tempo: Tempo }): JSX.Element {
  const t = messages.value.tempo;
  const { kind, onTime } = tempo;
  return (
    <>
      <Choice
        label={t.presets}
        options={PRESETS[kind].map((_, value) => ({ value, name: sayTempo(tempoOf(kind, value), t) }))}
        value={presetOf(tempo)}
        choose={(preset) => change(tempoOf(kind, preset, onTime))}
      />
      <Choice
        label={t.onTime}
        options={OUTCOMES.map((value) => ({ value, name: t.outcomes[value][0], help: t.outcomes[value][1] }))}
        value={onTime}
        choose={(chosen) => change(tempoOf(kind, presetOf(tempo), chosen))}
      />
    </>
  );
}

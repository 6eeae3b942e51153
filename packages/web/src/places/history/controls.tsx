import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { MoreIcon } from '../../ui/more-icons.tsx';
import { highlightFrom } from './highlights.ts';

/** How long a move is seen when the game plays by itself, in milliseconds, by how fast it does. */
const PACES = { 1: 1600, 2: 800, 4: 400 } as const;
type Pace = keyof typeof PACES;
const PACE_LIST: readonly Pace[] = [1, 2, 4];

interface ReplayControlsProps {
  readonly ply: number;
  readonly length: number;
  readonly highlights: readonly number[];
  readonly step: (ply: number) => void;
  readonly names: readonly string[];
  /** Whose eyes look; null for whoever is to move. */
  readonly eyes: number | null;
  readonly look: (eyes: number | null) => void;
}

/** Steps, jumps, a slider, the game by itself, and through whose eyes it is seen. */
export function Controls(props: ReplayControlsProps): JSX.Element {
  const { ply, length, highlights, step } = props;
  const t = messages.value.history;
  const targets = { first: 0, previous: ply - 1, next: ply + 1, last: length } as const;
  const jump = (by: 1 | -1): JSX.Element => {
    const to = highlightFrom(highlights, ply, by);
    return (
      <button
        type="button"
        class="button"
        aria-label={by === 1 ? t.nextHighlight : t.previousHighlight}
        aria-disabled={to === null}
        onClick={() => to !== null && step(to)}
      >
        {by === 1 ? '★ ›' : '‹ ★'}
      </button>
    );
  };
  return (
    <div class="controls">
      {(['first', 'previous', 'next', 'last'] as const).map((name) => (
        <button
          key={name}
          type="button"
          class="button is-round"
          aria-label={t[name]}
          aria-disabled={targets[name] < 0 || targets[name] > length}
          onClick={() => step(targets[name])}
        >
          <MoreIcon name={name} />
        </button>
      ))}
      <input
        type="range"
        aria-label={t.slider}
        min={0}
        max={length}
        value={ply}
        onInput={(event) => step(event.currentTarget.valueAsNumber)}
      />
      <div class="controls-more">
        <Autoplay {...props} />
        {jump(-1)}
        {jump(1)}
        <EyesSelect {...props} />
      </div>
    </div>
  );
}

/** The game by itself, until it is over or somebody has seen enough. */
function Autoplay({ ply, length, step }: ReplayControlsProps): JSX.Element {
  const t = messages.value.history;
  const [isPlaying, setPlaying] = useState(false);
  const [pace, setPace] = useState<Pace>(1);
  useEffect(() => {
    if (!isPlaying) return;
    if (ply >= length) return setPlaying(false);
    const timer = setTimeout(() => step(ply + 1), PACES[pace]);
    return () => clearTimeout(timer);
  }, [isPlaying, ply, pace]);
  const toggle = (): void => {
    if (!isPlaying && ply >= length) step(0);
    setPlaying(!isPlaying);
  };
  const faster = (): void => setPace(PACE_LIST[(PACE_LIST.indexOf(pace) + 1) % PACE_LIST.length] ?? 1);
  return (
    <>
      <button type="button" class="button is-main" aria-pressed={isPlaying} onClick={toggle}>
        {isPlaying ? t.pause : t.play}
      </button>
      <button type="button" class="button" aria-label={t.pace(pace)} onClick={faster}>
        {pace} ×
      </button>
    </>
  );
}

/** Through whose eyes the game is seen: it stays with them, or goes to whoever moves. */
function EyesSelect({ names, eyes, look }: ReplayControlsProps): JSX.Element {
  const t = messages.value.history;
  return (
    <select
      aria-label={t.eyes}
      value={eyes ?? ''}
      onChange={({ currentTarget: { value } }) => look(value === '' ? null : Number(value))}
    >
      {names.map((name, seat) => (
        <option key={seat} value={seat}>
          {name}
        </option>
      ))}
      <option value="">{t.eyesOfMover}</option>
    </select>
  );
}

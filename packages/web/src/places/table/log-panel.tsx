import type { ComponentChildren, JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { PARTS } from '../../i18n/parts.ts';
import { contentOf } from '../../lib/content.ts';
import { Icon } from '../../ui/icon.tsx';
import { useLater } from '../../ui/timing/later.ts';
import { lazyPart, named } from '../../ui/lazy.tsx';
import type { LogProps } from '../../ui/play/log.tsx';

/** Comes with the first move: until then there is nothing to tell. */
const Log = lazyPart(named(() => import('../../ui/play/log.tsx'), 'Log', PARTS.log));
const LastPly = lazyPart(named(() => import('../../ui/play/log.tsx'), 'LastPly', PARTS.log));

interface PanelProps {
  readonly log: LogProps;
  /** What is to be said now: a hint, or what is wrong. */
  readonly note: string;
  readonly warnings: readonly string[];
  /** What stands above the log. */
  readonly children?: ComponentChildren;
}

/** The log: beside the table where there is room, otherwise one line that opens into a sheet. */
export function LogPanel({ log, note, warnings, children }: PanelProps): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  const t = messages.value;
  const last = log.plies.at(-1);
  const plies = useLater(log.plies);
  const { words, names, options, explain, show, notes = [] } = log;
  const entries = useMemo(
    () => (plies.length + notes.length > 0 ? <Log {...log} plies={plies} /> : <p class="help">{t.table.logEmpty}</p>),
    [plies, words, names, contentOf(options), explain, show, contentOf(notes), t],
  );
  const line = note || (last ? <LastPly ply={last} words={words} names={names} options={options} /> : t.table.logEmpty);
  return (
    <section
      class={isOpen ? 'log-panel is-open' : 'log-panel'}
      aria-label={t.table.log}
      onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
    >
      <button type="button" class="log-line" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span class={note ? 'is-note' : ''}>{line}</span>
        <Icon name={isOpen ? 'close' : 'log'} />
      </button>
      <h2 class="log-title">{t.table.log}</h2>
      {note !== '' && <p class="note">{note}</p>}
      <div class="log-body">
        {children}
        {warnings.filter(Boolean).map((warning) => (
          <p key={warning} class="help">
            {warning}
          </p>
        ))}
        {entries}
      </div>
    </section>
  );
}

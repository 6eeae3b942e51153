import type { Options, SeenEvent } from '@sixfold/engine';
import type { SeenPly } from '@sixfold/protocol';
import type { JSX } from 'preact';
import type { Words } from '../../face/face.ts';
import { messages } from '../../i18n/index.ts';
import { symbolOf } from '../../lib/symbol-of.ts';
import type { LogNote } from '../../ui/play/log.tsx';
import { SymbolIcon } from '../../ui/symbol.tsx';

interface LastMoveProps {
  /** None before the first move. */
  readonly ply: SeenPly | undefined;
  readonly words: Words;
  readonly names: readonly string[];
  readonly options: Options;
  /** What has happened to people since. */
  readonly notes: readonly LogNote[];
}

/** What was done last, in words, and what it brought. */
export function LastMove({ ply, words, names, options, notes }: LastMoveProps): JSX.Element {
  const t = messages.value;
  const since = notes.map(({ text }) => <strong key={text}>{text}</strong>);
  if (!ply) return <footer class="tv-last">{since.length > 0 ? since : t.table.logEmpty}</footer>;
  const more = ply.events
    .filter(({ type }) => type !== 'score' && type !== 'draw')
    .map((event) => words.sayEvent(event, names, t))
    .filter((text) => text !== '');
  return (
    <footer class="tv-last" key={ply.ply}>
      <span>{words.sayPly(ply, names, t, options)}</span>
      {ply.events.filter(isGain).map(({ symbol, points }, index) => (
        <strong key={index} class="tv-gain">
          <SymbolIcon symbol={symbolOf(symbol)} name={t.symbols.names[symbolOf(symbol)]} size="1.2em" />+{points}
        </strong>
      ))}
      {more.map((text) => (
        <span key={text} class="tv-more">
          {text}
        </span>
      ))}
      {since}
    </footer>
  );
}

const isGain = (event: SeenEvent): event is Extract<SeenEvent, { type: 'score' }> =>
  event.type === 'score' && event.points > 0;

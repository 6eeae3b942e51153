import type { Options, SeenEvent, Source } from '@sixfold/engine';
import type { SeenPly } from '@sixfold/protocol';
import { Fragment, type JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { letterName } from '../../i18n/symbol-name.ts';
import { symbolOf } from '../../lib/symbol-of.ts';
import type { Words } from '../../face/face.ts';
import { settings } from '../../lib/settings.ts';
import { messages, type Messages } from '../../i18n/index.ts';
import './log.css';
import { announce } from '../announcer.tsx';
import { steady } from '../steady.tsx';
import { SymbolIcon } from '../symbol.tsx';

export interface LogNote {
  readonly ply: number;
  readonly text: string;
}

export interface LogProps {
  readonly plies: readonly SeenPly[];
  readonly words: Words;
  readonly names: readonly string[];
  /** The game's options. */
  readonly options: Options;
  /** For each score event of a ply, in order, what was counted. */
  readonly explain: (ply: number) => Promise<readonly (readonly Source[])[]>;
  /** What happened beside the game: before which ply, and in words. */
  readonly notes?: readonly LogNote[];
  /** Lights up on the table what counted; nothing for none. */
  readonly show: (sources: readonly Source[]) => void;
}

/** What happened, in words, newest first. Every number explains itself. */
export function Log({ plies, notes = [], ...more }: LogProps): JSX.Element {
  const last = plies.at(-1);
  const first = plies[0]?.ply ?? 0;
  return (
    <ol class="log">
      <Notes notes={notes.filter(({ ply }) => ply > (last?.ply ?? -1))} />
      {plies.toReversed().map((ply, index, all) => (
        <Fragment key={ply.ply}>
          <Entry
            {...more}
            ply={ply}
            isLast={ply === last}
            isFurther={more.names.length > 1 && ply.seat === all[index + 1]?.seat}
          />
          <Notes notes={notes.filter((note) => note.ply === ply.ply || (ply.ply === first && note.ply < first))} />
        </Fragment>
      ))}
    </ol>
  );
}

/** What happened beside the game, newest first. */
const Notes = ({ notes }: { notes: readonly LogNote[] }): JSX.Element => (
  <>
    {notes.toReversed().map(({ text }, index) => (
      <li key={index} class="log-note">
        {text}
      </li>
    ))}
  </>
);

interface EntryProps extends Omit<LogProps, 'plies' | 'notes'> {
  readonly ply: SeenPly;
  readonly isLast: boolean;
  /** Whether its turn had begun before. */
  readonly isFurther: boolean;
}

const Entry = steady(({ ply, isLast, isFurther, words, names, options, explain, show }: EntryProps): JSX.Element => {
  const t = messages.value;
  return (
    <li class={isFurther ? 'is-further' : ''}>
      <p>
        <SaidPly ply={ply} words={words} names={names} options={options} />
      </p>
      <Scores
        ply={ply}
        words={words}
        names={names}
        explain={() => explain(ply.ply)}
        show={(sources) => show(sources.filter((source) => 'at' in source || isLast))}
      />
      {sayRest(ply, words, names, t).map((text, index) => (
        <p key={index} class="log-event">
          {text}
        </p>
      ))}
    </li>
  );
});

interface SaidPlyProps extends Pick<LogProps, 'words' | 'names' | 'options'> {
  readonly ply: SeenPly;
}

/** A ply as the eye reads it best: a piece as its symbols. Where it lies, and what it is called, is for the ear. */
function SaidPly({ ply, words, names, options }: SaidPlyProps): JSX.Element {
  const said = words.sayPly(ply, names, messages.value, options);
  const piece = words.pieceOf?.(ply.move) ?? '';
  if (piece === '' || settings.value.coordinates) return <>{said}</>;
  return (
    <>
      <span class="unseen">{said}</span>
      <span class="log-piece" aria-hidden="true">
        {names[ply.seat]}
        {[...piece].map((letter, index) => (
          <SymbolIcon key={index} symbol={symbolOf(letter)} size="1.2em" />
        ))}
      </span>
    </>
  );
}

/** The last ply in one line, with its points. */
export const LastPly = (props: SaidPlyProps): JSX.Element => (
  <>
    <SaidPly {...props} />
    <span class="log-points" aria-hidden="true">
      {scoresOf(props.ply).map(
        ({ symbol, points }, index) =>
          points > 0 && (
            <b key={index} class={`symbol-${symbol}`}>
              +{points}
              <SymbolIcon symbol={symbolOf(symbol)} size="1.1em" />
            </b>
          ),
      )}
    </span>
  </>
);

/** What else a ply led to; its scores are numbers of their own. */
const sayRest = (ply: SeenPly, words: Words, names: readonly string[], t: Messages): string[] =>
  ply.events
    .filter(({ type }) => type !== 'score')
    .map((event) => words.sayEvent(event, names, t))
    .filter((text) => text !== '');

type ScoreEvent = Extract<SeenEvent, { type: 'score' }>;

const scoresOf = ({ events }: SeenPly): ScoreEvent[] =>
  events.filter((event): event is ScoreEvent => event.type === 'score');

interface ScoresProps {
  readonly ply: SeenPly;
  readonly words: Words;
  readonly names: readonly string[];
  readonly explain: () => Promise<readonly (readonly Source[])[]>;
  readonly show: (sources: readonly Source[]) => void;
}

function Scores({ ply, words, names, explain, show }: ScoresProps): JSX.Element | null {
  const [shown, setShown] = useState<string | null>(null);
  const pointer = useRef(0);
  const t = messages.value;
  const scores = scoresOf(ply);
  if (scores.every(({ points }) => points === 0)) return null;
  const point = async (index: number): Promise<string> => {
    const pointed = ++pointer.current;
    const sources = (await explain().catch(() => []))[index] ?? [];
    const { symbol, points } = scores[index]!;
    const text = words.sayScore?.(ply, symbol, points, t) ?? saySources(sources, names, t);
    // Over the network the answer may come when nobody points there any more.
    if (pointed !== pointer.current) return text;
    show(sources);
    setShown(text);
    return text;
  };
  const leave = (): void => {
    pointer.current++;
    show([]);
    setShown(null);
  };
  return (
    <div class="scores">
      {scores.map(
        ({ symbol, points }, index) =>
          points > 0 && (
            <button
              key={index}
              type="button"
              class="score"
              aria-label={t.log.explain(letterName(symbol, t), points)}
              onPointerEnter={() => void point(index)}
              onPointerLeave={({ pointerType }) => pointerType === 'mouse' && leave()}
              onFocus={() => void point(index)}
              onBlur={leave}
              onClick={() => void point(index).then(announce)}
            >
              <SymbolIcon symbol={symbolOf(symbol)} size="1.1em" />+{points}
            </button>
          ),
      )}
      {shown !== null && <span class="score-text">{shown}</span>}
    </div>
  );
}

/** Fields are counted; of what lies before players, how much before whom. */
export function saySources(sources: readonly Source[], names: readonly string[], t: Messages): string {
  const fields = sources.filter((source) => 'at' in source).length;
  if (fields > 0) return t.log.fields(fields);
  return names
    .map((name, seat) => ({ name, count: sources.filter((source) => 'seat' in source && source.seat === seat).length }))
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => t.log.items(name, count))
    .join(', ');
}

import { useSignal, type ReadonlySignal } from '@preact/signals';
import type { View } from '@sixfold/engine';
import type { ComponentChildren, JSX } from 'preact';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import type { Face } from '../../face/face.ts';
import { messages } from '../../i18n/index.ts';
import { PARTS } from '../../i18n/parts.ts';
import type { Session } from '../../session/session.ts';
import type { TableState } from '../../session/state.ts';
import { Heading } from '../../ui/heading.tsx';
import { lazy, lazyPart, named } from '../../ui/lazy.tsx';
import type { LogNote } from '../../ui/play/log.tsx';
import type { Gains } from '../../ui/play/tracks.tsx';
import type { Again } from './end.tsx';
import { Frame, useShown, type ShownTable } from './frame.tsx';
import { seenGuides } from './guidance.ts';
import { useHint } from './hint.ts';
import { useLongThoughts, useNarration, useStandstill } from './narrate.ts';
import { TableBar } from './table-bar.tsx';
import { hasEnded } from './turn.ts';

const End = lazy(named(() => import('./end.tsx'), 'End', PARTS.end));
const GuideCard = lazyPart(named(() => import('./guide-card.tsx'), 'GuideCard'));

/** How long the last move stays in sight before the result covers it, in milliseconds. */
const LAST_LOOK = 1200;

interface LiveProps {
  readonly session: Session;
  readonly state: TableState;
  readonly face: Face;
  readonly names: readonly string[];
  /** What stands at the seats, where that is more than a name. */
  readonly labels?: readonly string[];
  /** What happened beside the game, for its log. */
  readonly notes?: readonly LogNote[];
  /** What else is to be known of this table. */
  readonly remarks?: readonly string[];
  /** Null for those who may not ask for it. */
  readonly again: Again | null;
  /** Whether the rest of the table is seen elsewhere. */
  readonly isHandOnly?: boolean;
  /** What else stands in the bar, and in a line below it. */
  readonly bar?: ComponentChildren;
  readonly line?: ComponentChildren;
  readonly aboveLog?: ComponentChildren;
  /** What lies over the table. */
  readonly children?: ComponentChildren;
}

/** A table that is being played: whose turn, hint, take back, guidance and the end, around what every game has. */
export function LiveTable(props: LiveProps): JSX.Element {
  const { session, state, face, names } = props;
  const t = messages.value;
  const { view, plies, known } = state;
  const isOver = hasEnded(state);
  const shown = useShown(face, view, plies, names);
  const end = useEnd(state);
  const hint = useHint(session, face, shown.position);
  useNarration({ ...state, plies: shown.told }, face, names, t);
  useLongThoughts(state, names);
  useStandstill(state);
  const { commit, problem } = useCommit(session, face, shown);
  const { gains, showGains } = useGains(view, hint.gains);
  const fresh = useMemo(() => plies.slice(known), [plies, known]);
  const explain = useCallback((ply: number) => session.explain(ply), [session]);
  const isGuided = useMemo(() => seenGuides(state.table) !== null, [state.table]);
  const bar = <Bar {...props} isHinting={hint.isSearching} hint={hint.ask} showResult={end.show} />;
  return (
    <Frame
      face={face}
      shown={shown}
      names={names}
      isHandOnly={props.isHandOnly}
      bar={bar}
      aboveLog={props.aboveLog}
      {...(props.labels && { labels: props.labels })}
      {...(props.notes && { notes: props.notes })}
      tracks={{ gains, thinking: state.thinking, you: state.online && state.info.you, isOver }}
      surface={{ canAct: state.canAct, isOver, commit, fresh, hint: hint.move, showGains }}
      lit={hint.sources}
      over={
        <>
          {isGuided && <GuideCard table={state.table} face={face} view={view} />}
          {props.children}
        </>
      }
      below={hint.Card && hint.card && <hint.Card {...hint.card} names={names} />}
      explain={explain}
      note={problem || (state.isStuck ? t.errors.think : hint.text)}
      look={isOver ? 'is-over' : ''}
      warnings={[
        state.isStored ? '' : t.table.notStored,
        state.isMarked && state.info.you !== null ? t.table.marked : '',
        ...(props.remarks ?? []),
      ]}
    >
      {end.shown && (
        <End
          session={session}
          state={end.shown}
          isNextBegun={end.shown.round < state.round}
          position={shown.position}
          names={names}
          again={props.again}
          close={end.close}
        />
      )}
    </Frame>
  );
}

interface LiveBarProps extends LiveProps {
  readonly isHinting: boolean;
  readonly hint: () => void;
  readonly showResult: () => void;
}

function Bar({ session, state, face, names, bar, line, isHinting, hint, showResult }: LiveBarProps): JSX.Element {
  const t = messages.value;
  return (
    <>
      <Heading text={t.games[face.game.card.id].name} isUnseen />
      <TableBar
        state={state}
        names={names}
        isHinting={isHinting}
        hint={hint}
        thinkAgain={() => session.device?.thinkAgain()}
        takeBack={() => void session.takeBack()}
        showResult={showResult}
        more={bar}
        line={line}
      />
    </>
  );
}

/** Commits moves, and tells for as long as the view stands if one was refused. */
function useCommit(
  session: Session,
  { game }: Face,
  { view, position }: ShownTable,
): {
  readonly commit: (move: number) => void;
  readonly problem: string;
} {
  const [problem, setProblem] = useState('');
  useEffect(() => setProblem(''), [view]);
  const commit = useCallback(
    async (move: number): Promise<void> => {
      if (await session.play(game.makeMove(position, move))) setProblem(messages.value.errors.move);
    },
    [session, position],
  );
  return { commit, problem };
}

/** What the move in the player's hand would score; without a hint stands what the surface shows. */
function useGains(
  view: View,
  hinted: readonly number[] | null,
): {
  readonly gains: ReadonlySignal<Gains | null>;
  readonly showGains: (points: readonly number[] | null) => void;
} {
  const gains = useSignal<Gains | null>(null);
  const showGains = useCallback(
    (points: readonly number[] | null) => {
      gains.value = points && { view, points };
    },
    [view],
  );
  useEffect(() => {
    if (hinted) showGains(hinted);
  }, [hinted]);
  return { gains, showGains };
}

interface EndControl {
  /** The table at the end of the game whose result is shown. */
  readonly shown: TableState | null;
  readonly show: () => void;
  readonly close: () => void;
}

/**
 * The result shows itself once the last move was seen; a table that was over when it was opened shows it at once. It
 * stays while the next game of a series begins: whoever still reads is not hurried.
 */
function useEnd(state: TableState): EndControl {
  const { result, round } = state;
  const [shown, setShown] = useState<TableState | null>(result && state);
  useEffect(() => {
    // What was taken back has not ended.
    if (!result) return setShown((before) => (before && before.round < round ? before : null));
    const timer = setTimeout(() => setShown(state), LAST_LOOK);
    return () => clearTimeout(timer);
  }, [result !== null, round]);
  const isCurrent = shown?.round === round && result !== null;
  return { shown: isCurrent ? state : shown, show: () => setShown(state), close: () => setShown(null) };
}

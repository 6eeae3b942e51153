import type { ComponentChildren, JSX } from 'preact';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Face, InHand } from '../../face/face.ts';
import { messages } from '../../i18n/index.ts';
import { PARTS } from '../../i18n/parts.ts';
import type { Session } from '../../session/session.ts';
import type { TableState } from '../../session/state.ts';
import { SETTLED, useAfter } from '../../ui/timing/after.ts';
import { Heading } from '../../ui/heading.tsx';
import { lazy, lazyPart, named } from '../../ui/lazy.tsx';
import type { LogNote } from '../../ui/play/log.tsx';
import { useEcho } from '../../ui/play/echo.ts';
import type { Again } from './end.tsx';
import { Frame, useShown, type ShownTable } from './frame.tsx';
import { gainsBySeat } from './gained.ts';
import { useHint } from './hint/use-hint.ts';
import { TableBar } from './table-bar.tsx';
import { useGains, useTrying } from './trying.ts';
import { hasEnded, sayTurn } from './turn.ts';

const End = lazy(named(() => import('./end.tsx'), 'End', PARTS.end));
const Company = lazyPart(named(() => import('./company.tsx'), 'Company', PARTS.ear));
/** Comes with the first move: until then there is nothing to hear. */
const Tunes = lazyPart(named(() => import('./tunes.ts'), 'Tunes'));
/** Nobody reads before the table is there. */
const FirstWord = lazyPart(named(() => import('./first-word.tsx'), 'FirstWord', PARTS.aside));

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
  /** How to go for good between two games of a series. */
  readonly leave?: ComponentChildren;
  /** Whether the rest of the table is seen elsewhere. */
  readonly isHandOnly?: boolean;
  /** What else stands in the bar, and in a line below it. */
  readonly bar?: ComponentChildren;
  readonly line?: ComponentChildren;
  readonly aboveLog?: ComponentChildren;
  /** What stands below the table. */
  readonly below?: ComponentChildren;
  /** What lies over the table. */
  readonly children?: ComponentChildren;
}

/** A table that is being played: whose turn, hint, take back and the end, around what every game has. */
export function LiveTable(props: LiveProps): JSX.Element {
  const { session, state, face, names } = props;
  const t = messages.value;
  const { view, plies, known } = state;
  const isOver = hasEnded(state);
  const shown = useShown(face, view, plies, names);
  const end = useEnd(state);
  const hint = useHint(session, face, shown.position);
  const opened = useRef(plies.length);
  const { commit, problem } = useCommit(session, face, shown);
  const { gains, showGains } = useGains(view, hint.gains);
  const { tried, show } = useTrying(view);
  const inHand = useRef<InHand | null>(null);
  const fresh = useMemo(() => plies.slice(known), [plies, known]);
  const news = useMemo(() => gainsBySeat(shown.told.slice(known), names.length), [shown.told, known]);
  const { echo, reach } = useEcho(view);
  const explain = useCallback((ply: number) => session.explain(ply), [session]);
  const takeBack = (): void => void session.takeBack();
  const acting = { canAct: state.canAct, isOver, commit, takeBack, fresh, echo, showGains };
  const bar = <Bar {...props} takeBack={takeBack} isHinting={hint.isSearching} hint={hint.ask} showResult={end.show} />;
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
      tracks={{ gains, news, echo, thinking: state.thinking, you: state.online && state.info.you, isOver }}
      surface={{ ...acting, hint: tried ?? hint.move, tried, inHand }}
      reach={reach}
      lit={hint.sources}
      over={
        <>
          {plies.length > 0 && <FirstWord session={session} state={state} face={face} />}
          {props.children}
        </>
      }
      below={(hint.Card && hint.card && <hint.Card {...hint.card} names={names} commit={commit} />) || props.below}
      explain={explain}
      note={problem || (state.isStuck ? t.errors.think : hint.text)}
      look={isOver ? 'is-over' : ''}
      warnings={[
        state.isStored ? '' : t.table.notStored,
        state.isMarked && state.info.you !== null ? t.table.marked : '',
        ...(props.remarks ?? []),
      ]}
    >
      {plies.length > 0 && <Tunes state={state} since={opened.current} />}
      <TableEar {...props} shown={shown} inHand={inHand} hint={hint} show={show} commit={commit} />
      {end.shown && (
        <End
          session={session}
          state={end.shown}
          isNextBegun={end.shown.round < state.round}
          position={shown.position}
          names={names}
          again={props.again}
          leave={props.leave}
          close={end.close}
        />
      )}
    </Frame>
  );
}

interface TableEarProps extends LiveProps {
  readonly shown: ShownTable;
  readonly inHand: { readonly current: InHand | null };
  readonly hint: ReturnType<typeof useHint>;
  readonly show: (move: number | null) => void;
  readonly commit: (move: number) => void;
}

/** Who joins once all that is seen is there: the voice that tells it, and the faces of bots. */
function TableEar({ state, face, names, shown, hint, ...more }: TableEarProps): JSX.Element | null {
  if (!useAfter(true, SETTLED)) return null;
  return (
    <Company
      {...more}
      {...shown}
      state={state}
      face={face}
      names={names}
      turn={sayTurn(state, names, messages.value)}
      hinted={hint.move}
      askHint={hint.ask}
    />
  );
}

interface LiveBarProps extends LiveProps {
  readonly takeBack: () => void;
  readonly isHinting: boolean;
  readonly hint: () => void;
  readonly showResult: () => void;
}

function Bar({ session, face, bar, ...props }: LiveBarProps): JSX.Element {
  const t = messages.value;
  return (
    <>
      <Heading text={t.games[face.game.card.id].name} isUnseen />
      <TableBar {...props} thinkAgain={() => session.device?.thinkAgain()} more={bar} />
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

import { useSignal } from '@preact/signals';
import { imagine, type Source } from '@sixfold/engine';
import type { ComponentChildren, JSX } from 'preact';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import type { Face } from '../../face/face.ts';
import { messages } from '../../i18n/index.ts';
import { gained } from '../../table/gained.ts';
import type { Session, TableState } from '../../table/session.ts';
import { Heading } from '../../ui/heading.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { TracksPanel, type Gains } from '../../ui/tracks.tsx';
import type { Again } from './end.tsx';
import { GuideCard } from './guide-card.tsx';
import { useHint } from './hint.ts';
import { LogPanel } from './log-panel.tsx';
import { useLongThoughts, useNarration, useStandstill } from './narrate.ts';
import { TableBar } from './table-bar.tsx';

const End = lazy(async () => (await import('./end.tsx')).End);

/** How long the last move stays in sight before the result covers it, in milliseconds. */
const LAST_LOOK = 1200;

interface FrameProps {
  readonly session: Session;
  readonly state: TableState;
  readonly face: Face;
  readonly names: readonly string[];
  /** Null for those who may not ask for it. */
  readonly again: Again | null;
  /** What else stands in the bar, and in a line below it. */
  readonly bar?: ComponentChildren;
  readonly line?: ComponentChildren;
  /** What lies over the table. */
  readonly children?: ComponentChildren;
}

/** What stands around every game: whose turn, tracks, log, hint, take back, guidance and the end. */
export function Frame(props: FrameProps): JSX.Element {
  const { session, state, face, names } = props;
  const t = messages.value;
  const { view, plies, known, config } = state;
  const position = useMemo(() => imagine(face.game, view), [view]);
  const explained = useSignal<readonly Source[]>([]);
  const gains = useSignal<Gains | null>(null);
  const [isEndShown, setEndShown] = useEndShown(state);
  const [problem, setProblem] = useState('');
  const hint = useHint(session, face, position);
  const told = useMemo(
    () =>
      gained(
        plies,
        names.map((_, seat) => position.teamOf(seat)),
      ),
    [plies],
  );
  useNarration({ ...state, plies: told }, face, names, t);
  useLongThoughts(state, names);
  useStandstill(state);
  useEffect(() => setProblem(''), [view]);
  const fresh = useMemo(() => plies.slice(known), [plies, known]);
  const commit = useCallback(
    async (move: number): Promise<void> => {
      if (await session.play(face.game.makeMove(position, move))) setProblem(messages.value.errors.move);
    },
    [session, position],
  );
  const showGains = useCallback(
    (points: readonly number[] | null) => {
      gains.value = points && { view, points };
    },
    [view],
  );
  useEffect(() => {
    // Without a hint stands what the surface shows.
    if (hint.gains) showGains(hint.gains);
  }, [hint.gains]);
  const explain = useCallback((ply: number) => session.explain(ply), [session]);
  const show = useCallback((sources: readonly Source[]) => {
    explained.value = sources;
  }, []);
  const note = problem || (state.isStuck ? t.errors.think : hint.text);
  return (
    <div class={face.ownTracks ? 'table has-own-tracks' : 'table'} data-ply={view.ply}>
      <Heading text={t.games[config.game as keyof typeof t.games].name} isUnseen />
      <TableBar
        state={state}
        names={names}
        isHinting={hint.isSearching}
        hint={hint.ask}
        thinkAgain={() => session.thinkAgain()}
        takeBack={() => void session.takeBack()}
        showResult={() => setEndShown(true)}
        more={props.bar}
        line={props.line}
      />
      {!face.ownTracks && (
        <TracksPanel
          view={view}
          position={position}
          rail={face.rail}
          names={names}
          gains={gains}
          thinking={state.thinking}
        />
      )}
      <div class="surface">
        <face.Surface
          view={view}
          position={position}
          names={names}
          canAct={state.canAct}
          commit={commit}
          fresh={fresh}
          explained={explained.value.length > 0 ? explained.value : hint.sources}
          hint={hint.move}
          showGains={showGains}
        />
        <GuideCard table={state.id} guides={face.guides} view={view} />
        {props.children}
      </div>
      {hint.Card && hint.card && <hint.Card {...hint.card} names={names} />}
      <LogPanel
        log={{ plies: told, words: face.words, names, options: view.options, explain, show }}
        note={note}
        warnings={[state.isStored ? '' : t.table.notStored, state.isMarked ? t.table.marked : '']}
      />
      {isEndShown && state.result && (
        <End
          session={session}
          state={state}
          position={position}
          names={names}
          again={props.again}
          close={() => setEndShown(false)}
        />
      )}
    </div>
  );
}

/** The result shows itself once the last move was seen; a table that was over when it was opened shows it at once. */
function useEndShown({ result }: TableState): [boolean, (isShown: boolean) => void] {
  const [isShown, setShown] = useState(result !== null);
  useEffect(() => {
    if (!result) return setShown(false);
    const timer = setTimeout(() => setShown(true), LAST_LOOK);
    return () => clearTimeout(timer);
  }, [result !== null]);
  return [isShown, setShown];
}

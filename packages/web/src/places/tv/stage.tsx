import type { Source } from '@sixfold/engine';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Face } from '../../face/face.ts';
import { messages } from '../../i18n/index.ts';
import { useNames } from '../../online/use-names.ts';
import type { Session } from '../../session/session.ts';
import type { TableState } from '../../session/state.ts';
import { useAfter } from '../../ui/timing/after.ts';
import { Dots } from '../../ui/dots.tsx';
import { TracksPanel } from '../../ui/play/tracks.tsx';
import { useNarration } from '../ear/narration.ts';
import { notesOf } from '../people/tidings.ts';
import { useShown } from '../table/frame.tsx';
import { Tunes } from '../table/tunes.ts';
import { hasEnded, isBonusTurn, sayDue, sayTurn } from '../table/turn.ts';
import { LastMove } from './last-move.tsx';
import { TvResult } from './tv-result.tsx';

interface StageProps {
  readonly session: Session;
  readonly face: Face;
}

/** How long the last move stays in sight before the result covers it, in milliseconds. */
const LAST_SIGHT = 2500;
const NOTHING: readonly Source[] = [];
const nobodyPlays = (): void => undefined;

/** A game that is being played: everybody's tracks in the corners, the table between them, and in words whose turn it is and what was done. */
export function Stage({ session, face }: StageProps): JSX.Element {
  const state = session.state.value;
  const t = messages.value;
  const { names } = useNames(state.info);
  const shown = useShown(face, state.view, state.plies, names);
  const fresh = useMemo(() => shown.told.slice(-1), [shown.told]);
  const lit = useCounted(session, state);
  const isOver = useAfter(state.result !== null, LAST_SIGHT);
  useNarration({ state, told: shown.told, face, names });
  const opened = useRef(state.plies.length);
  const Picture = face.Picture ?? face.Surface;
  return (
    <>
      <Tunes state={state} since={opened.current} />
      <Turn state={state} names={names} />
      <div class="tv-teams">
        <TracksPanel
          view={state.view}
          position={shown.position}
          names={names}
          thinking={state.thinking}
          isOver={hasEnded(state)}
        />
      </div>
      <div class="tv-middle surface is-picture" data-ply={state.ply}>
        {isOver && state.result ? (
          <TvResult state={state} result={state.result} position={shown.position} names={names} />
        ) : (
          <Picture
            view={state.view}
            position={shown.position}
            names={names}
            canAct={false}
            isOver={hasEnded(state)}
            commit={nobodyPlays}
            fresh={fresh}
            explained={lit}
          />
        )}
      </div>
      <LastMove
        ply={shown.told.at(-1)}
        words={face.words}
        names={names}
        options={state.view.options}
        notes={notesOf(state.info, state.round, t).filter(({ ply }) => ply >= state.ply)}
      />
    </>
  );
}

function Turn({ state, names }: { state: TableState; names: readonly string[] }): JSX.Element {
  const t = messages.value;
  const { config, round, thinking, info } = state;
  const due = sayDue(state, t);
  const wish = info.rematch?.by ?? null;
  return (
    <header class="tv-head">
      <p class="tv-turn">
        {sayTurn(state, names, t)}
        {thinking !== null && <Dots />}
      </p>
      <p class="tv-more">
        {isBonusTurn(state) && <strong class="bonus">{t.table.bonus}</strong>}
        {due !== '' && <span>{due}</span>}
        {config.games > 1 && <span>{t.table.game(round + 1, config.games)}</span>}
        {info.rematch && <strong>{wish === null ? t.tv.nextTable : t.tv.again(names[wish] ?? '')}</strong>}
      </p>
    </header>
  );
}

/** What counted for the last move, to be lit up until the next one. */
function useCounted(session: Session, { plies, round }: TableState): readonly Source[] {
  const [counted, setCounted] = useState(NOTHING);
  const last = plies.at(-1)?.ply;
  useEffect(() => {
    setCounted(NOTHING);
    if (last === undefined) return;
    let isWanted = true;
    const show = (sources: readonly (readonly Source[])[]): void => {
      if (isWanted) setCounted(sources.flat());
    };
    session.explain(last).then(show, () => undefined);
    return () => {
      isWanted = false;
    };
  }, [last, round]);
  return counted;
}

import type { GameId } from '@sixfold/engine';
import type { Transcript } from '@sixfold/engine/transcript';
import type { JSX } from 'preact';
import { useCallback, useMemo, useState } from 'preact/hooks';
import type { Face } from '../../face/face.ts';
import { messages } from '../../i18n/index.ts';
import { addressOf } from '../../lib/navigation.ts';
import type { Place } from '../../lib/route.ts';
import type { Replay } from '../../store/replay.ts';
import { announce } from '../../ui/announcer.tsx';
import { lazyPart, named } from '../../ui/lazy.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Sure } from '../../ui/sure.tsx';
import { tellPly } from '../ear/tell.ts';
import { Frame, tell, useShown } from '../table/frame.tsx';
import { RankTable } from '../table/rank-table.tsx';
import { rankRows } from '../table/ranking.ts';
import { headlineOf, sayResult } from '../table/say-result.ts';
import { namesForOthers } from '../table/share-buttons.tsx';
import { Controls } from './controls.tsx';
import { highlightsOf } from './highlights.ts';

const SharePicture = lazyPart(named(() => import('../end/picture/share-picture.tsx'), 'SharePicture'));

interface PlayerProps {
  readonly replay: Replay;
  readonly face: Face;
  readonly transcript: Transcript;
  readonly names: readonly string[];
  /** Through whose eyes it is seen at first. */
  readonly seat: number;
  readonly when: string | null;
  /** Where it is taken apart; nowhere where it must not be yet. */
  readonly review?: Place;
  readonly remove?: () => Promise<void>;
}

const KEYS: Readonly<Record<string, (ply: number, length: number) => number>> = {
  ArrowLeft: (ply) => ply - 1,
  ArrowRight: (ply) => ply + 1,
  Home: () => 0,
  End: (_, length) => length,
};

const ignore = (): void => undefined;

/** A finished game at the same table as any other, one step at a time. Everything is open now. */
export function Player({ replay, face, transcript, names, seat, when, review, remove }: PlayerProps): JSX.Element {
  const t = messages.value;
  const [ply, setPly] = useState(0);
  const [eyes, look] = useState<number | null>(seat);
  const { plies } = useMemo(() => replay.at(ply, 'all'), [replay, ply]);
  const view = useMemo(() => replay.at(ply, eyes ?? 'all').view, [replay, ply, eyes]);
  const highlights = useMemo(() => highlightsOf(replay.at(replay.length, 'all').plies), [replay]);
  const shown = useShown(face, view, plies, names);
  const explain = useCallback(async (at: number) => replay.explain(at), [replay]);
  const rows = rankRows(transcript.result, (at) => shown.position.teamOf(at));
  const resigned = transcript.stopped?.reason === 'resigned' ? [transcript.stopped.seat] : [];
  const forOthers = namesForOthers(names, t);
  const isLast = ply === replay.length;
  const step = (to: number): void => {
    const next = Math.max(0, Math.min(replay.length, to));
    const last = tell(replay.at(next, 'all').plies, shown.position, names).at(-1);
    setPly(next);
    announce(last ? tellPly(last, face, names, view.options, t) : t.history.start);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const move = KEYS[event.key];
    // The slider and the board's own keys come first.
    if (!move || event.defaultPrevented || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    step(move(ply, replay.length));
  };
  return (
    <Frame
      face={face}
      shown={shown}
      names={names}
      look={isLast ? 'is-replay is-over' : 'is-replay'}
      onKeyDown={onKeyDown}
      bar={<Bar game={face.game.card.id} ply={ply} length={replay.length} review={review} />}
      tracks={{ isOver: isLast }}
      surface={{ canAct: false, isOver: isLast, commit: ignore, fresh: plies.slice(-1) }}
      below={
        <Controls
          ply={ply}
          length={replay.length}
          highlights={highlights}
          step={step}
          names={names}
          eyes={eyes}
          look={look}
        />
      }
      explain={explain}
      note={isLast ? sayResult(rows, names, names.indexOf(t.seats.you), t, resigned) : ''}
      warnings={[t.history.keys]}
      aboveLog={
        isLast && (
          <>
            <RankTable rows={rows} result={transcript.result} names={names} resigned={resigned} />
            <SharePicture
              ended={async () => when}
              game={face.game.card.id}
              rows={rows}
              names={forOthers}
              headline={headlineOf(rows, forOthers, resigned, t)}
            />
            {remove && <Sure text={t.history.remove} help={t.history.removeHelp} act={() => void remove()} />}
          </>
        )
      }
    />
  );
}

interface ReplayBarProps extends Pick<PlayerProps, 'review'> {
  readonly game: GameId;
  readonly ply: number;
  readonly length: number;
}

function Bar({ game, ply, length, review }: ReplayBarProps): JSX.Element {
  const t = messages.value;
  return (
    <header class="bar">
      <a class="button is-quiet is-round" href={addressOf({ at: 'history', part: '' })} aria-label={t.app.back}>
        <Icon name="back" />
      </a>
      <Heading text={t.history.replayOf(t.games[game].name)} />
      <p class="turn-more">{ply === 0 ? t.history.start : t.history.position(ply, length)}</p>
      {review && (
        <a class="button" href={addressOf(review)}>
          {t.end.review}
        </a>
      )}
    </header>
  );
}

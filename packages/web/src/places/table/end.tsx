import type { Position, Result } from '@sixfold/engine';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { PLACE_PARTS } from '../../i18n/place-parts.ts';
import { loadHistory } from '../../store/history.ts';
import { gameIdOf } from '../../store/store.ts';
import './end.css';
import { nameAt } from '../../lib/name-at.ts';
import type { Session } from '../../session/session.ts';
import type { TableState } from '../../session/state.ts';
import { announce } from '../../ui/announcer.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { lazyPart, named } from '../../ui/lazy.tsx';
import { RankTable } from './rank-table.tsx';
import { rankRows, type RankRow } from './ranking.ts';
import { sayScore, winsOf } from './evening.ts';
import { headlineOf, sayResult } from './say-result.ts';
import { saySeries } from './say-series.ts';
import { namesForOthers, ShareButtons } from './share-buttons.tsx';

const Summary = lazyPart(named(() => import('../end/summary.tsx'), 'Summary'));
const SoloRecord = lazyPart(named(() => import('../end/solo-record.tsx'), 'SoloRecord'));
const OtherLevels = lazyPart(named(() => import('../end/other-levels.tsx'), 'OtherLevels'));
const SharePicture = lazyPart(named(() => import('../end/picture/share-picture.tsx'), 'SharePicture'));
const LookAgain = lazyPart(named(() => import('../end/summary.tsx'), 'LookAgain'));
const Reached = lazyPart(named(() => import('../statistics/reached.tsx'), 'Reached', PLACE_PARTS.statistics));
const ScoresEnd = lazyPart(named(() => import('../scores/scores-end.tsx'), 'ScoresEnd', PLACE_PARTS.scores));
const DealEnd = lazyPart(named(() => import('../daily/deal-end.tsx'), 'DealEnd', PLACE_PARTS.history));

/** How the same people come to play once more. */
export interface Again {
  readonly text: string;
  /** Who wants to, where somebody has said so. */
  readonly note?: string;
  readonly act: () => void;
}

interface EndProps {
  readonly session: Session;
  /** The table at the end of the game. */
  readonly state: TableState;
  /** Whether somebody else has begun the next game of the series. */
  readonly isNextBegun: boolean;
  readonly position: Position;
  readonly names: readonly string[];
  readonly again: Again | null;
  /** How to go for good before the next game of a series. */
  readonly leave: ComponentChildren;
  readonly close: () => void;
}

/** The result of a game, and what may follow. */
export function End({ session, state, isNextBegun, position, names, again, leave, close }: EndProps): JSX.Element {
  const t = messages.value;
  const { config, round, isOver, table, info } = state;
  const result = state.result as Result;
  const rows = rankRows(result, (seat) => position.teamOf(seat));
  const resigned = resignedSeats(state);
  const you = onlyPerson(state);
  const title = saySeries(state, names, you, t) ?? sayResult(rows, names, you, t, resigned);
  const id = gameIdOf(table, round);
  const isSecret = info.daily?.kind === 'ranked';
  const next = (): void => {
    if (!isNextBegun) void session.nextRound();
    close();
  };
  useEffect(() => announce(t.end.heard(title)), []);
  return (
    <Dialog title={title} close={close}>
      <LateSeats state={state} names={names} />
      <RankTable rows={rows} result={result} names={names} resigned={resigned} />
      {names.length === 1 && <SoloRecord game={config.game} id={id} />}
      <Reached id={id} />
      <Summary
        plies={state.plies}
        result={result}
        teams={names.map((_, seat) => position.teamOf(seat))}
        names={names}
        you={you}
      />
      {config.games > 1 && <Standings state={state} names={names} />}
      <Evening state={state} names={names} />
      {info.daily?.kind === 'open' && <DealEnd daily={info.daily} game={config.game} />}
      {isOver && again?.note && <p class="end-note">{again.note}</p>}
      {isNextBegun && <p class="end-note">{sayReady(state, names)}</p>}
      <div class="buttons end-onward">
        {isOver && again && (
          <button type="button" class="button is-main is-large" onClick={again.act}>
            {again.text}
          </button>
        )}
        {isOver && again && !state.online && <OtherLevels config={config} />}
        {!isOver && mayGoOn(state) && (
          <button type="button" class="button is-main is-large" onClick={next}>
            {t.end.nextGame}
          </button>
        )}
        <button type="button" class="button is-large" onClick={close}>
          {t.end.lookAtTable}
        </button>
      </div>
      <div class="buttons">
        {/* A ranked deal stays secret until its date is over, and a deal is shared so that it spoils nothing. */}
        {config.isPrinted ? (
          <ScoresEnd id={id} next={isOver ? null : nextStarter(state, names)} />
        ) : (
          !isSecret && <LookAgain id={id} />
        )}
        {!info.daily && !config.isPrinted && <ShareButtons id={id} game={config.game} names={names} />}
        {!isSecret && <Picture {...{ state, rows, names, resigned, id }} />}
      </div>
      {!isOver && !isNextBegun && leave}
      {state.isMarked && mayGoOn(state) && <p class="help">{t.table.marked}</p>}
    </Dialog>
  );
}

interface EndPictureProps {
  readonly state: TableState;
  readonly rows: readonly RankRow[];
  readonly names: readonly string[];
  readonly resigned: readonly number[];
  readonly id: string;
}

/** The result as a picture, which nobody reads as "you". */
function Picture({ state, rows, names, resigned, id }: EndPictureProps): JSX.Element {
  const t = messages.value;
  const known = namesForOthers(names, t);
  const headline = saySeries(state, known, null, t) ?? headlineOf(rows, known, resigned, t);
  const ended = async (): Promise<string> => (await loadHistory(id))?.past.when ?? new Date().toISOString();
  return <SharePicture ended={ended} game={state.config.game} rows={rows} names={known} headline={headline} />;
}

/** Who starts the next game of a series. */
const nextStarter = ({ view: { starter, players } }: TableState, names: readonly string[]): string =>
  nameAt(names, (starter + 1) % players);

/** Who has lost this game because their time was out. */
const lateSeats = ({ info: { news, tempo }, round }: TableState): number[] =>
  news.flatMap((one) =>
    one.what === 'timed-out' && one.round === round && tempo?.onTime === 'lost' ? [one.seat] : [],
  );

interface LateProps {
  readonly state: TableState;
  readonly names: readonly string[];
}

/** Says who has lost because their time was out. */
export const LateSeats = ({ state, names }: LateProps): JSX.Element => (
  <>
    {lateSeats(state).map((seat) => (
      <p key={seat}>{messages.value.end.onTime(nameAt(names, seat))}</p>
    ))}
  </>
);

/** The seats that gave this game up of themselves. */
export const resignedSeats = (state: TableState): number[] =>
  state.info.seats.flatMap(({ hasResigned }, seat) => (hasResigned && !lateSeats(state).includes(seat) ? [seat] : []));

/** Of two people it is the other who waits. */
function sayReady({ info: { seats, you } }: TableState, names: readonly string[]): string {
  const t = messages.value.end;
  const others = seats.flatMap(({ kind }, seat) => (kind === 'person' && seat !== you ? [seat] : []));
  return others.length === 1 ? t.ready(nameAt(names, others[0] ?? 0)) : t.nextBegun;
}

/** Who has won how often at this table and those before it. */
function Evening({ state, names }: { state: TableState; names: readonly string[] }): JSX.Element | null {
  const wins = winsOf(state);
  return wins && <p class="end-note">{messages.value.end.evening(sayScore(wins, names))}</p>;
}

/** Spectators wait for the players. */
const mayGoOn = ({ info }: TableState): boolean => info.you !== null;

/** The seat of the only person at the screen; null where there are several. */
function onlyPerson({ config, info, online }: TableState): number | null {
  if (online) return info.you;
  const persons = config.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return persons.length === 1 ? persons[0]! : null;
}

/** The series so far: points, best first. */
export function Standings({
  state: { standing, config, round },
  names,
}: {
  state: TableState;
  names: readonly string[];
}): JSX.Element {
  const { end: t, table } = messages.value;
  const lines = standing.points
    .map((points, seat) => ({ seat, points, rank: standing.ranks[seat] ?? 1 }))
    .sort((a, b) => b.points - a.points);
  return (
    <section class="standings">
      <h3>
        {t.series} · {table.game(round + 1, config.games)}
      </h3>
      <ol>
        {lines.map(({ seat, points, rank }) => (
          <li key={seat}>
            <span>
              {t.rank(rank)} {names[seat]}
            </span>
            <span>{t.points(points)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

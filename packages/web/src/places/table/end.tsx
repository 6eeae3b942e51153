import type { Position, Result } from '@sixfold/engine';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { go } from '../../lib/navigation.ts';
import { gameIdOf } from '../../store/store.ts';
import './end.css';
import { nameAt } from '../../lib/name-at.ts';
import type { Session } from '../../session/session.ts';
import type { TableState } from '../../session/state.ts';
import { announce } from '../../ui/announcer.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RankTable } from './rank-table.tsx';
import { rankRows } from './ranking.ts';
import { sayResult } from './say-result.ts';
import { ShareButtons } from './share-buttons.tsx';

/** How the same people come to play once more. */
export interface Again {
  readonly text: string;
  readonly act: () => void;
}

interface EndProps {
  readonly session: Session;
  readonly state: TableState;
  readonly position: Position;
  readonly names: readonly string[];
  readonly again: Again | null;
  readonly close: () => void;
}

/** The result of a game, and what may follow. */
export function End({ session, state, position, names, again, close }: EndProps): JSX.Element {
  const t = messages.value;
  const { config, round, isOver, table } = state;
  const result = state.result as Result;
  const rows = rankRows(result, (seat) => position.teamOf(seat));
  const title = sayResult(rows, names, onlyPerson(state), t);
  useEffect(() => announce(t.end.heard(title)), []);
  return (
    <Dialog title={title} close={close}>
      {lateSeats(state).map((seat) => (
        <p key={seat}>{t.end.onTime(nameAt(names, seat))}</p>
      ))}
      <RankTable rows={rows} result={result} names={names} />
      {config.games > 1 && <Standings state={state} names={names} />}
      <div class="buttons">
        {isOver && again && (
          <button type="button" class="button is-main is-large" onClick={again.act}>
            {again.text}
          </button>
        )}
        {!isOver && mayGoOn(state) && (
          <button type="button" class="button is-main is-large" onClick={() => void session.nextRound()}>
            {t.end.nextGame}
          </button>
        )}
        <button type="button" class="button is-large" onClick={close}>
          {t.end.lookAtTable}
        </button>
      </div>
      <div class="buttons">
        <button type="button" class="button" onClick={() => go({ at: 'replay', id: gameIdOf(table, round) })}>
          {t.end.lookAgain}
        </button>
        <ShareButtons id={gameIdOf(table, round)} names={names} />
      </div>
      {state.isMarked && <p class="help">{t.table.marked}</p>}
    </Dialog>
  );
}

/** Who has lost this game because their time was out. */
const lateSeats = ({ info: { news, tempo }, round }: TableState): number[] =>
  news.flatMap((one) =>
    one.what === 'timed-out' && one.round === round && tempo?.onTime === 'lost' ? [one.seat] : [],
  );

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

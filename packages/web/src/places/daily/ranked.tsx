import type { GameId } from '@sixfold/engine';
import { closesAt, percentOfPar, type Par } from '@sixfold/host/daily';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { messages, type Messages } from '../../i18n/index.ts';
import { addressOf, go } from '../../lib/navigation.ts';
import { send } from '../../online/identity.ts';
import { callApi, type ServerInfo } from '../../online/me.ts';
import { announce } from '../../ui/announcer.tsx';
import { useLoaded } from '../../ui/lazy.tsx';
import { sayRivals } from './say-deal.ts';
import { sayDate, sayMoment } from './today.ts';

interface RankedGame {
  readonly game: GameId;
  readonly table: string | null;
  readonly isOver: boolean;
}

interface RankedDay {
  readonly date: string;
  readonly hash: string;
  readonly games: readonly RankedGame[];
}

interface RankedDays {
  readonly open: readonly RankedDay[];
  readonly next: readonly Omit<RankedDay, 'games'>[];
}

interface RankedStanding {
  readonly bots: number;
  readonly par: Par | null;
  readonly results: readonly unknown[];
  readonly own: { readonly points: number; readonly hasWon: boolean | null } | null;
  readonly percentile: number | null;
}

const isDays = (answer: unknown): answer is RankedDays =>
  typeof answer === 'object' && answer !== null && 'open' in answer && 'next' in answer;

const isStanding = (answer: unknown): answer is RankedStanding =>
  typeof answer === 'object' && answer !== null && 'results' in answer && 'percentile' in answer;

async function loadDays(): Promise<RankedDays | null> {
  const answer = await callApi('daily');
  return isDays(answer) ? answer : null;
}

/** The other deal of the day: a server's own, of which nobody knows the luck before it falls. */
export function Ranked({ server }: { server: ServerInfo }): JSX.Element | null {
  const t = messages.value.daily;
  const { loaded } = useLoaded(loadDays, '');
  const days = loaded && 'value' in loaded ? loaded.value : null;
  if (!days) return null;
  const [next] = days.next;
  return (
    <section class="sheet deals">
      <header>
        <h2>{t.ranked}</h2>
        <p class="help">{t.rankedHelp}</p>
      </header>
      {server.name === null && (
        <p>
          {t.rankedName} <a href={addressOf({ at: 'settings' })}>{messages.value.home.settings}</a>
        </p>
      )}
      {days.open.map((day) => (
        <Day key={day.date} day={day} mayPlay={server.name !== null} />
      ))}
      {next && (
        <details>
          <summary>{t.hashOf(sayDate(next.date, 'long'))}</summary>
          <code class="hash">{next.hash}</code>
        </details>
      )}
    </section>
  );
}

function Day({ day: { date, games }, mayPlay }: { day: RankedDay; mayPlay: boolean }): JSX.Element {
  const t = messages.value;
  return (
    <>
      <h3>
        {sayDate(date, 'full')} <small>{t.daily.rankedUntil(sayMoment(closesAt(date)))}</small>
      </h3>
      <ul class="deal-list">
        {games.map((one) => (
          <li key={one.game}>
            <div>
              <h4>{t.games[one.game].name}</h4>
              <p class="help">{sayRivals(one.game, t)}</p>
            </div>
            <RankedDeeds date={date} deal={one} mayPlay={mayPlay} />
          </li>
        ))}
      </ul>
    </>
  );
}

function RankedDeeds({ date, deal, mayPlay }: { date: string; deal: RankedGame; mayPlay: boolean }): JSX.Element {
  const t = messages.value;
  const [said, setSaid] = useState('');
  const say = (text: string): void => {
    setSaid(text);
    announce(text);
  };
  const begin = async (): Promise<void> => {
    const sent = await send<{ table: string }>('POST', `daily/${date}/${deal.game}`);
    if ('code' in sent) say(t.errors.unknown);
    else go({ at: 'online', table: sent.answer.table });
  };
  const look = async (): Promise<void> => {
    const answer = await callApi(`daily/${date}/${deal.game}`);
    say(isStanding(answer) ? sayStanding(answer, t) : t.errors.load);
  };
  return (
    <div class="buttons">
      {!deal.isOver && (
        <button type="button" class="button is-main" disabled={!mayPlay} onClick={() => void begin()}>
          {deal.table === null ? t.daily.play : t.daily.goOn}
          <span class="unseen"> {t.games[deal.game].name}</span>
        </button>
      )}
      <button type="button" class="button" onClick={() => void look()}>
        {t.daily.standing}
        <span class="unseen"> {t.games[deal.game].name}</span>
      </button>
      {said !== '' && <p class="is-wide">{said}</p>}
    </div>
  );
}

function sayStanding({ results, own, percentile, par, bots }: RankedStanding, t: Messages): string {
  const percent = own && percentOfPar(own.points, par);
  return [
    t.daily.players(results.length),
    ...(own ? [t.daily.reached(own.points)] : []),
    ...(percentile === null ? [] : [t.daily.percentile(percentile)]),
    ...(par && percent !== null ? [t.daily.ofPar(percent, String(par.points), bots)] : []),
  ].join(' · ');
}

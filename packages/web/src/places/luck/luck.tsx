import { LETTERS, type GameId } from '@sixfold/engine';
import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import { addressOf } from '../../lib/navigation.ts';
import { settings } from '../../lib/settings.ts';
import { listHistory, loadHistory } from '../../store/history.ts';
import './luck.css';
import { Pending, useLoaded } from '../../ui/lazy.tsx';
import { Page } from '../../ui/page.tsx';
import { SymbolIcon } from '../../ui/symbol.tsx';
import { badNights, drawsOf, sumDraws, type BadNight, type Draws } from './draws.ts';
import { rangeOf } from './maths.ts';

/** The date on the wall of a moment. */
const nightOf = (when: string): string => new Date(when).toLocaleDateString('sv');

/** All that came to people at this device. */
async function loadDraws(): Promise<Draws[]> {
  const draws: Draws[] = [];
  for (const { id, seats, when, isImported, you } of await listHistory()) {
    const game = isImported ? null : await loadHistory(id);
    const own = seats.flatMap(({ kind }, seat) => (kind === 'person' && (you ?? seat) === seat ? [seat] : []));
    if (game) draws.push(drawsOf(game.transcript, new Set(own), nightOf(when)));
  }
  return draws.filter(({ drawn }) => drawn > 0);
}

/** What luck has given, beside what it should: in exact numbers, and with the nights on which it gave least. */
export function Luck(): JSX.Element {
  const t = messages.value.luck;
  const { loaded, again } = useLoaded(loadDraws, '');
  return (
    <Page title={t.title}>
      {!loaded || 'failed' in loaded ? (
        <Pending isFailed={loaded !== null} again={again} />
      ) : (
        <Overview draws={loaded.value} />
      )}
      <p>
        <a class="button" href={addressOf({ at: 'history', part: '' })}>
          {messages.value.history.title}
        </a>
      </p>
    </Page>
  );
}

function Overview({ draws }: { draws: readonly Draws[] }): JSX.Element {
  const t = messages.value.luck;
  if (draws.length === 0) return <p class="sheet">{t.empty}</p>;
  const games = [...Map.groupBy(draws, ({ game }) => game)];
  return (
    <>
      <p class="sheet">{t.help}</p>
      {games.map(([game, all]) => (
        <GameLuck key={game} game={game} draws={all} />
      ))}
      <Nights nights={badNights(draws)} played={new Set(draws.map(({ game, night }) => `${game} ${night}`)).size} />
    </>
  );
}

function GameLuck({ game, draws }: { game: GameId; draws: readonly Draws[] }): JSX.Element {
  const t = messages.value;
  const { counts, expected, drawn } = sumDraws(draws);
  const ranges = expected.map((distribution) => rangeOf(distribution));
  const most = Math.max(1, ...counts, ...ranges.map(({ to }) => to));
  return (
    <section class="sheet">
      <h2>{t.games[game].name}</h2>
      <p class="help">{t.luck.pieces(drawn, draws.length)}</p>
      <table class="luck">
        <thead>
          <tr>
            <th scope="col">{t.luck.symbol}</th>
            <th scope="col">{t.luck.came}</th>
            <th scope="col">{t.luck.expected}</th>
            <th aria-hidden="true" />
          </tr>
        </thead>
        <tbody>
          {LETTERS.map((letter, symbol) => (
            <LuckRow key={letter} symbol={symbol} count={counts[symbol] ?? 0} range={ranges[symbol]} most={most} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface LuckRowProps {
  readonly symbol: number;
  readonly count: number;
  readonly range: { readonly from: number; readonly to: number } | undefined;
  readonly most: number;
}

function LuckRow({ symbol, count, range = { from: 0, to: 0 }, most }: LuckRowProps): JSX.Element {
  const t = messages.value;
  const { from, to } = range;
  return (
    <tr>
      <th scope="row">
        <SymbolIcon symbol={symbol} /> {t.symbols.names[symbol]}
      </th>
      <td>{count}</td>
      <td>
        {from}–{to}
        {(count < from || count > to) && ` ${t.luck.outside}`}
      </td>
      <td class="luck-picture" aria-hidden="true">
        <svg viewBox="0 0 100 12" preserveAspectRatio="none">
          <rect
            class="luck-range"
            x={(100 * from) / most}
            y="2"
            width={Math.max(1, (100 * (to - from)) / most)}
            height="8"
          />
          <rect class="luck-count" x={Math.min(98, (100 * count) / most)} y="0" width="2" height="12" />
        </svg>
      </td>
    </tr>
  );
}

function Nights({ nights, played }: { nights: readonly BadNight[]; played: number }): JSX.Element {
  const t = messages.value;
  const day = new Intl.DateTimeFormat(settings.value.language, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <section class="sheet">
      <h2>{t.luck.worst}</h2>
      <ol class="nights">
        {nights.map(({ game, night, symbol, count, drawn, chance, anyChance }) => (
          <li key={`${game} ${night}`}>
            <strong>
              {day.format(new Date(night))}, {t.games[game].name}
            </strong>{' '}
            {t.luck.night(t.symbols.names[symbol] ?? '', count, drawn)} {t.luck.often(oneIn(chance), oneIn(anyChance))}
          </li>
        ))}
      </ol>
      <p class="help">{t.luck.nights(played)}</p>
    </section>
  );
}

/** Once in how many nights something of this chance happens. */
function oneIn(chance: number): string {
  const nights = 1 / Math.max(chance, 1e-9);
  const digits = nights < 10 ? { maximumFractionDigits: 1 } : { maximumSignificantDigits: 2 };
  return new Intl.NumberFormat(settings.value.language, digits).format(nights);
}

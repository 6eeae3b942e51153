import { LEVELS } from '@sixfold/bots/levels';
import type { JSX } from 'preact';
import { ENTRIES } from '../../games/games.ts';
import { gameName } from '../../i18n/game-name.ts';
import { messages, type Messages } from '../../i18n/index.ts';
import { settings } from '../../lib/settings.ts';
import { addUp, strengthOf, type Figures, type PlayedGame } from '../../store/figures.ts';
import './figures.css';

/** Against whom, and at a table of how many. */
interface TableKind {
  readonly players: number;
  readonly against: string | null;
}

const kindOf = ({ past, against }: PlayedGame): TableKind => ({ players: past.seats.length, against });

/** Small tables first; at each, people after bots, and the strongest bots last. */
const compareKinds = (a: TableKind, b: TableKind): number =>
  a.players - b.players ||
  Number(a.against === null) - Number(b.against === null) ||
  strengthOf(a.against) - strengthOf(b.against);

interface FigureTablesProps {
  readonly played: readonly PlayedGame[];
  /** Whether the games lay on real tables. */
  readonly isReal?: boolean;
}

/** A table for each game that was played: a line for each kind of company. */
export function FigureTables({ played, isReal = false }: FigureTablesProps): JSX.Element {
  const t = messages.value;
  const games = ENTRIES.map(({ id }) => ({ id, own: played.filter(({ past }) => past.game === id) }));
  return (
    <>
      {games
        .filter(({ own }) => own.length > 0)
        .map(({ id, own }) => (
          <section key={id} class="sheet">
            <h2>{isReal ? t.statistics.real(gameName(id, t)) : gameName(id, t)}</h2>
            <FigureTable played={own} />
          </section>
        ))}
      {!isReal && <p class="help">{t.statistics.help}</p>}
    </>
  );
}

/** The roles are spelt out because rows become grids on small screens, which makes some screen readers forget the table. */
function FigureTable({ played }: { played: readonly PlayedGame[] }): JSX.Element {
  const t = messages.value;
  const kinds = [...Map.groupBy(played, (one) => JSON.stringify(kindOf(one))).values()]
    .flatMap((own) => (own[0] ? [{ kind: kindOf(own[0]), own }] : []))
    .toSorted((a, b) => compareKinds(a.kind, b.kind));
  const inCompany = played.filter(({ hasWon }) => hasWon !== null);
  const isMixed = kinds.filter(({ kind }) => kind.players > 1).length > 1;
  return (
    <table class="figures" role="table">
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            {t.statistics.company}
          </th>
          {[t.statistics.games, t.statistics.won, t.statistics.best, t.statistics.average].map((name) => (
            <th key={name} scope="col" role="columnheader">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {kinds.map(({ kind, own }) => (
          <FigureRow key={JSON.stringify(kind)} name={sayCompany(kind, t)} players={kind.players} {...addUp(own)} />
        ))}
        {isMixed && <FigureRow name={t.statistics.together} players={0} {...addUp(inCompany)} />}
      </tbody>
    </table>
  );
}

function sayCompany({ players, against }: TableKind, t: Messages): string {
  if (players === 1) return t.statistics.alone;
  if (against === null) return t.statistics.people;
  const level = LEVELS.find((one) => one === against);
  return level ? t.seats.levels[level] : against;
}

interface FigureRowProps extends Figures {
  readonly name: string;
  /** At a table of how many; 0 for any. */
  readonly players: number;
}

function FigureRow({ name, players, games, wins, resigned, best, mean }: FigureRowProps): JSX.Element {
  const t = messages.value.statistics;
  const number = new Intl.NumberFormat(settings.value.language, { maximumFractionDigits: 1 });
  const remarks = [players > 1 && t.players(players), resigned > 0 && t.gaveUp(resigned)].filter(Boolean);
  return (
    <tr role="row">
      <th scope="row" role="rowheader">
        {name} <small>{remarks.join(' · ')}</small>
      </th>
      <td role="cell">{games}</td>
      <td role="cell">{players === 1 ? '–' : wins}</td>
      <td role="cell">{best ?? '–'}</td>
      <td role="cell">{mean === null ? '–' : number.format(mean)}</td>
    </tr>
  );
}

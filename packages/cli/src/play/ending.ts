import { sayRanking, sayWinners } from '../terminal/ranking.ts';
import { sayDeeds } from '../terminal/say.ts';
import { isPerson, sceneOf, speechOf, type Sitting } from './sitting.ts';

/** The last moves, the table as it stands, the ranking, and the series so far. */
export function showEnd(sitting: Sitting): void {
  const { table, screen, face, paint, names } = sitting;
  const since = lastByPerson(sitting);
  screen.clear();
  screen.print(...sayDeeds(table.eventsSince(since, null), speechOf(sitting)), '');
  screen.print(...face.draw(sceneOf(sitting, null, since)), '');
  const result = table.results().at(-1)!;
  if (names.length === 1) screen.print(paint.bold(`The game is over. Your weakest colour: ${result.points[0]}.`));
  else screen.print(paint.bold(`The game is over: ${sayWinners(result.ranks, names, 'it')}`));
  screen.print(
    paint.dim('  From the weakest colour up; the bracketed value decides.'),
    ...sayRanking(result, names, paint),
  );
  if (table.config.games > 1) screen.print(...saySeries(sitting));
}

/** The last ply that a person decided. */
function lastByPerson(sitting: Sitting): number {
  return sitting.table.eventsSince(0, null).findLast(({ seat }) => isPerson(sitting, seat))?.ply ?? 0;
}

function saySeries({ table, names, paint }: Sitting): string[] {
  const { points, ranks } = table.standing();
  const played = `${table.gameIndex + 1} of ${table.config.games}`;
  const sums = names.map((name, seat) => `${name} ${points[seat]}`).join(', ');
  return [
    '',
    `${paint.bold(`Series after game ${played}:`)} ${sums}`,
    ...(table.isOver ? [paint.bold(sayWinners(ranks, names, 'the series'))] : []),
  ];
}

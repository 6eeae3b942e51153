import type { Result, View } from '@sixfold/engine';
import { said } from '../terminal/language.ts';
import { askLine } from '../terminal/questions.ts';
import { sayResult, saySeries, sayWinners } from '../terminal/ranking.ts';
import { sayDeeds } from '../terminal/say.ts';
import type { SeenPly } from '@sixfold/protocol';
import type { TerminalTable } from './followed-table.ts';
import { attempt, type Party } from './party.ts';
import { takeTurn } from './turn.ts';

/** People and bots at this terminal alone. */
export interface LocalParty extends Party {
  readonly table: TerminalTable;
}

/** Plays all games; true, for nobody left. */
export async function playSeries(party: LocalParty): Promise<true> {
  const { table, screen } = party;
  screen.left.addEventListener('abort', () => table.onNews());
  for (;;) {
    await waitForBots(party);
    const { table: id, result, isOver, handTo, round } = table.now;
    if (handTo !== null) await handOver(party, handTo);
    else if (!result) await takeTurn(party);
    else {
      showEnd(party, result, await table.lookTogether());
      if (isOver) return true;
      do await askLine(screen, said('Press Enter for the next game. ', 'Eingabetaste: nächste Partie. '));
      while (!(await attempt(party, 'next', { table: id, round })));
    }
  }
}

async function waitForBots({ table, names, screen, paint }: LocalParty): Promise<void> {
  for (; table.now.thinking !== null || table.now.isStuck; screen.remark('')) {
    screen.left.throwIfAborted();
    screen.remark(paint.dim(`${names[table.now.view.turn]} ${said('is thinking …', 'überlegt …')}`));
    await new Promise<void>((resolve) => {
      table.onNews = resolve;
    });
  }
}

/** Where people hold hidden pieces at one screen, it is wiped and handed over before the next one may look. */
async function handOver({ screen, names, paint, table }: LocalParty, seat: number): Promise<void> {
  screen.clear();
  screen.print('', `  ${paint.bold(said(`${names[seat]}, it is your turn.`, `${names[seat]}, du bist am Zug.`))}`, '');
  await askLine(
    screen,
    said('  When nobody else is looking, press Enter. ', '  Wenn sonst niemand hinschaut, drücke die Eingabetaste. '),
  );
  await table.uncover();
}

/** The table at the end, and the moves that led there. */
interface EndView {
  readonly view: View;
  readonly plies: readonly SeenPly[];
}

/** The last moves, the table as everybody may see it, the ranking, and the series so far. */
export function showEnd(party: Party, result: Result, { view, plies }: EndView): void {
  const { table, screen, face, paint, names } = party;
  const { standing, round, isOver } = table.now;
  const { games } = table.info.terms;
  const fresh = plies.map(({ move }) => move);
  screen.clear();
  screen.print(...sayDeeds(plies, { ...party, config: view }), '');
  screen.print(...face.draw({ view, names, paint, fresh, considered: null, counted: [] }), '');
  screen.print(...sayResult(result, names, paint));
  if (games > 1) screen.print('', saySeries(standing, `${round + 1} ${said('of', 'von')} ${games}`, names, paint));
  if (games > 1 && isOver) screen.print(paint.bold(sayWinners(standing.ranks, names, 'the series')));
}

import type { Result } from '@sixfold/engine';
import { askLine } from '../terminal/questions.ts';
import { sayResult, saySeries, sayWinners } from '../terminal/ranking.ts';
import { sayDeeds } from '../terminal/say.ts';
import { attempt, type Party } from './party.ts';
import { takeTurn } from './turn.ts';

/** Plays all games; true, for nobody left. */
export async function playSeries(party: Party): Promise<true> {
  const { table, screen } = party;
  screen.left.addEventListener('abort', () => table.onNews());
  for (;;) {
    await waitForBots(party);
    const { table: id, result, isOver, handTo, round } = table.now;
    if (handTo !== null) await handOver(party, handTo);
    else if (!result) await takeTurn(party);
    else {
      await showEnd(party, result);
      if (isOver) return true;
      do await askLine(screen, 'Press Enter for the next game. ');
      while (!(await attempt(party, 'next', { table: id, round })));
    }
  }
}

async function waitForBots({ table, names, screen, paint }: Party): Promise<void> {
  for (; table.now.thinking !== null || table.now.isStuck; screen.remark('')) {
    screen.left.throwIfAborted();
    screen.remark(paint.dim(`${names[table.now.view.turn]} is thinking …`));
    await new Promise<void>((resolve) => {
      table.onNews = resolve;
    });
  }
}

/** Where people hold hidden pieces at one screen, it is wiped and handed over before the next one may look. */
async function handOver({ screen, names, paint, table }: Party, seat: number): Promise<void> {
  screen.clear();
  screen.print('', `  ${paint.bold(`${names[seat]}, it is your turn.`)}`, '');
  await askLine(screen, `  When nobody else is looking, press Enter. `);
  await table.uncover();
}

/** The last moves, the table as everybody may see it, the ranking, and the series so far. */
async function showEnd(party: Party, result: Result): Promise<void> {
  const { table, screen, face, paint, names } = party;
  const { view, plies } = await table.lookTogether();
  const { standing, round, isOver } = table.now;
  const { games } = table.info.terms;
  const fresh = plies.map(({ move }) => move);
  screen.clear();
  screen.print(...sayDeeds(plies, { ...party, config: view }), '');
  screen.print(...face.draw({ view, names, paint, fresh, considered: null, counted: [] }), '');
  screen.print(...sayResult(result, names, paint));
  if (games > 1) screen.print('', saySeries(standing, `${round + 1} of ${games}`, names, paint));
  if (games > 1 && isOver) screen.print(paint.bold(sayWinners(standing.ranks, names, 'the series')));
}

import { askLine } from './screen.ts';
import { isPerson, type Sitting } from './sitting.ts';

/** Where people hold hidden pieces at one screen, it is wiped and handed over before the next one may look. */
export async function handOver(sitting: Sitting, seat: number): Promise<void> {
  const { screen, names, paint, looking } = sitting;
  sitting.looking = seat;
  if (looking === seat || !hasSecrets(sitting)) return;
  screen.clear();
  screen.print('', `  ${paint.bold(`${names[seat]}, it is your turn.`)}`, '');
  await askLine(screen, `  When nobody else is looking, press Enter. `);
}

const hasSecrets = (sitting: Sitting): boolean =>
  sitting.game.card.hidden && sitting.names.filter((_, seat) => isPerson(sitting, seat)).length > 1;

import type { RackView } from '@sixfold/engine/family';
import type { TerminalPicture } from './face.ts';
import { said } from './language.ts';

/** What is held, and where more of it is drawn. */
type RackKind = 'tiles' | 'cards';

const sayRack = (kind: RackKind): { yours: string; left: string; none: string } =>
  kind === 'tiles'
    ? {
        yours: said('Your tiles', 'Deine Steine'),
        left: said('tiles in the bag', 'im Beutel'),
        none: said(
          'None of these tiles shows a weakest colour: you may swap them all.',
          'Keiner dieser Steine zeigt eine schwächste Farbe: Du darfst alle tauschen.',
        ),
      }
    : {
        yours: said('Your cards', 'Deine Karten'),
        left: said('cards in the pile', 'im Stapel'),
        none: said(
          'None of these cards shows a weakest colour: you may swap them all.',
          'Keine dieser Karten zeigt eine schwächste Farbe: Du darfst alle tauschen.',
        ),
      };

/** The seat's own pieces, how many are left to draw, and the question of the swap. A spectator sees no rack. */
export function drawRack({ view, paint }: TerminalPicture<RackView>, kind: RackKind): string[] {
  const { yours, left: leftIn, none } = sayRack(kind);
  const left = paint.dim(`${view.bag} ${leftIn}`);
  if (view.seat === null) return [`  ${left}`];
  const rack = view.rack.map((piece) => paint.piece(piece)).join(' ');
  const lines = [`  ${yours}:  ${rack}   ${left}`];
  const asked = view.choosing && view.turn === view.seat;
  return asked ? [...lines, `  ${paint.bold(none)}`] : lines;
}

/** Each seat's pieces of a setup. */
export const sayRacks = (what: string, racks: readonly (readonly string[])[]): string[] =>
  racks.map((rack, seat) => `${what} ${said('of seat', 'von Platz')} ${seat}: ${rack.join(' ')}`);

export const sayChoices = (): { refill: string; swap: string } => ({
  refill: said('refill as usual', 'wie üblich auffüllen'),
  swap: said('show all you hold, and draw new ones instead', 'alles vorzeigen und stattdessen neu ziehen'),
});

/** What a player did at the end of a turn; the events tell the rest. */
export const sayChoice = (type: 'refill' | 'swap'): string =>
  type === 'swap' ? said('swapped', 'alle getauscht') : said('kept all', 'alle behalten');

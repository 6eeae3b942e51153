import { RAIL, type CardsView } from '@sixfold/engine/cards';
import { nameAt, type TerminalPicture } from '../../terminal/face.ts';
import { said } from '../../terminal/language.ts';
import { fitted, padded } from '../../terminal/paint.ts';
import { drawRack } from '../../terminal/racks.ts';
import { drawLanes } from '../../terminal/tracks.ts';

const NAME = 13;

export const draw = (picture: TerminalPicture<CardsView>): string[] => [
  ...drawLanes(picture, RAIL),
  '',
  ...drawOpen(picture),
  '',
  ...drawRack(picture, 'cards'),
];

/** Everyone's open cards, oldest first; those that count for a considered card are marked. */
function drawOpen({ view, names, paint, counted }: TerminalPicture<CardsView>): string[] {
  const isCounted = (seat: number, index: number): boolean =>
    counted.some((source) => 'seat' in source && source.seat === seat && source.index === index);
  const title =
    view.open[0]!.length > 1
      ? said(
          'Face-up cards (the left one of each player is discarded next)',
          'Offene Karten (links die, die als Nächste abgelegt wird)',
        )
      : said('Face-up cards', 'Offene Karten');
  return [
    `  ${paint.dim(title)}`,
    ...view.open.map((cards, seat) => {
      const row = cards.map((card, index) => paint.piece(card, isCounted(seat, index) ? 'counted' : 'plain'));
      return `  ${padded(fitted(nameAt(names, seat), NAME - 2), NAME)}${row.join(' ')}`;
    }),
  ];
}

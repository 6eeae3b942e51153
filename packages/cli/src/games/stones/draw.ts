import { LETTERS, type Letter } from '@sixfold/engine';
import type { StonesView } from '@sixfold/engine/stones';
import type { TerminalPicture } from '../../terminal/face.ts';
import { said } from '../../terminal/language.ts';
import { drawLanes } from '../../terminal/tracks.ts';

export function draw(picture: TerminalPicture<StonesView>): string[] {
  const { view, paint } = picture;
  const stones = (letters: readonly Letter[]): string =>
    letters.map((letter) => paint.chip(letter)).join('') || paint.dim('–');
  return [
    ...drawLanes(picture, { top: view.goal, marks: [] }),
    '',
    `  ${said('Centre: ', 'Mitte:  ')} ${stones(LETTERS.flatMap((letter, symbol) => Array<Letter>(view.middle[symbol]!).fill(letter)))}`,
    `  ${said('Tray:   ', 'Schale: ')} ${stones(view.tray)}`,
    `  ${paint.dim(sayPile(view))}`,
    '',
  ];
}

/** The next stone matches if its symbol lies in the middle and not in the tray (S4). */
function sayPile({ pile, middle, tray }: StonesView): string {
  const count = pile.reduce((sum, stones) => sum + stones, 0);
  if (count === 0) return said('The pile is empty.', 'Der Stapel ist leer.');
  const matching = pile.filter((_, symbol) => middle[symbol]! > 0 && !tray.includes(LETTERS[symbol]!));
  const matches = matching.reduce((sum, stones) => sum + stones, 0);
  const percent = Math.round((100 * matches) / count);
  return said(
    `${count} stones in the pile; the next one is a match with a chance of ${percent}%`,
    `${count} Plättchen im Stapel; das nächste ist mit ${percent} % ein Treffer`,
  );
}

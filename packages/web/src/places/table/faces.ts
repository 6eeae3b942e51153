import { LEVELS, type Level } from '@sixfold/bots/levels';
import type { Seat } from '@sixfold/protocol';
import { useEffect } from 'preact/hooks';
import { featuresOf } from '../../ui/bot-face.tsx';

/** A bot's face as a picture that a style sheet can lay over the colour of its seat. */
function pictureOf(level: Level): string {
  const { eye, lines } = featuresOf(level);
  const eyes = [-14, 14].map((x) => `<circle cx="${x}" cy="-4" r="${eye}"/>`).join('');
  const drawn = `<path d="${lines}" fill="none" stroke="#14161c" stroke-width="7" stroke-linecap="round"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-42 -42 84 84" fill="#14161c">${eyes}${drawn}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}

/** Which seats have which face. */
export const facesAt = (seats: readonly Seat[]): readonly { readonly seat: number; readonly level: Level }[] =>
  seats.flatMap(({ kind, bot }, seat) =>
    LEVELS.filter((level) => kind === 'bot' && level === bot).map((level) => ({ seat, level })),
  );

/**
 * Gives bots their faces wherever the mark of their seat stands. By style alone: the marks are drawn with the first
 * screen, which has no room for faces, and in every game.
 */
export function Faces({ seats }: { seats: readonly Seat[] }): null {
  useEffect(() => {
    const { dataset, style } = document.documentElement;
    const faces = facesAt(seats);
    dataset['faces'] = faces.map(({ seat }) => seat).join(' ');
    for (const { seat, level } of faces) style.setProperty(`--face-${seat}`, pictureOf(level));
    return () => {
      delete dataset['faces'];
      for (const { seat } of faces) style.removeProperty(`--face-${seat}`);
    };
  }, [seats]);
  return null;
}

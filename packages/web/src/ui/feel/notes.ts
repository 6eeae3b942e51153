/** How a note sounds: a wooden bar that is struck, a knock on the table, or something that slides over it. */
type Voice = 'bar' | 'knock' | 'slide';

/** One note of a sound: when it begins and how long it rings in seconds, and how high and loud it is. */
export interface Note {
  readonly voice: Voice;
  readonly at: number;
  readonly hertz: number;
  readonly length: number;
  readonly loudness: number;
}

/** Five notes that sound well in any order: D, E, F sharp, A and B. All bars are tuned to them. */
const SCALE = [0, 2, 4, 7, 9];
const LOWEST = 146.83;

/** The height of a bar, counted in notes of the scale from the lowest D. */
export const barAt = (step: number): number =>
  LOWEST * 2 ** (Math.floor(step / SCALE.length) + (SCALE[step % SCALE.length] ?? 0) / 12);

const bar = (step: number, at: number, length = 0.3, loudness = 0.5): Note => ({
  voice: 'bar',
  at,
  hertz: barAt(step),
  length,
  loudness,
});
const knock = (at: number, loudness = 0.7): Note => ({ voice: 'knock', at, hertz: 190, length: 0.07, loudness });
const slide = (at: number): Note => ({ voice: 'slide', at, hertz: 2400, length: 0.11, loudness: 0.35 });

/** All that is ever heard. The first six are what happens in a game, the last one calls for whoever is to move. */
export const TUNES = {
  place: [knock(0)],
  point: [bar(10, 0), bar(13, 0.07)],
  bonus: [bar(10, 0), bar(12, 0.07), bar(13, 0.14), bar(15, 0.21, 0.5)],
  flip: [slide(0), knock(0.07, 0.3)],
  bust: [bar(8, 0, 0.25), bar(6, 0.1, 0.25), bar(5, 0.2, 0.5), knock(0.2, 0.5)],
  win: [bar(10, 0), bar(13, 0.1), bar(15, 0.2), bar(12, 0.32, 0.6), bar(15, 0.32, 0.6), bar(18, 0.32, 0.6)],
  turn: [bar(8, 0, 0.2, 0.3), bar(10, 0.09, 0.25, 0.3)],
} as const satisfies Record<string, readonly Note[]>;

export type Tune = keyof typeof TUNES;

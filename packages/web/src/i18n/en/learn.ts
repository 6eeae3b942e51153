/** The frame; the lessons are in the games' folders. */
export const learn = {
  title: (game: string) => `${game}: the rules`,
  other: 'Rules of',
  guided: 'First game with guidance',
  compatible: (name: string) => `Compatible with the rules of ${name}. Not an official product.`,
};

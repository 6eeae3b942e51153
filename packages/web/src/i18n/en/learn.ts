/** The frame; the lessons are in the games' folders. */
export const learn = {
  title: (game: string) => `${game}: the rules`,
  other: 'Rules of',
  course: 'Learn by playing',
  print: 'Print',
  puzzles: 'Puzzles',
  compatible: (name: string) => `Compatible with the rules of ${name}. Not an official product.`,
};

/** The frame of a course; what its steps say is in the games' folders. */
export const course = {
  title: (game: string) => `${game}: learn by playing`,
  step: (step: number, of: number) => `Step ${step} of ${of}`,
  card: 'Task',
  show: 'Show me',
  skip: 'Skip',
  next: 'Next',
  back: 'Step back',
  over: 'That is all there is to know. Well done!',
  play: 'Play against a beginner',
  again: 'Learn it again',
  others: 'Learn another game',
};

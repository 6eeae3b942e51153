/** How evaluations learn. */
export { LOOKING_ON } from './family/lessons.ts';
export { learningEvaluations, loadLessons } from './games/lessons.ts';

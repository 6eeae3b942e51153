export type { Chosen, Course } from './course.ts';
export { LEARNING_GAMES, loadCourse } from './courses.ts';
export { freshNetwork, LESSONS, school, type Lessons, type Report } from './school.ts';
export { makeWeightsFile, parseNetwork, type WeightsFile } from '../network.ts';

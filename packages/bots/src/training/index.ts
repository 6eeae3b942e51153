export type { Chosen, Course } from './course.ts';
export { LEARNING_GAMES, loadCourse } from './courses.ts';
export { examine } from './exam.ts';
export { freshNetwork, LESSONS, school, type Lessons, type Report } from './school.ts';
export { makeWeightsFile, Network, parseNetwork, type WeightsFile } from '../network.ts';

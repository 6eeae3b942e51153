export type { Chosen, Curriculum } from './training/curriculum.ts';
export { learningGames, loadCurriculum } from './games/games.ts';
export { compare } from './training/compare.ts';
export {
  Schooling,
  DEFAULTS,
  PRACTICES,
  newNetwork,
  ROUND,
  type SchoolingState,
  type Hyperparameters,
} from './training/schooling.ts';
export type { Exercise, Practice } from './training/practice.ts';
export { makeWeightsFile, Network, parseNetwork, type WeightsFile } from './family/network.ts';

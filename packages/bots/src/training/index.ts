export type { Chosen, Curriculum } from './curriculum.ts';
export { learningGames, loadCurriculum } from '../games.ts';
export { compare } from './compare.ts';
export { DEFAULTS, newNetwork, selfPlay, type Hyperparameters, type TrainingReport } from './self-play.ts';
export { makeWeightsFile, Network, parseNetwork, type WeightsFile } from '../network.ts';

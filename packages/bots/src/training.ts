export type { Chosen, Curriculum } from './training/curriculum.ts';
export { learningGames, loadCurriculum } from './games/games.ts';
export { compare } from './training/compare.ts';
export { DEFAULTS, newNetwork, selfPlay, type Hyperparameters, type TrainingReport } from './training/self-play.ts';
export { makeWeightsFile, Network, parseNetwork, type WeightsFile } from './family/network.ts';

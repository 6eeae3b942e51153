/** What reviews of tile games use of their bots. */
export { tileReasons } from './tiles/advice.ts';
export { Glance, layOn } from './tiles/glance.ts';
export type { KnownJudge, TileJudge } from './tiles/judges.ts';
export { Prospects, SPOTS } from './tiles/prospects.ts';
export { ScoreMap } from './tiles/score-map.ts';

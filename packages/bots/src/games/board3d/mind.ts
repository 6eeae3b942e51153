import type { Weakness } from '../../people.ts';
import { tileMind } from '../../tiles/mind.ts';
import type { Depth, Judges } from '../../tiles/search.ts';
import { loneJudge, tableJudge } from './evaluate.ts';
import { greedy } from './greedy.ts';

/** Points are many here: who sees but a few places still scores. Casual players mind the weak colours a little. */
const BEGINNER: Weakness = { sees: 0.1, cares: 0.05 };
const CASUAL: Weakness = { sees: 0.3, cares: 0.1 };

const AT_TABLE: Judges = { moves: tableJudge, outcomes: tableJudge };
const ALONE: Judges = { moves: loneJudge, outcomes: loneJudge };

// The supply ends the game, not a lack of places: a try that comes so far plays it out by itself.
const EXPERT: Depth = { glances: 12, tries: 4, width: 1, leaf: 3, turns: 1, endgame: 0 };
const MASTER: Depth = { glances: 40, tries: 10, width: 4, leaf: 6, turns: 2, endgame: 0 };
const LONE_MASTER: Depth = { glances: 64, tries: 8, width: 6, leaf: 6, turns: 4, endgame: 0 };

export const mind = tileMind({
  greedy,
  beginner: BEGINNER,
  casual: CASUAL,
  judges: (players) => (players === 1 ? ALONE : AT_TABLE),
  depth: (level, players) => (level === 'expert' ? EXPERT : players === 1 ? LONE_MASTER : MASTER),
});

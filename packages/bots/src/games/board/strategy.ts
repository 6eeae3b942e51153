import { board } from '@sixfold/engine/board';
import { parseNetwork } from '../../family/network.ts';
import { learnedJudge } from '../../tiles/judges.ts';
import { mayFinish, tileStrategy } from '../../tiles/strategy.ts';
import { soloFeatures } from '../../tiles/solo-features.ts';
import type { Depth, TileJudges } from '../../tiles/search.ts';
import type { Level } from '../../contract/levels.ts';
import { CHARACTERS } from './characters.ts';
import { TASTE } from './evaluate.ts';
import { greedy } from './greedy.ts';
import weightsAlone from './weights-1.json' with { type: 'json' };
import weights from './weights-2.json' with { type: 'json' };

/** Trained with two players; it judges as well for three and four, and for partners. */
const tableJudge = learnedJudge(parseNetwork(weights));
const loneJudge = learnedJudge(parseNetwork(weightsAlone), soloFeatures(TASTE));

const EXPERT: Depth = { glances: 16, tries: 4, width: 1, leaf: 4, turns: 1, endgame: 6 };
const CANDIDATE: Depth = { glances: 24, tries: 8, width: 2, leaf: 4, turns: 1, endgame: 10 };
const MASTER: Depth = {
  glances: 32,
  tries: 12,
  width: 5,
  leaf: 6,
  turns: 2,
  endgame: 16,
};
/** With more players a round takes longer, and less of it can be foreseen. */
const MASTER_OF_MANY: Depth = { ...MASTER, turns: 1 };
/** Alone, what is laid now pays much later. */
const LONE_MASTER: Depth = {
  glances: 32,
  tries: 8,
  width: 5,
  leaf: 6,
  turns: 8,
  endgame: 14,
};

function depth(level: Level, players: number): Depth {
  if (level !== 'master') return level === 'expert' ? EXPERT : CANDIDATE;
  if (players === 1) return LONE_MASTER;
  return players === 2 ? MASTER : MASTER_OF_MANY;
}

const AT_TABLE: TileJudges = { moves: tableJudge, outcomes: tableJudge };
const ALONE: TileJudges = { moves: loneJudge, outcomes: loneJudge };

export const strategy = tileStrategy({
  game: board,
  greedy,
  characters: CHARACTERS,
  judges: (players) => (players === 1 ? ALONE : AT_TABLE),
  depth,
  mayEnd: mayFinish,
});

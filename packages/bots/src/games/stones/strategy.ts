import type { Chance } from '@sixfold/engine';
import { stones, type StonesPosition } from '@sixfold/engine/stones';
import { decided, type Thinking } from '../../contract/bot.ts';
import type { Level } from '../../contract/levels.ts';
import type { Strategy } from '../../contract/strategy.ts';
import { chooseAs, type Impression } from '../../family/character.ts';
import { loadNetworks } from '../../family/networks.ts';
import { judgeAhead } from './ahead.ts';
import { ChanceJudge } from './chance.ts';
import { CHARACTERS } from './characters.ts';
import { judgeAtAGlance } from './evaluate.ts';
import { greedy } from './greedy.ts';
import { StonesSearch } from './search.ts';
import { WEIGHTS } from './weights.ts';

/** What a judge thinks of each move. */
const impressionOf =
  (judge: ChanceJudge): Impression<StonesPosition> =>
  (position, moves) => {
    const search = new StonesSearch(position, judge);
    return moves.map((move) => search.outlookOf(move));
  };

function think(judge: ChanceJudge, level: Level, position: StonesPosition, chance: Chance): Thinking {
  const character = CHARACTERS[level];
  if (character) return decided(chooseAs(character, position, position.legalMoves(), impressionOf(judge), chance));
  return new StonesSearch(position, judgeAtAGlance, { better: judge, further: judgeAhead(judge) });
}

export async function loadStrategy(players: number): Promise<Strategy<StonesPosition>> {
  const network = (await loadNetworks(WEIGHTS, [players])).get(players);
  if (!network) throw new Error(`nothing was learned for ${players} players`);
  const judge = new ChanceJudge(players, network);
  return {
    game: stones,
    greedy,
    // To stop or to take may always win, and there is little to look at.
    mayEnd: () => true,
    think: (level, position, chance) => think(judge, level, position, chance),
  };
}

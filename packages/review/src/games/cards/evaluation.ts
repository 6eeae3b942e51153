import { cardReasons, loadMastersJudge, WON, type CardsJudge } from '@sixfold/bots/cards';
import type { CardsPosition } from '@sixfold/engine/cards';
import { hashText } from '@sixfold/engine/seeded';
import type { Evaluation, FollowUp, TeamShares } from '../../contract/evaluation.ts';
import { playOnUntil } from '../../family/play-on.ts';
import { logit, softmax } from '../../family/softmax.ts';

/** How much the judgement of whoever is on turn counts, and of whoever waits; fitted to 720 games of bots with two, three and four players. */
const TASTE = { onTurn: 1, waiting: 0.5 };

/** The first impression of a card says little; two turns later, where masters look, it has shown what it is good for. */
const FOLLOW_UP = { turns: 2, again: { turns: 4, worlds: 3 } };

/** Nobody is surer than this of a game that is not over. */
const SUREST = 8;

/** Asks each seat's judge, with its own hand: whoever is on turn what the best move is worth, the others how they wait. */
class CardsEvaluation implements Evaluation<CardsPosition> {
  readonly name = 'cards-hands';
  readonly hash: string;
  readonly seesLuck = false;
  readonly followUp: FollowUp<CardsPosition>;
  private readonly judge: CardsJudge;

  constructor(judge: CardsJudge, basis: string) {
    this.judge = judge;
    this.hash = hashText(`${basis} ${JSON.stringify([TASTE, FOLLOW_UP])}`);
    this.followUp = {
      ...FOLLOW_UP,
      playOn: (world, seat, turns, chance) => playOnUntil(world, seat, turns, chance, () => judge.best(world)),
    };
  }

  appraise(position: CardsPosition): { readonly shares: TeamShares; readonly error: 0 } {
    const heights = Array.from({ length: position.config.players }, (_, seat) =>
      seat === position.turn
        ? TASTE.onTurn * this.outlook(position)
        : TASTE.waiting * logit(this.judge.waiting(asIfOnTurn(position, seat))),
    );
    return { shares: softmax(heights), error: 0 };
  }

  candidates(position: CardsPosition, most: number): number[] {
    const { judge } = this;
    judge.lookAt(position);
    const moves = judge.differentMoves(position).map((move) => ({ move, worth: judge.worth(position, move) }));
    return moves
      .sort((a, b) => b.worth - a.worth)
      .slice(0, most)
      .map(({ move }) => move);
  }

  reasons(position: CardsPosition, move: number): ReturnType<Evaluation['reasons']> {
    return cardReasons(position, move);
  }

  private outlook(position: CardsPosition): number {
    this.judge.best(position);
    return this.judge.value === WON ? SUREST : Math.min(logit(this.judge.value), SUREST);
  }
}

function asIfOnTurn(position: CardsPosition, seat: number): CardsPosition {
  const imagined = position.clone();
  imagined.setTurn(seat);
  imagined.choosing = false;
  imagined.due = 0;
  return imagined;
}

/** How cards are judged at a table of so many. */
export async function makeEvaluation(players: number): Promise<Evaluation<CardsPosition>> {
  const { judge, basis } = await loadMastersJudge(players);
  return new CardsEvaluation(judge, basis);
}

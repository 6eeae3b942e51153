import { basisFor, cardReasons, makeJudge, WON, type CardsJudge } from '@sixfold/bots/cards';
import type { CardsPosition } from '@sixfold/engine/cards';
import { hashText } from '@sixfold/engine/seeded';
import type { Evaluation, TeamShares } from '../../contract/evaluation.ts';
import { logit, softmax } from '../../family/softmax.ts';

/** How the judgements of all seats become shares. */
export interface CardsTaste {
  /** How much a seat's own outlook counts, and what it is worth to be on turn. */
  readonly steep: number;
  readonly tempo: number;
}

/** Fitted to 120 games that bots played against themselves with two, three and four players. */
const TASTE: CardsTaste = { steep: 0.63, tempo: 0.33 };

/** Nobody is surer than this of a game that is not over. */
const SUREST = 8;

/** Asks each seat's judge, with its own hand, as if it were on turn. */
class CardsEvaluation implements Evaluation<CardsPosition> {
  readonly name = 'cards-hands';
  readonly hash: string;
  readonly seesLuck = false;
  private readonly taste: CardsTaste;
  private readonly judge: CardsJudge;

  constructor(players: number, taste: CardsTaste) {
    this.taste = taste;
    this.judge = makeJudge(players);
    this.hash = hashText(`${basisFor(players)} ${JSON.stringify(taste)}`);
  }

  appraise(position: CardsPosition): { readonly shares: TeamShares; readonly error: 0 } {
    const { steep, tempo } = this.taste;
    const heights = Array.from({ length: position.config.players }, (_, seat) =>
      seat === position.turn
        ? steep * this.outlook(position) + tempo
        : steep * this.outlook(asIfOnTurn(position, seat)),
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
export const makeEvaluation = (players: number, taste: CardsTaste = TASTE): Evaluation<CardsPosition> =>
  new CardsEvaluation(players, taste);

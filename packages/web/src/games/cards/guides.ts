import { tracksAt, weakest, type Tracks } from '@sixfold/engine';
import { isBarred } from '@sixfold/engine/family';
import { RAIL, TOP, type CardsView } from '@sixfold/engine/cards';
import type { Guide } from '../../face/face.ts';
import type { Messages } from '../../i18n/messages.ts';

type CardsGuide = keyof Messages['cardsGuides'];

/** Guidance is for the person at the screen, when that person is to decide. */
const guide = (id: CardsGuide, applies: (view: CardsView, own: Tracks) => boolean): Guide<CardsView> => ({
  id: `cards-${id}`,
  applies: (view) => {
    const isMine = view.turn === view.seat && view.ended === null;
    return isMine && applies(view, tracksAt(view, view.turn));
  },
  text: (t) => t.cardsGuides[id],
});

const isUnder = (own: Tracks): boolean => Math.max(...own) > weakest(own);
const NEAR = 8;

/** The first game with guidance: what comes up, when it comes up. */
export const guides: readonly Guide<CardsView>[] = [
  guide('swap', ({ choosing }) => choosing),
  guide('choose', ({ choosing }) => !choosing),
  guide('open', ({ ply, players }) => ply >= players),
  guide('leaves', ({ ply, players }) => ply >= 2 * players),
  guide('closed', (_, own) => isBarred(RAIL, own)),
  guide('weakest', ({ ply, players }, own) => ply >= 3 * players && isUnder(own)),
  guide('bonus', (_, own) => own.some((value) => value >= NEAR && value < TOP)),
];

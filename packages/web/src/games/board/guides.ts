import { tracksAt, weakest } from '@sixfold/engine';
import { board, type BoardView } from '@sixfold/engine/board';
import type { Guide } from '../../face/face.ts';
import type { Messages } from '../../i18n/messages.ts';

type BoardGuide = keyof Messages['boardGuides'];

/** Guidance is for the person at the screen, when that person is to decide. */
const guide = (id: BoardGuide, applies: (view: BoardView, own: readonly number[]) => boolean): Guide<BoardView> => ({
  id,
  applies: (view) => {
    const isMine = view.turn === view.seat && view.ended === null;
    return isMine && applies(view, tracksAt(view, view.turn));
  },
  text: (t) => t.boardGuides[id],
});

/** In which round of turns the game is, from 0. */
const round = ({ laid, players }: BoardView): number => Math.floor(laid.length / players);

/** How near a colour must be to a bonus turn to be worth a word. */
const NEAR = 5;
const isNear = (view: BoardView, value: number): boolean =>
  board.blank(view).rail.marks.some((bonus) => value < bonus && bonus - value <= NEAR);

/** The first game with guidance: what comes up, when it comes up. */
export const guides: readonly Guide<BoardView>[] = [
  guide('swap', ({ choosing }) => choosing),
  guide('choose', () => true),
  guide('start', (view) => round(view) === 0),
  guide('lines', (view) => round(view) >= 1),
  guide('weakest', (view, own) => round(view) >= 2 && Math.max(...own) > weakest(own)),
  guide('block', (view) => round(view) >= 4 && view.players > 1),
  guide('bonus', (view, own) => view.players > 1 && own.some((value) => isNear(view, value))),
];

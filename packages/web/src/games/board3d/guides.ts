import { tracksAt, weakest } from '@sixfold/engine';
import { board3d, type Board3dView } from '@sixfold/engine/board3d';
import type { Guide } from '../../face/face.ts';
import type { Messages } from '../../i18n/messages.ts';

type Board3dGuide = keyof Messages['board3dGuides'];

/** Guidance is for the person at the screen, when that person is to decide. */
const guide = (
  id: Board3dGuide,
  applies: (view: Board3dView, own: readonly number[]) => boolean,
): Guide<Board3dView> => ({
  id,
  applies: (view) => {
    const isMine = view.turn === view.seat && view.ended === null;
    return isMine && applies(view, tracksAt(view, view.turn));
  },
  text: (t) => t.board3dGuides[id],
});

/** In which round of turns the game is, from 0. */
const round = ({ laid, players }: Board3dView): number => Math.floor(laid.length / players);

/** How near a colour must be to a bonus turn to be worth a word. */
const NEAR = 5;
const isNear = (view: Board3dView, value: number): boolean =>
  board3d.blank(view).rail.marks.some((bonus) => value < bonus && bonus - value <= NEAR);

/** The first game with guidance: what comes up, when it comes up. */
export const guides: readonly Guide<Board3dView>[] = [
  guide('swap', ({ choosing }) => choosing),
  guide('last', ({ lastTurns }) => lastTurns > 0),
  guide('choose', () => true),
  guide('start', (view) => round(view) === 0),
  guide('lines', (view) => round(view) >= 1),
  guide('stack', (view) => round(view) >= 2),
  guide('weakest', (view, own) => round(view) >= 3 && Math.max(...own) > weakest(own)),
  guide('cover', (view) => round(view) >= 5 && view.players > 1),
  guide('bonus', (view, own) => view.players > 1 && own.some((value) => isNear(view, value))),
];

import { LETTERS, type Letter } from '@sixfold/engine';
import type { StonesMove, StonesView } from '@sixfold/engine/stones';
import type { GamePly } from '../../face/face.ts';
import { drawnIn, turnsOf, type Turn } from './stones.ts';

/** What somebody who watches the table has seen of late. */
export interface StonesTrail {
  readonly view: StonesView;
  /** How the stones of each symbol came to lie as they do. */
  readonly motions: readonly StoneMotion[];
  /** Why the last ply was a bust, if it was one. */
  readonly bust: StonesBust | null;
  /** The last turns of everyone. While a player draws on, those before stay in sight. */
  readonly turns: readonly Turn[];
}

/** What somebody went bust with: a stone of which there was one in the tray already, or none in the middle. */
export interface StonesBust {
  readonly piece: Letter;
  readonly isTwice: boolean;
}

/** How the stones of a symbol have moved in the last ply. */
export interface StoneMotion {
  /** Stones that were turned over into the middle. */
  readonly fromPile: number;
  /** Stones that fell from the tray into the middle. */
  readonly fromTray: number;
  /** Whether a stone was turned over into the tray. */
  readonly isNewInTray: boolean;
  /** Whether it was the symbol that somebody went bust with. */
  readonly isBust: boolean;
}

/** Nothing has moved yet for somebody who has just come. */
export const STILL: readonly StoneMotion[] = LETTERS.map(() => ({
  fromPile: 0,
  fromTray: 0,
  isNewInTray: false,
  isBust: false,
}));

export const newTrail = (view: StonesView, fresh: readonly GamePly<StonesMove>[]): StonesTrail => ({
  view,
  motions: STILL,
  bust: null,
  turns: turnsToTell(view, fresh),
});

/** Goes on to a later view. After an earlier one, or another game, it starts afresh: what is taken back does not move. */
export function follow(trail: StonesTrail, view: StonesView, fresh: readonly GamePly<StonesMove>[]): StonesTrail {
  const { view: before, turns } = trail;
  if (before === view) return trail;
  const last = fresh.at(-1);
  if (!last || !isNext(view, before)) return newTrail(view, fresh);
  const told = turnsToTell(view, fresh);
  return { view, motions: motionsOf(before, last), bust: bustOf(before, last), turns: told.length > 0 ? told : turns };
}

const isNext = (view: StonesView, before: StonesView): boolean =>
  view.ply === before.ply + 1 && view.players === before.players && view.starter === before.starter;

/** The tray tells of the turn that the player at the screen is in. */
const turnsToTell = ({ seat }: StonesView, fresh: readonly GamePly<StonesMove>[]): Turn[] =>
  turnsOf(fresh).filter((turn) => turn.end !== null || turn.seat !== seat);

function bustOf({ tray }: StonesView, last: GamePly<StonesMove>): StonesBust | null {
  const drawn = last.events.some(({ type }) => type === 'bust') ? drawnIn(last) : null;
  return drawn && { piece: drawn.piece, isTwice: tray.includes(drawn.piece) };
}

function motionsOf({ tray }: StonesView, last: GamePly<StonesMove>): StoneMotion[] {
  const isBust = last.events.some(({ type }) => type === 'bust');
  return LETTERS.map((letter) => {
    const flips = last.events.flatMap((event) => (event.type === 'flip' && event.piece === letter ? [event.to] : []));
    return {
      fromPile: flips.filter((to) => to === 'middle').length,
      fromTray: isBust && tray.includes(letter) ? 1 : 0,
      isNewInTray: flips.includes('tray'),
      isBust: isBust && drawnIn(last)?.piece === letter,
    };
  });
}

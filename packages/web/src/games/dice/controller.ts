import type { Letter, Preview } from '@sixfold/engine';
import { ROLL, type DiceMove, type DicePosition, type DiceView, type Jokers } from '@sixfold/engine/dice';
import { useEffect } from 'preact/hooks';
import type { SurfaceProps } from '../../face/face.ts';
import { useDraft } from '../../ui/play/draft.ts';
import { useLater } from '../../ui/timing/later.ts';
import { useMove } from '../../ui/play/move.ts';
import * as state from './dice.ts';

export type Props = SurfaceProps<DicePosition, DiceView, DiceMove>;

/** The dice and the sheet before the player at one view of the table, with what the draft makes of them. */
interface DiceLaidOut {
  /** Whose dice and sheet these are. */
  readonly seat: number;
  readonly letters: readonly Letter[] | null;
  /** The groups that may be jokers; empty when the player is not to decide. */
  readonly groups: readonly Letter[];
  readonly jokers: Jokers;
  /** What scoring would bring; null while these dice are not about to score. */
  readonly foreseen: Preview | null;
  readonly rows: readonly state.SheetRow[];
  /** The dice that count for what is considered or explained. */
  readonly lit: ReadonlySet<string>;
}

/** What is laid out, and what can be done with it. */
export interface DiceController extends DiceLaidOut {
  readonly draft: state.DiceDraft;
  /** The draft that the rows answer to: dice answer a touch at once, what the rows offer for them may come a picture later. */
  readonly answered: state.DiceDraft;
  /** The move that was made, until the table answers. */
  readonly made: number | null;
  /** The move that waits for confirmation. */
  readonly asked: number | null;
  readonly change: (next: state.DiceDraft) => void;
  /** Lets go of the group that is picked. */
  readonly release: () => void;
  readonly roll: () => void;
  readonly score: () => void;
}

function layOut({ view, position, canAct, explained, hint = null }: Props, draft: state.DiceDraft): DiceLaidOut {
  const seat = view.seat ?? view.turn;
  const isOwnTurn = view.turn === seat && view.ended === null;
  const jokers = canAct ? draft.jokers : {};
  const foreseen = state.foresee(position, jokers);
  // A suggestion is laid out like any draft, and lights what the draft counts.
  const isExplaining = explained.length > 0 && hint === null;
  return {
    seat,
    letters: view.dice[seat] ?? null,
    groups: canAct ? state.groupsOf(position) : [],
    jokers,
    foreseen: isOwnTurn ? foreseen : null,
    rows: state.rowsOf(position.tracksOf(seat), isOwnTurn ? foreseen : null),
    lit: isExplaining ? state.keysOf(explained) : state.countedDice(view, foreseen, jokers),
  };
}

export function useDiceController(props: Props): DiceController {
  const { view, position, canAct, commit, hint = null } = props;
  const [draft, keep] = useDraft(view.ply, state.newDraft);
  const later = useLater(draft);
  const { made, asked, press, withdraw } = useMove(view, commit);
  const change = (next: state.DiceDraft): void => {
    if (!canAct) return;
    withdraw();
    keep(next);
  };
  const play = (move: number | null): void => {
    if (canAct && move !== null && position.isLegal(move)) press({ move });
  };
  useEffect(() => {
    const hinted = hint === null ? null : state.hintedDraft(position, hint);
    if (hinted) change(hinted);
  }, [hint]);
  return {
    ...layOut(props, draft),
    draft,
    answered: later.ply === draft.ply ? later : draft,
    made: made?.move ?? null,
    asked: asked?.move ?? null,
    change,
    release: () => keep({ ...draft, picked: null }),
    roll: () => play(ROLL),
    score: () => play(state.scoreMove(position, draft.jokers)),
  };
}

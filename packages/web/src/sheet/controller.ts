import { LETTERS, type Letter } from '@sixfold/engine';
import type { SheetGame, SheetMove, SheetPosition, SheetView } from '@sixfold/engine/sheet';
import { useEffect, useState } from 'preact/hooks';
import type { Entry } from '../face/counting.ts';
import type { SurfaceProps } from '../face/face.ts';
import { messages } from '../i18n/index.ts';
import { announce } from '../ui/announcer.tsx';
import { lanesOf } from '../ui/play/lanes.ts';
import { useDraft } from '../ui/play/draft.ts';
import type { PadTrack } from './pad.tsx';
import { sayWhy } from './say-why.ts';
import {
  cellsOf,
  countTapped,
  gainsIn,
  nothingTapped,
  touch,
  type TapCell,
  type Tapped,
  type TapRules,
} from './taps.ts';

export type SheetFaceProps = SurfaceProps<SheetPosition, SheetView, SheetMove>;

/** What the rules say to the mover. */
const rulesOf = (game: SheetGame, position: SheetPosition): TapRules => ({
  most: position.laws.symbols,
  rail: position.rail,
  check: (tracks) => {
    const parsed = game.parseMove(position, { type: 'enter', tracks });
    return parsed.ok ? null : parsed.error;
  },
});

/** The mover's six colours as they can be tapped. */
export function padOf(game: SheetGame, position: SheetPosition, tapped: Tapped): readonly PadTrack[] {
  const tracks = position.tracksOf(position.turn);
  const lanes = lanesOf(tracks, null);
  const rules = rulesOf(game, position);
  return LETTERS.map((letter, symbol) => ({
    letter,
    at: tracks[symbol] ?? 0,
    chosen: tapped.tracks[letter],
    isWeakest: lanes[symbol]?.isMarked ?? false,
    cells: cellsOf(tracks, symbol, tapped, rules),
  }));
}

export interface SheetController {
  readonly tracks: readonly PadTrack[];
  readonly tapped: Tapped;
  /** Why the last thing was refused. */
  readonly problem: string;
  readonly tap: (letter: Letter, cell: TapCell) => void;
  /** Enters what was tapped; nothing, where nothing was. */
  readonly done: () => void;
  readonly enter: (entry: Entry) => void;
  readonly pass: () => void;
  readonly end: () => void;
}

/** What was tapped, until it is entered: a piece that is told whole enters itself. */
export function useSheet(game: SheetGame, props: SheetFaceProps): SheetController {
  const { view, position, commit, showGains } = props;
  const [tapped, keep] = useDraft(view.ply, nothingTapped);
  const { problem, complain } = useProblem(view);
  const play = (move: SheetMove): void => {
    const parsed = game.parseMove(position, move);
    if (parsed.ok) commit(parsed.value);
    else complain(sayWhy(parsed.error, position.rail, messages.peek()));
  };
  const enter = (tracks: Entry): void => play({ type: 'enter', tracks });
  const tap = (letter: Letter, cell: TapCell): void => {
    const touched = touch(tapped, letter, cell, position.laws.symbols);
    complain('why' in touched ? sayWhy(touched.why, position.rail, messages.peek()) : '');
    if ('why' in touched) return;
    keep(touched.tapped);
    if (touched.isEntered) enter(touched.tapped.tracks);
  };
  useEffect(() => {
    const gains = gainsIn(position.tracksOf(position.turn), tapped.tracks);
    showGains?.(countTapped(tapped) > 0 ? gains : null);
  }, [tapped]);
  return {
    tracks: padOf(game, position, tapped),
    tapped,
    problem,
    tap,
    done: () => enter(tapped.tracks),
    enter,
    pass: () => play({ type: 'pass' }),
    end: () => play({ type: 'end' }),
  };
}

/** Why something was refused, for as long as the table stands as it does. */
function useProblem(view: SheetView): { readonly problem: string; readonly complain: (why: string) => void } {
  const [said, say] = useState<{ readonly view: SheetView; readonly why: string } | null>(null);
  const complain = (why: string): void => {
    say({ view, why });
    announce(why, 'answer');
  };
  return { problem: said?.view === view ? said.why : '', complain };
}

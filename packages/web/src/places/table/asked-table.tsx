import type { Source } from '@sixfold/engine';
import { lastDecision, type Match } from '@sixfold/host';
import type { SeenPly } from '@sixfold/protocol';
import type { ComponentChildren, ComponentProps, JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import type { Face, InHand } from '../../face/face.ts';
import { PARTS } from '../../i18n/parts.ts';
import { lazyPart, named } from '../../ui/lazy.tsx';
import { useEcho } from '../../ui/play/echo.ts';
import { Frame, useShown, type ShownTable } from './frame.tsx';
import { gainsBySeat } from './gained.ts';
import { useGains, useTrying } from './trying.ts';

const Ear = lazyPart(named(() => import('../ear/ear.tsx'), 'Ear', PARTS.ear));

/** A position of which somebody is asked for a move, as that seat sees it. */
export interface AskedPosition extends ShownTable {
  readonly seat: number;
  readonly plies: readonly SeenPly[];
  /** How many of them the seat had seen when it last decided. */
  readonly known: number;
}

/** After each answer it is another view, so that the surface takes the next move. */
export function useAsked(
  face: Face,
  match: Match,
  seat: number,
  names: readonly string[],
  answers: number,
): AskedPosition {
  const view = useMemo(() => ({ ...match.view(seat) }), [answers]);
  const plies = useMemo(() => match.seenSince(0, seat), [answers]);
  const shown = useShown(face, view, plies, names);
  const known = lastDecision(match.movers, (mover) => mover === seat) ?? 0;
  return { ...shown, seat, plies, known };
}

interface AskedTableProps extends Pick<ComponentProps<typeof Frame>, 'face' | 'names' | 'bar' | 'explain'> {
  readonly asked: AskedPosition;
  readonly look: string;
  /** What is asked for, or what came of it: for those who hear it. */
  readonly text: string;
  /** The same beside the game. */
  readonly card: ComponentChildren;
  readonly canAct: boolean;
  readonly hint: number | null;
  /** What counts for it. */
  readonly lit: readonly Source[];
  /** Shows a right move; null where nobody does before it was tried. */
  readonly askHint: (() => void) | null;
  readonly commit: (move: number) => void;
}

/** The same table as of any game, at which one move is asked for. */
export function AskedTable(props: AskedTableProps): JSX.Element {
  const { face, names, asked, canAct, hint, askHint, commit } = props;
  const { view, position, plies, told, known } = asked;
  const { gains, showGains } = useGains(view, null);
  const { tried, show } = useTrying(view);
  const { echo, reach } = useEcho(view);
  const inHand = useRef<InHand | null>(null);
  const fresh = useMemo(() => told.slice(known), [told, known]);
  const news = useMemo(() => gainsBySeat(fresh, names.length), [fresh]);
  return (
    <Frame
      face={face}
      shown={asked}
      names={names}
      look={props.look}
      bar={props.bar}
      tracks={{ gains, news, echo, you: asked.seat }}
      surface={{ canAct, commit, fresh, echo, showGains, inHand, hint: tried ?? hint, tried }}
      reach={reach}
      lit={props.lit}
      over={props.card}
      explain={props.explain}
      note=""
      warnings={[]}
    >
      <Ear
        state={{ view, plies, known, canAct, hasHints: askHint !== null, thinking: null, isStuck: false }}
        told={told}
        face={face}
        names={names}
        position={position}
        turn={props.text}
        inHand={inHand}
        hinted={hint}
        askHint={askHint ?? ignore}
        show={show}
        commit={commit}
      />
    </Frame>
  );
}

const ignore = (): void => undefined;

import type { Position, Source } from '@sixfold/engine';
import type { ComponentType } from 'preact';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import type { Face } from '../../face/face.ts';
import { messages, speakOf } from '../../i18n/index.ts';
import { PARTS } from '../../i18n/parts.ts';
import type { Suggestion } from '../../thinking/hints.ts';
import type { Session } from '../../session/session.ts';
import { announce } from '../../ui/announcer.tsx';
import type { HintCardProps } from './hint-card.tsx';

interface Hint {
  readonly isSearching: boolean;
  /** The suggested move for the surface to show; null for none. */
  readonly move: number | null;
  /** What would count for it. */
  readonly sources: readonly Source[];
  /** What it is expected to bring, by symbol and in whole steps. */
  readonly gains: readonly number[] | null;
  /** What the frame says of it while no card does. */
  readonly text: string;
  /** Looks for good moves; asked again, shows the next best. */
  readonly ask: () => void;
  /** Shows what is to be said for the move. */
  readonly Card: ComponentType<HintCardProps> | null;
  readonly card: Omit<HintCardProps, 'names'> | null;
}

/** The good moves that were found, the one that is shown, and what shows it. */
interface FoundHints {
  /** Whether nobody could be found to think about it. */
  readonly hasFailed: boolean;
  readonly suggestions: readonly Suggestion[];
  readonly at: number;
  /** Counts how often a hint was asked for here. */
  readonly asked: number;
  /** Whether the card is shown; the move is marked on the table in any case. */
  readonly isOpen: boolean;
  readonly Card: ComponentType<HintCardProps> | null;
}

const NOTHING: FoundHints = { hasFailed: false, suggestions: [], at: 0, asked: 0, isOpen: false, Card: null };
const NO_SOURCES: readonly Source[] = [];

/** The card comes with the first hint, and what it says with it. Without it the move alone must do. */
const loadCard = (): Promise<FoundHints['Card']> =>
  Promise.all([import('./hint-card.tsx'), speakOf(PARTS.advice)]).then(
    ([{ HintCard }]) => HintCard,
    () => null,
  );

interface Search {
  readonly isSearching: boolean;
  readonly found: FoundHints;
  readonly search: () => Promise<FoundHints>;
  readonly show: (at: number) => void;
  readonly close: () => void;
}

/** Asks a master for good moves. The answer stands until the table changes. */
function useSearch(session: Session, position: Position): Search {
  const [isSearching, setSearching] = useState(false);
  const [found, setFound] = useState(NOTHING);
  useEffect(() => setFound(NOTHING), [position]);
  const search = async (): Promise<FoundHints> => {
    setSearching(true);
    const next = await Promise.all([session.hint(), loadCard()]).then(
      ([suggestions, Card]): FoundHints => ({ hasFailed: false, suggestions, at: 0, asked: 1, isOpen: true, Card }),
      (): FoundHints => ({ ...NOTHING, hasFailed: true }),
    );
    setSearching(false);
    setFound(next);
    return next;
  };
  const show = (at: number): void => setFound((old) => ({ ...old, at, asked: old.asked + 1, isOpen: true }));
  const close = useCallback(() => setFound((old) => ({ ...old, isOpen: false })), []);
  return { isSearching, found, search, show, close };
}

/** A hint, as far as it was asked for. */
export function useHint(session: Session, face: Face, position: Position): Hint {
  const { isSearching, found, search, show, close } = useSearch(session, position);
  const { hasFailed, suggestions, at, asked, isOpen, Card } = found;
  const shown = suggestions[at];
  const number = useMemo(() => (shown ? numberOf(face, position, shown) : null), [shown, position]);
  const sources = useMemo(() => (number === null ? NO_SOURCES : face.game.sources(position, number).flat()), [number]);
  const gains = useMemo(() => shown?.gains.map(Math.round) ?? null, [shown]);
  const t = messages.value;
  const say = ({ move }: Suggestion): string => t.table.hintIs(face.words.sayHint(move, position, t));
  const begin = async (): Promise<void> => {
    const {
      hasFailed: isNone,
      suggestions: [best],
      Card: card,
    } = await search();
    if (isNone) announce(t.table.hintFailed);
    // A card speaks for itself.
    if (best && !card) announce(say(best));
  };
  const next = (): void => show((at + 1) % suggestions.length);
  const ask = (): void => {
    if (isSearching) return;
    if (!shown) void begin();
    else if (isOpen) next();
    else show(at);
  };
  const move = shown ? say(shown) : hasFailed ? t.table.hintFailed : '';
  const isShown = shown !== undefined && isOpen && Card !== null;
  return {
    isSearching,
    move: number,
    sources,
    gains,
    text: isSearching ? t.table.hinting : isShown ? '' : move,
    ask,
    Card,
    card: isShown ? { suggestion: shown, move, at, all: suggestions.length, asked, next, close } : null,
  };
}

function numberOf({ game }: Face, position: Position, { move }: Suggestion): number | null {
  const parsed = game.parseMove(position, move);
  return parsed.ok ? parsed.value : null;
}

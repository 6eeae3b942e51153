import type { MoveObject, Position, Source } from '@sixfold/engine';
import { useEffect, useState } from 'preact/hooks';
import type { Face } from '../face.ts';
import { messages } from '../i18n/index.ts';
import type { Session } from '../table/session.ts';
import { announce } from '../ui/announcer.tsx';

interface Hint {
  readonly isSearching: boolean;
  /** The suggested move for the surface to show; null for none. */
  readonly move: number | null;
  /** What would count for it. */
  readonly sources: readonly Source[];
  readonly text: string;
  readonly ask: () => void;
}

/** Asks the table's bot for a move. The answer stands until the table changes. */
export function useHint(session: Session, face: Face, position: Position): Hint {
  const [isSearching, setSearching] = useState(false);
  const [found, setFound] = useState<MoveObject | null>(null);
  const t = messages.value;
  useEffect(() => setFound(null), [position]);
  const move = found && numberOf(face, position, found);
  const say = (object: MoveObject): string => t.table.hintIs(face.words.sayHint(object, position, t));
  const ask = async (): Promise<void> => {
    setSearching(true);
    const object = await session.hint().catch(() => null);
    setSearching(false);
    setFound(object);
    if (object) announce(say(object));
  };
  const text = found ? say(found) : '';
  return {
    isSearching,
    move,
    sources: move === null ? [] : face.game.sources(position, move).flat(),
    text: isSearching ? t.table.hinting : text,
    ask: () => void ask(),
  };
}

function numberOf({ game }: Face, position: Position, move: MoveObject): number | null {
  const parsed = game.parseMove(position, move);
  return parsed.ok ? parsed.value : null;
}

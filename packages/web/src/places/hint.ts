import { FastChance, type GameEvent, type MoveObject, type Position, type Source } from '@sixfold/engine';
import { useEffect, useState } from 'preact/hooks';
import type { Face } from '../face.ts';
import { messages, type Messages } from '../i18n/index.ts';
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
export function useHint(session: Session, face: Face, position: Position, names: readonly string[]): Hint {
  const [isSearching, setSearching] = useState(false);
  const [found, setFound] = useState<MoveObject | null>(null);
  const t = messages.value;
  useEffect(() => setFound(null), [position]);
  const move = found && numberOf(face, position, found);
  const say = (object: MoveObject, number: number): string =>
    t.table.hintIs(t.table.luck[object.type] ?? sayMove(face, position, number, names, t));
  const ask = async (): Promise<void> => {
    setSearching(true);
    const object = await session.hint().catch(() => null);
    const number = object && numberOf(face, position, object);
    setSearching(false);
    setFound(object);
    if (object && number !== null) announce(say(object, number));
  };
  const text = found && move !== null ? say(found, move) : '';
  return {
    isSearching,
    move,
    sources: move === null ? [] : face.game.sources(position, move).flat(),
    text: isSearching ? t.table.hinting : text,
    ask: () => void ask(),
  };
}

/** A move as it would stand in the log, with what is certain of its consequences. */
function sayMove({ game, words }: Face, position: Position, move: number, names: readonly string[], t: Messages): string {
  const events: GameEvent[] = [];
  position.clone().play(move, new FastChance(0), events);
  const certain = events.filter(({ type }) => type === 'score' || type === 'bonus');
  return words.sayPly({ ply: position.ply, seat: position.turn, move: game.makeMove(position, move), events: certain }, names, t);
}

function numberOf({ game }: Face, position: Position, move: MoveObject): number | null {
  const parsed = game.parseMove(position, move);
  return parsed.ok ? parsed.value : null;
}

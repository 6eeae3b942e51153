import { useRef, useState } from 'preact/hooks';

/** What a player lays out before deciding. */
export interface Draft {
  /** The ply that it is meant for. */
  readonly ply: number;
}

/** The draft of this ply. Once the game has moved on it is void, also if moves are taken back and the ply comes again. */
export function useDraft<D extends Draft>(ply: number, begin: (ply: number) => D): [D, (draft: D) => void] {
  const kept = useRef<D | null>(null);
  const [, drawAgain] = useState({});
  const draft = kept.current?.ply === ply ? kept.current : begin(ply);
  kept.current = draft;
  const keep = (next: D): void => {
    kept.current = next;
    drawAgain({});
  };
  return [draft, keep];
}

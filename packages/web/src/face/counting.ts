import type { SheetMove, SheetPosition, SheetView } from '@sixfold/engine/sheet';

/** The new values of the tracks that moved. */
export type Entry = Extract<SheetMove, { type: 'enter' }>['tracks'];

/** What lies before each seat of the real table, as it was last tapped in: pieces by their letters. */
export type LyingPieces = readonly (readonly string[])[];

/** What a game's help with counting is given at a score board, and what it reports. */
export interface CountingProps {
  readonly view: SheetView;
  readonly position: SheetPosition;
  readonly names: readonly string[];
  readonly lying: LyingPieces;
  /** What the fields of a drawn board show; null as long as nobody has painted it. */
  readonly painted: Uint8Array | null;
  readonly paint: (painted: Uint8Array | null) => void;
  /** Paints what is entered with the next entry, and is lifted if that is taken back. */
  readonly lay: (before: Uint8Array, after: Uint8Array) => void;
  /** Enters what was counted, and keeps what lies there from now on. */
  readonly enter: (entry: Entry, lying?: LyingPieces) => void;
  readonly close: () => void;
}

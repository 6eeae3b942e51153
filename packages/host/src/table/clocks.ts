import type { TableClock, Tempo } from '@sixfold/protocol';
import type { TableEvent } from '../log/events.ts';
import type { GameClock } from '../tempo/clock.ts';

/** How clocks run. Brought by those hosts whose tables may have one: a device has none, and need not load it. */
export interface Clocks {
  /** Whether somebody can play by it. */
  isTempo(tempo: unknown): boolean;
  /** The clock of a table that is opened and waits for this person, or for nobody. */
  begin(tempo: Tempo, seats: number, at: number, waitsFor: number | null): GameClock;
  /** The clock after something has happened at a table that now waits for this person, or for nobody, at this ply. */
  turn(clock: GameClock, event: TableEvent, waitsFor: number | null, ply: number): GameClock;
  /** The clock as everybody is told it. */
  tell(clock: GameClock): TableClock;
  /** When somebody's time is out; null if nobody's runs. */
  runsOutAt(clock: GameClock): number | null;
}

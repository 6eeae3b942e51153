import type { Seen } from '@sixfold/protocol';
import { hasBegun, type Live } from './live.ts';
import { makeGameNews, makeTableNews, missingFrom, stateOf, type Presence } from './news.ts';
import { seatOf } from './seats.ts';
import { makeLine, type Visitor } from './visitor.ts';

const NEVER_SEEN: Seen = { game: -1, ply: 0, backs: 0 };

/** Those who watch a table. They have all seen the same of it, so that only the last change need be told. */
export class Audience {
  private readonly watchers = new Set<Visitor>();
  private shown = NEVER_SEEN;
  /** The presence that was told last, as a text. */
  private told = '';

  get isEmpty(): boolean {
    return this.watchers.size === 0;
  }

  /** Somebody comes, and is told what they have not seen. */
  welcome(visitor: Visitor, live: Live, seen: Seen | null): void {
    this.watchers.add(visitor);
    const seat = seatOf(live.care.seats, visitor.guest);
    const presence = this.presenceAt(live);
    if (this.watchers.size === 1) this.told = textOf(presence);
    visitor.hear(makeLine('table', makeTableNews(live, seat, presence)));
    if (hasBegun(live)) visitor.hear(makeLine('game', makeGameNews(live, seat, missingFrom(live, seen))));
    this.shown = stateOf(live);
  }

  /** Whether they were here. */
  dismiss(visitor: Visitor): boolean {
    return this.watchers.delete(visitor);
  }

  has(guest: string | null): boolean {
    return guest !== null && [...this.watchers].some((watcher) => watcher.guest?.id === guest);
  }

  showTable(live: Live): void {
    const presence = this.presenceAt(live);
    this.told = textOf(presence);
    this.tell(live, (seat) => makeLine('table', makeTableNews(live, seat, presence)));
  }

  /** Shows who is here, if that has changed. */
  showPresence(live: Live): void {
    if (textOf(this.presenceAt(live)) !== this.told) this.showTable(live);
  }

  showGame(live: Live): void {
    if (hasBegun(live)) {
      const from = missingFrom(live, this.shown);
      this.tell(live, (seat) => makeLine('game', makeGameNews(live, seat, from)));
    }
    this.shown = stateOf(live);
  }

  /** The whole game will be told: somebody has another seat now, and other eyes. */
  startOver(): void {
    this.shown = NEVER_SEEN;
  }

  /** Whoever looks from the same seat hears the same line, which is written once. */
  private tell({ care: { seats } }: Live, write: (seat: number | null) => string): void {
    const lines = new Map<number | null, string>();
    for (const watcher of this.watchers) {
      const seat = seatOf(seats, watcher.guest);
      const line = lines.get(seat) ?? write(seat);
      lines.set(seat, line);
      watcher.hear(line);
    }
  }

  private presenceAt({ care: { seats } }: Live): Presence {
    const guests = new Set<string>();
    let spectators = 0;
    for (const { guest } of this.watchers) {
      if (seatOf(seats, guest) === null) spectators++;
      else guests.add(guest!.id);
    }
    return { guests, spectators };
  }
}

const textOf = ({ guests, spectators }: Presence): string => [...guests].sort().concat(String(spectators)).join();

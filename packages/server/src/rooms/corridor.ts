import type { Seen } from '@sixfold/protocol';
import type { Live } from './live.ts';
import { Room, type Surroundings } from './room.ts';
import type { Tools } from './tools.ts';
import { Refusal, type Visitor } from './visitor.ts';

/** Leads to the rooms that somebody is in. A room is there from when it is asked for until it is empty. */
export class Corridor implements Surroundings {
  readonly tools: Tools;
  /** Seats or stage of a table have changed. */
  readonly changed: (live: Live) => void;
  isClosing = false;
  private readonly rooms = new Map<string, Room>();
  private readonly visits = new Map<Visitor, Set<Room>>();

  constructor(tools: Tools, changed: (live: Live) => void) {
    this.tools = tools;
    this.changed = changed;
  }

  /** To be used at once, before the room can be found empty. */
  room(id: string): Room {
    const room = this.rooms.get(id) ?? new Room(id, this);
    this.rooms.set(id, room);
    return room;
  }

  /** Whether somebody is in that room. */
  isOpen(id: string): boolean {
    return this.rooms.has(id);
  }

  async watch(visitor: Visitor, id: string, seen: Seen | null): Promise<void> {
    const room = this.room(id);
    const visited = this.visits.get(visitor) ?? new Set();
    const most = this.tools.limits.watchedPerVisitor;
    if (!visited.has(room) && visited.size >= most) {
      this.tidy(room);
      throw new Refusal({ code: 'too-many', what: 'watched', most });
    }
    this.visits.set(visitor, visited.add(room));
    try {
      await room.watch(visitor, seen);
    } catch (error) {
      this.endVisit(visitor, room);
      throw error;
    }
  }

  unwatch(visitor: Visitor, id: string): void {
    const room = this.rooms.get(id);
    if (room) this.endVisit(visitor, room);
  }

  leave(visitor: Visitor): void {
    for (const room of this.visits.get(visitor) ?? []) this.endVisit(visitor, room);
  }

  isVisiting(visitor: Visitor, room: Room): boolean {
    return this.visits.get(visitor)?.has(room) ?? false;
  }

  tidy(room: Room): void {
    if (room.isEmpty && this.rooms.get(room.id) === room) this.rooms.delete(room.id);
  }

  /** What is in memory is out of date. */
  refresh(): void {
    for (const room of this.rooms.values()) room.refresh();
  }

  /** Waits until all that was begun is done. */
  async finish(): Promise<void> {
    await Promise.all([...this.rooms.values()].map((room) => room.finish()));
  }

  private endVisit(visitor: Visitor, room: Room): void {
    const visited = this.visits.get(visitor);
    if (!visited?.delete(room)) return;
    if (visited.size === 0) this.visits.delete(visitor);
    room.leave(visitor);
  }
}

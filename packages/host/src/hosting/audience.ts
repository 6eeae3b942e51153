import type { Seen, TableMessage } from '@sixfold/protocol';
import { leftBy, seatsOf, type Who } from '../table/seats.ts';
import type { Table } from '../table/table.ts';
import type { Knocking, KnockingPerson } from '../decide/decision.ts';
import type { Knocks } from './knocks.ts';
import { whoLooks, type Look, type Reader } from './reader.ts';
import { missingFrom, newsSince, tellGame, tellTable, type Circumstances, type Presence } from './tell.ts';

const NEVER_SEEN: Seen = { round: -1, ply: 0, backs: 0 };

/** What a reader saw last: with whose eyes, and, at a shared device, who had taken it. */
interface ReaderPlace {
  eyes: number | null;
  last: number | null;
  /** Whom the cover names. */
  handTo: number | null;
}

/** Those who read at a table. They have all seen the same of it, so that only the last change need be told. */
export class Audience {
  /** Whether a bot has come to nothing. */
  isStuck = false;
  private readonly log: Pick<Circumstances, 'names' | 'people'>;
  private readonly replaceIn: Circumstances['replaceIn'];
  private readonly elsewhere: () => readonly (string | null)[];
  /** Null until somebody asks for a seat. */
  private asking: Knocks | null = null;
  private readonly places = new Map<Reader, ReaderPlace>();
  private shown = NEVER_SEEN;
  /** The presence that everybody was told last, as a text; empty if not all know the same. */
  private told = '';

  /**
   * `log`: where it is known what everybody is called; `replaceIn`: for how long somebody must be waited for; `elsewhere`:
   * who looks at the same table at other hosts.
   */
  constructor(log: Audience['log'], replaceIn: Audience['replaceIn'], elsewhere: Audience['elsewhere'] = () => []) {
    this.log = log;
    this.replaceIn = replaceIn;
    this.elsewhere = elsewhere;
  }

  /** Who asks for a seat by this number. */
  knocker(knock: number): KnockingPerson | null {
    return this.asking?.knocker(knock) ?? null;
  }

  /** Somebody asks for a seat, or is answered. */
  hearKnock(knocking: Knocking, table: Table, start: () => Knocks): void {
    this.asking ??= start();
    this.asking.hear(knocking);
    this.showTable(table);
  }

  /** What somebody must be told who has not heard who asks for a seat. */
  get knocks(): readonly Knocking[] {
    return this.asking?.story ?? [];
  }

  get isEmpty(): boolean {
    return this.places.size === 0;
  }

  /** Somebody comes, or asks again, and is told what they have not seen. */
  welcome(reader: Reader, table: Table, seen: Seen | null): void {
    const place = this.places.get(reader) ?? { eyes: null, last: null, handTo: null };
    this.places.set(reader, place);
    const presence = this.presenceAt(table);
    if (this.places.size === 1) this.told = textOf(presence);
    else if (textOf(presence) !== this.told) this.told = '';
    reader.send(['table', tellTable(table, reader.who, this.around(presence))]);
    if (table.hasBegun && table.isDealt) {
      const look = this.lookAt(table, reader.who, place);
      reader.send([
        'game',
        tellGame(table, reader.who, look, newsSince(table, missingFrom(table, seen)), this.isStuck),
      ]);
    }
    this.shown = table.state;
  }

  /** Whether they were here. */
  dismiss(reader: Reader): boolean {
    return this.places.delete(reader);
  }

  /** Whom a reader's screen is to be handed to. */
  coverOf(reader: Reader): number | null {
    return this.places.get(reader)?.handTo ?? null;
  }

  /** The next person has taken the device: the one whom the cover named, not whoever is to decide by now. */
  uncover(reader: Reader, named: number | null, table: Table): void {
    const place = this.places.get(reader);
    if (!place) return;
    if (whoLooks(table, reader.who, place.last).handTo === named) place.last = named ?? place.last;
    this.welcome(reader, table, null);
  }

  /** Whoever holds a covered screen need not be the one whose move was taken back. */
  coverAgain(table: Table): void {
    for (const [{ who }, place] of this.places) if (whoLooks(table, who, place.last).handTo !== null) place.last = null;
  }

  showTable(table: Table): void {
    const presence = this.presenceAt(table);
    this.told = textOf(presence);
    const around = this.around(presence);
    this.tell(table, (who) => ['table', tellTable(table, who, around)]);
  }

  /** Shows who is here, if that has changed. */
  showPresence(table: Table): void {
    if (textOf(this.presenceAt(table)) !== this.told) this.showTable(table);
  }

  showGame(table: Table): void {
    if (table.hasBegun && table.isDealt && !this.isEmpty) {
      const news = newsSince(table, missingFrom(table, this.shown));
      this.tell(table, (who, place) => {
        const { eyes } = place;
        const look = this.lookAt(table, who, place);
        return ['game', tellGame(table, who, look, look.viewer === eyes ? news : newsSince(table, 0), this.isStuck)];
      });
    }
    this.shown = table.state;
  }

  /** Shows whether a bot has come to nothing, if that has changed. */
  showStuck(table: Table, isStuck: boolean): void {
    if (this.isStuck === isStuck) return;
    this.isStuck = isStuck;
    this.showGame(table);
  }

  /** The whole game will be told: somebody has another seat now, and other eyes. */
  startOver(): void {
    this.shown = NEVER_SEEN;
  }

  private presenceAt({ seats }: Table): Presence {
    const people = new Set<string>();
    let spectators = 0;
    let isShared = false;
    for (const { who } of this.places.keys()) {
      if (who.kind === 'device') isShared = true;
      else if (who.kind !== 'person' || seatsOf(seats, who).length === 0) spectators++;
      else people.add(who.id);
    }
    for (const id of this.elsewhere()) {
      if (id !== null && seats.some(({ kind, person }) => kind === 'person' && person === id)) people.add(id);
      else spectators++;
    }
    this.asking?.keep(
      (who) => seatsOf(seats, who).length > 0,
      (who) => this.reads(who),
    );
    return { people: isShared ? null : people, spectators, knocks: this.asking?.open ?? [] };
  }

  private reads({ id }: KnockingPerson): boolean {
    const isHere = [...this.places.keys()].some(({ who }) => who.kind === 'person' && who.id === id);
    return isHere || this.elsewhere().includes(id);
  }

  private around(presence: Presence): Circumstances {
    const { names, people } = this.log;
    return { names, people, presence, replaceIn: this.replaceIn, knockOf: (who) => this.asking?.stateOf(who) ?? null };
  }

  private lookAt(table: Table, who: Who, place: ReaderPlace): Look {
    const look = whoLooks(table, who, place.last);
    // Everybody looks at the end of a game, so the next one begins covered.
    if (look.handTo === null) place.last = look.viewer;
    place.eyes = look.viewer;
    place.handTo = look.handTo;
    return look;
  }

  /** Whoever looks from the same seat reads the same message, which is made once. */
  private tell({ seats }: Table, make: (who: Who, place: ReaderPlace) => TableMessage): void {
    const messages = new Map<number | null, TableMessage>();
    for (const [reader, place] of this.places) {
      const { who } = reader;
      const [seat = null, another = null] = seatsOf(seats, who);
      const isOwn = leftBy(seats, who) !== null || (this.asking?.stateOf(who) ?? null) !== null;
      const isShared = another === null && !isOwn;
      const message = (isShared && messages.get(seat)) || make(who, place);
      if (isShared) messages.set(seat, message);
      reader.send(message);
    }
  }
}

const textOf = ({ people, spectators, knocks }: Presence): string =>
  JSON.stringify([people && [...people].sort(), spectators, knocks]);

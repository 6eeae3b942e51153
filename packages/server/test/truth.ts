import { isDeepStrictEqual } from 'node:util';
import { GAMES, seriesStanding, startGame, type Game, type GameEvent, type Position } from '@sixfold/engine';
import { FairGame, readFair, type FairLuck, type OpenedLuck } from '@sixfold/engine/fair';
import type { Transcript, TranscriptPly } from '@sixfold/engine/transcript';

/** A finished game with all of its secrets, to compare with what was said while it was played. */
export class Truth {
  readonly table: string;
  readonly transcript: Transcript;
  private readonly game: Game;
  /** Before each ply, and at the end. */
  private readonly positions: Position[];
  private readonly bots: readonly number[];
  /** What luck was for: in the deal, then ply by ply. */
  private readonly labels: string[][] = [];
  private readonly fair: FairGame;

  constructor(table: string, transcript: Transcript, bots: readonly number[]) {
    this.table = table;
    this.transcript = transcript;
    this.bots = bots;
    this.game = GAMES[transcript.game];
    this.fair = new FairGame(this.game.card, transcript.seed);
    this.positions = this.replay();
  }

  /** All that a seat, or a spectator, may know before a ply. */
  view(ply: number, seat: number | null): object | null {
    const position = this.positions[ply];
    return position ? this.game.view(position, seat) : null;
  }

  /** Whether this is what was counted at one of the plies that were played. */
  explains(sources: unknown): boolean {
    return this.positions.slice(0, -1).some((position, ply) => {
      const parsed = this.game.parseMove(position, this.transcript.plies[ply]!.move);
      return parsed.ok && isDeepStrictEqual(plain(this.game.sources(position, parsed.value)), sources);
    });
  }

  /** What must be said to a seat, byte for byte, when so many plies are played and the seat has heard of some. */
  gameLine(from: number, ply: number, seat: number | null): string | null {
    const { table, transcript, positions, bots } = this;
    const position = positions[ply];
    if (!position || from > ply) return null;
    const result = position.ended ? transcript.result : null;
    const luck = this.opened(from, ply);
    const isBots = !position.ended && bots.includes(position.turn);
    const update = {
      table,
      round: 0,
      ply,
      backs: 0,
      from,
      plies: transcript.plies.slice(from, ply).map((one, index) => asSeen(one, from + index, seat)),
      view: this.view(ply, seat),
      handTo: null,
      thinking: isBots ? position.turn : null,
      isStuck: false,
      takeBack: position.ended ? null : this.lastOf(seat, ply),
      result,
      standing: seriesStanding(transcript.players, result ? [result] : []),
      isOver: result !== null,
      ...(luck.opened.length > 0 && { luck: [luck] }),
    };
    return JSON.stringify(['game', update]);
  }

  /** Where a seat decided last before a ply. */
  private lastOf(seat: number | null, ply: number): number | null {
    const last = this.transcript.plies.slice(0, ply).findLastIndex((one) => one.seat === seat);
    return last < 0 ? null : last;
  }

  /** What may be opened of the luck of these plies, and with the first of the deal. */
  private opened(from: number, ply: number): OpenedLuck {
    const plies = this.labels.slice(from + 1, ply + 1).flat();
    const starter = this.transcript.fair?.starter === 'drawn' ? ['starter'] : [];
    return this.fair.open(from === 0 ? [...starter, ...(this.labels[0] ?? []), ...plies] : plies);
  }

  /** The luck that the transcript claims. */
  private claimed(): FairLuck {
    const { fair, players, starter, seed } = this.transcript;
    const luck = readFair(fair, { card: this.game.card, players, starter, seed });
    if ('wrong' in luck) throw new Error(luck.wrong);
    return luck;
  }

  private replay(): Position[] {
    const { players, options, starter, plies } = this.transcript;
    const luck = this.claimed();
    const position = startGame(this.game, { players, options, starter }, luck.setup());
    const positions = [position.clone()];
    this.labels.push(luck.usedFrom(0));
    for (const [ply, { move }] of plies.entries()) {
      const parsed = this.game.parseMove(position, move);
      if (!parsed.ok) throw new Error(`ply ${ply} of the transcript is not legal`);
      position.play(parsed.value, luck.ply(ply));
      this.labels.push(ply === 0 ? luck.usedFrom(0).slice(this.labels[0]?.length) : luck.usedFrom(ply));
      positions.push(position.clone());
    }
    return positions;
  }
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** A ply as a seat may see it: pieces that somebody else draws are only counted. */
function asSeen({ seat: mover, move, events }: TranscriptPly, ply: number, seat: number | null): object {
  return { ply, seat: mover, move, events: events.map((event) => (isHidden(event, seat) ? counted(event) : event)) };
}

const isHidden = (event: GameEvent, seat: number | null): boolean => event.type === 'draw' && event.seat !== seat;

const counted = (event: GameEvent): object => ('pieces' in event ? { ...event, pieces: event.pieces.length } : event);

import { randomBytes } from 'node:crypto';
import { GAMES, type Game } from '@sixfold/engine';
import { Seed } from '@sixfold/engine/seeded';
import {
  AskFailed,
  type Ask,
  type Client,
  type GameUpdate,
  type TableInfo,
  type TableRequest,
} from '@sixfold/protocol';
import type { Entrant } from '../arena/entrants.ts';
import { seat, type ArenaPlayer } from '../arena/players.ts';
import type { ProcessLog } from '../arena/program.ts';
import { messageOf } from '../terminal/describe.ts';
import { cleaned } from '../terminal/paint.ts';
import { sayWinners } from '../terminal/ranking.ts';
import { shown } from './connection.ts';
import type { InviteLink } from './link.ts';
import { OnlineError } from './refusals.ts';
import { OnlineTable } from './table.ts';

/** Who is to play, and how. */
export interface Sitter {
  readonly entrant: Entrant;
  /** So many milliseconds over its budget a program is given. */
  readonly grace: number;
  /** Whether it plays again where somebody at the table wants to. */
  readonly again: boolean;
  /** Is told of the processes that it starts. */
  readonly log: ProcessLog;
  /** Is told what came of each table, in one line. */
  readonly say: (line: string) => void;
}

/** Sits down and plays all games of the table, and of those that follow it. Fails with `OnlineError`. */
export async function sitAndPlay(client: Client, link: Omit<InviteLink, 'server'>, sitter: Sitter): Promise<void> {
  for (let at: Omit<InviteLink, 'server'> | null = link; at !== null;) {
    const table = await OnlineTable.join(client, at);
    const next = await new ProgramSeat(table, sitter).play();
    await table.leave();
    at = next === null ? null : { table: next };
  }
}

/** A bot or a program at one table of a server. */
class ProgramSeat {
  private readonly table: OnlineTable;
  private readonly sitter: Sitter;
  private readonly luck = new Seed(randomBytes(16).toString('hex'));
  /** Who plays the present game: started anew for each, as in the arena. */
  private player: { readonly round: number; readonly at: ArenaPlayer } | null = null;
  /** What has been asked or answered, so that nothing is done twice. */
  private done = '';

  constructor(table: OnlineTable, sitter: Sitter) {
    this.table = table;
    this.sitter = sitter;
  }

  /** The table at which the same people play again, if it is to be followed. */
  async play(): Promise<string | null> {
    try {
      for (;;) {
        const next = this.table.next;
        const { info, game } = this.table;
        if (info?.stage === 'closed') throw new OnlineError('the table was closed before the end');
        // The table is told before its last game.
        if (info?.stage === 'over' && game?.isOver) return await this.end(info, game);
        if (info) await this.act(info, game);
        await next;
      }
    } catch (error) {
      throw shown(error);
    } finally {
      this.player?.at.leave();
    }
  }

  private async act(info: TableInfo, game: GameUpdate | null): Promise<void> {
    const { table } = info;
    if (info.you === null) return await this.returnTo(info);
    if (info.offer && info.offer.by !== info.you && !info.offer.agreed.includes(info.you)) {
      // What the people want is theirs to settle.
      const { number } = info.offer;
      return await this.once(`offer ${number}`, () => this.ask('agree', { table, offer: number, isAgreed: true }));
    }
    if (info.stage !== 'playing' || !game) return;
    const { round, ply, backs, view, result } = game;
    // Whoever reads the result goes on when they have.
    if (result)
      return hasPeople(info) ? undefined : await this.once(`next ${round}`, () => this.ask('next', { table, round }));
    if (view.turn === info.you && view.seat === info.you) {
      await this.once(`move ${round}/${ply}/${backs}`, () => this.move(game));
    }
  }

  private async once(what: string, act: () => Promise<void>): Promise<void> {
    if (this.done === what) return;
    this.done = what;
    await act();
  }

  /** A bot may have played on while the connection was lost; whoever was sent away has to go. */
  private async returnTo({ kept, table }: TableInfo): Promise<void> {
    if (kept === null) throw new OnlineError('it was sent away from the table');
    await this.table.sit({ table });
  }

  private async move({ table, round, ply, view }: GameUpdate): Promise<void> {
    const game: Game = GAMES[view.game];
    const { sitter } = this;
    if (this.player?.round !== round) {
      this.player?.at.leave();
      this.player = { round, at: await seat(sitter.entrant, { ...sitter, game, players: view.players }) };
    }
    const move = await this.decided(this.player.at.choose(view, this.luck.bot(ply)));
    const position = game.resample(view, this.luck.bot(ply));
    await this.ask('move', { table, round, ply, move: game.makeMove(position, move) });
  }

  /** Whoever cannot decide has lost the game, as in the arena: nobody need wait. */
  private async decided(choice: Promise<number>): Promise<number> {
    try {
      return await choice;
    } catch (error) {
      await this.ask('resign', { table: this.table.id });
      throw new OnlineError(`${this.sitter.entrant.label} gives up: ${messageOf(error)}`);
    }
  }

  /** What the table has gone past, by a take-back or in another connection, is looked at anew with the next news. */
  private async ask<R extends TableRequest>(request: R, ask: Ask<R>): Promise<void> {
    try {
      await this.table.ask(request, ask);
    } catch (error) {
      const code = error instanceof AskFailed ? error.error.code : null;
      if (code === 'connection-lost') this.done = '';
      else if (code !== 'moved-on' && code !== 'not-offered' && code !== 'not-playing') throw error;
    }
  }

  private async end(info: TableInfo, game: GameUpdate): Promise<string | null> {
    this.sitter.say(sayEnd(info, game));
    if (!this.sitter.again || !hasPeople(info)) return null;
    while (this.table.info?.rematch == null) await this.table.next;
    return this.table.info.rematch.table;
  }
}

/** Whether somebody else sits there who is no program. */
const hasPeople = ({ seats, you }: TableInfo): boolean =>
  seats.some(({ kind, isProgram }, index) => index !== you && kind === 'person' && isProgram !== true);

/** Who won with how many points. */
function sayEnd({ seats, terms }: TableInfo, { standing, result }: GameUpdate): string {
  const names = seats.map(({ name }) => cleaned(name));
  const points = names.map((name, index) => `${name} ${standing.points[index]}`).join(', ');
  const isSeries = terms.games > 1;
  return `${sayWinners((!isSeries && result?.ranks) || standing.ranks, names, isSeries ? 'the series' : 'the game')} (${points})`;
}

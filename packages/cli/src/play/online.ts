import { GAMES, type Game } from '@sixfold/engine';
import { LuckCheck } from '@sixfold/engine/fair';
import { lastDecision } from '@sixfold/host';
import type { Client, GameUpdate, SeenPly, TableInfo } from '@sixfold/protocol';
import { faceFor } from '../games/games.ts';
import { connectTo, shown } from '../online/connection.ts';
import { becomeGuest, meetServer, nameOf } from '../online/guest.ts';
import type { InviteLink } from '../online/link.ts';
import type { Passes } from '../online/passes.ts';
import { OnlineError } from '../online/refusals.ts';
import { OnlineTable } from '../online/table.ts';
import { sayName, YOU } from '../terminal/face.ts';
import { said } from '../terminal/language.ts';
import { cleaned, type Paint } from '../terminal/paint.ts';
import { askLine, askUnless, askYes, readYes } from '../terminal/questions.ts';
import { sayDeeds } from '../terminal/say.ts';
import { Leave, type Screen } from '../terminal/screen.ts';
import { askBack, isForUs, makeOnlineOrders, resign, sayOffer } from './online-orders.ts';
import { attempt, type PlayManner, type Party, type PlayedTable } from './party.ts';
import { showEnd } from './series.ts';
import { takeTurn } from './turn.ts';

/** For so many milliseconds a server that is gone is waited for. */
const PATIENCE = 300_000;

/** Who plays where, and how. */
export interface OnlineWishes {
  readonly link: InviteLink;
  /** What to be called there; asked for, unless one is known there already. */
  readonly name: string | null;
  readonly manner: PlayManner;
}

/** Plays at a table of a server until its games are over or somebody leaves, whose seat is kept. */
export async function playOnline(wishes: OnlineWishes, screen: Screen, paint: Paint, passes: Passes): Promise<void> {
  const { server } = wishes.link;
  let client: Client | null = null;
  try {
    await meetServer(server);
    const cookie = await findPass(wishes, screen, passes);
    const lost = Promise.withResolvers<never>();
    client = connectTo(server, { cookie }, PATIENCE, lost.reject);
    const playing = playAll(client, wishes, screen, paint);
    await Promise.race([playing, lost.promise]);
  } catch (error) {
    if (!(error instanceof Leave)) throw shown(error);
    screen.print(
      '',
      said(
        'Goodbye! Your seat is kept: the same command leads back to it.',
        'Auf Wiedersehen! Dein Platz bleibt: Derselbe Befehl führt zu ihm zurück.',
      ),
    );
  } finally {
    client?.close();
  }
}

/** Whoever was here before is known; whoever was not gives a name. */
async function findPass({ link: { server }, name }: OnlineWishes, screen: Screen, passes: Passes): Promise<string> {
  const known = passes.find(server);
  if (known !== null && (await nameOf(server, known)) !== null) return known;
  const cookie = await becomeGuest(
    server,
    name ?? (await askLine(screen, said('What are you called? ', 'Wie heißt du? '))),
  );
  passes.keep(server, cookie);
  return cookie;
}

async function playAll(client: Client, wishes: OnlineWishes, screen: Screen, paint: Paint): Promise<void> {
  for (let at: Omit<InviteLink, 'server'> | null = wishes.link; at !== null;) {
    const table = await OnlineTable.join(client, at);
    const again = await new OnlineSession(table, wishes.manner, screen, paint).play();
    await table.leave();
    at = again ? await client.ask('rematch', { table: table.id }) : null;
  }
}

/** One table, as a person at a terminal plays there. */
class OnlineSession {
  private readonly table: OnlineTable;
  private readonly manner: PlayManner;
  private readonly screen: Screen;
  private readonly paint: Paint;
  /** What we asked for last and have not heard of, and how often had been taken back then. */
  private asked: { readonly backs: number } | null = null;
  private luck: LuckCheck | null = null;

  constructor(table: OnlineTable, manner: PlayManner, screen: Screen, paint: Paint) {
    this.table = table;
    this.manner = manner;
    this.screen = screen;
    this.paint = paint;
  }

  /** Whether the same people are to play again. */
  async play(): Promise<boolean> {
    for (;;) {
      const news = this.table.next;
      const { info, game } = this.table;
      if (info?.stage === 'closed') throw new OnlineError(said('the table was closed', 'der Tisch wurde geschlossen'));
      if (!info || (info.stage === 'over' && !game?.isOver)) await news;
      else if (info.you === null) await this.comeBack(info);
      else if (!game || info.stage === 'gathering') await this.wait(info, news);
      else {
        const party = this.partyAt(info, game);
        if (game.isOver) return await this.end(party, news);
        await this.goOn(party, info.you, news);
      }
    }
  }

  private async goOn(party: Party, you: number, news: Promise<void>): Promise<void> {
    const { info, now } = party.table;
    await this.hearOfOffer(info, now);
    if (isForUs(info)) await this.answer(party, news);
    else if (now.result) await this.nextGame(party, news);
    else if (info.offer?.by === you || now.view.turn !== you) await this.watch(party, news);
    else await this.decide(party, news);
  }

  /** What others ask meanwhile is told at once; it can be answered instead of moving. */
  private async decide(party: Party, news: Promise<void>): Promise<void> {
    const tell = (): void => {
      const { info, game } = this.table;
      if (info && isForUs(info))
        this.screen.print('', `${sayOffer(info, game, party.names)} ${said('Type yes or no.', 'Tippe ja oder nein.')}`);
    };
    void news.then(tell);
    await takeTurn(party);
  }

  private async comeBack({ kept, table }: TableInfo): Promise<void> {
    if (kept === null)
      throw new OnlineError(said('you were sent away from the table', 'du wurdest vom Tisch genommen'));
    if (
      !(await askYes(
        this.screen,
        said('A bot plays for you. Take over?', 'Ein Bot spielt für dich. Selbst weiterspielen?'),
      ))
    )
      throw new Leave();
    await this.table.sit({ table });
  }

  /** Before the game. */
  private async wait(info: TableInfo, news: Promise<void>): Promise<void> {
    const seats = info.seats.map(({ kind, name }) => `  ${kind === 'open' ? sayFree(cleaned(name)) : cleaned(name)}`);
    this.screen.clear();
    this.screen.print(
      `${faceFor(GAMES[info.terms.game]).title}: ${said('waiting for the others.', 'Die anderen fehlen noch.')}`,
      ...seats,
    );
    await askUnless(
      this.screen,
      said(
        'The game begins when all have come; "quit" leaves> ',
        'Es geht los, wenn alle da sind; „ende“ verlässt den Tisch> ',
      ),
      news,
    );
  }

  /** Whether the luck so far is what the server had committed to; nothing where that is seen at the end alone. */
  private sayLuck({ fair, terms }: TableInfo, now: GameUpdate): string[] {
    if (fair?.round !== now.round) return [];
    this.luck ??= new LuckCheck(GAMES[terms.game]);
    const verdict = this.luck.hear(fair, now);
    if (verdict === 'later') return [];
    return [sayVerdict(verdict === 'checked')];
  }

  /** While others decide. */
  private async watch(party: Party, news: Promise<void>): Promise<void> {
    const { names, face, paint, screen } = party;
    const { info, now } = party.table;
    const plies = since(now, info.you);
    const isAsking = info.offer?.by === info.you;
    if (isAsking) this.asked = { backs: now.backs };
    screen.clear();
    screen.print(...sayDeeds(plies, { ...party, config: now.view }), ...this.sayLuck(info, now));
    screen.print(
      ...face.draw({
        view: now.view,
        names,
        paint,
        fresh: plies.map(({ move }) => move),
        considered: null,
        counted: [],
      }),
    );
    const what = isAsking
      ? said('The others are asked', 'Die anderen werden gefragt')
      : `${names[now.view.turn]} ${said('is thinking', 'überlegt')}`;
    const line = await askUnless(
      screen,
      paint.bold(`${what} … (${said('back, resign, quit', 'zurück, aufgeben, ende')})> `),
      news,
    );
    if (line === null || line === '') return;
    if (line === said('back', 'zurück')) await askBack(party);
    if (line === said('resign', 'aufgeben')) await resign(party);
  }

  private async hearOfOffer({ offer, you }: TableInfo, { backs }: GameUpdate): Promise<void> {
    if (this.asked === null || offer?.by === you) return;
    const wasRefused = this.asked.backs === backs;
    this.asked = null;
    if (wasRefused)
      await askLine(
        this.screen,
        said('It was not agreed to. Press Enter. ', 'Das wurde abgelehnt. Weiter mit der Eingabetaste. '),
      );
  }

  private async answer(party: Party, news: Promise<void>): Promise<void> {
    const { info, now } = party.table;
    this.screen.print('', sayOffer(info, now, party.names));
    const line = await askUnless(this.screen, said('Do you agree? [y/n] ', 'Einverstanden? [j/n] '), news);
    if (line === null || info.offer === null || readYes(line) === null) return;
    await attempt(party, 'agree', { table: info.table, offer: info.offer.number, isAgreed: readYes(line) === true });
  }

  private async nextGame(party: Party, news: Promise<void>): Promise<void> {
    const { table, round } = party.table.now;
    this.showEnd(party);
    const line = await askUnless(
      this.screen,
      said('Press Enter for the next game. ', 'Eingabetaste: nächste Partie. '),
      news,
    );
    if (line !== null) await attempt(party, 'next', { table, round });
  }

  private async end(party: Party, news: Promise<void>): Promise<boolean> {
    this.showEnd(party);
    for (let heard = news; ; heard = this.table.next) {
      const by = this.table.info?.rematch?.by ?? null;
      if (by !== null)
        this.screen.print(`${party.names[by]} ${said('would like to play again.', 'möchte noch einmal spielen.')}`);
      const line = await askUnless(this.screen, said('Play again? [y/N] ', 'Noch einmal spielen? [j/N] '), heard);
      if (line !== null) return readYes(line) === true;
    }
  }

  private showEnd(party: Party): void {
    const { info, now } = party.table;
    if (now.result) showEnd(party, now.result, { view: now.view, plies: since(now, info.you) });
  }

  private partyAt(info: TableInfo, now: GameUpdate): Party {
    const game: Game = GAMES[info.terms.game];
    const names = info.seats.map(({ name, isProgram }, seat) =>
      seat === info.you ? sayName(YOU) : `${cleaned(name)}${isProgram ? said(' (program)', ' (Programm)') : ''}`,
    );
    const { table, manner: wishes, screen, paint } = this;
    const played: PlayedTable = {
      // What is being asked can change while somebody decides.
      get info() {
        return table.info ?? info;
      },
      now,
      ask: (request, ask) => table.ask(request, ask),
      lookAgain: () => table.watch(),
    };
    return { wishes, screen, paint, game, face: faceFor(game), names, orders: makeOnlineOrders(), table: played };
  }
}

const sayFree = (name: string): string => said(`(free${name && `, for ${name}`})`, `(frei${name && `, für ${name}`})`);

const sayVerdict = (isSealed: boolean): string =>
  isSealed
    ? said('✓ The luck is what was sealed.', '✓ Das Glück ist, was versiegelt wurde.')
    : said('✗ This luck is not what was sealed!', '✗ Dieses Glück ist nicht, was versiegelt wurde!');

/** What happened since our last decision, that one included. */
const since = ({ plies }: GameUpdate, you: number | null): readonly SeenPly[] =>
  plies.slice(
    lastDecision(
      plies.map(({ seat }) => seat),
      (seat) => seat === you,
    ) ?? 0,
  );

import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Game, MoveObject, Source } from '@sixfold/engine';
import { AskFailed, type Client, type LinkState, type TableNews } from '@sixfold/protocol';
import type { Session, SessionError, Suggestion, TableState } from '../table/session.ts';
import { explainSeen } from './explain.ts';
import { configOf, lastDecisionOf, makeState, type Scene } from './scene.ts';

/** What the session uses of the page. */
export interface SessionTools {
  readonly client: Pick<Client, 'ask'>;
  readonly link: ReadonlySignal<LinkState>;
  /** Tells the person at the screen why something was not done. */
  readonly complain: (why: AskFailed['error']) => void;
}

/** Which moment of the game a move answers; a ply that was taken back comes twice. */
const momentOf = ({ news }: Scene): string => [news.game, news.backs, news.ply].join(' ');

/** A table over the network, for the same places as a table of this device. The server alone says what has happened. */
export class OnlineSession implements Session {
  readonly state: ReadonlySignal<TableState>;
  private readonly game: Game;
  private readonly about: ReadonlySignal<TableNews>;
  private readonly scene: ReadonlySignal<Scene>;
  private readonly tools: SessionTools;
  /** The moment that was answered last: the move is on its way until the game has gone on. */
  private readonly answered: Signal<string | null> = signal(null);
  private readonly explained = new Map<string, Promise<Source[][]>>();

  constructor(game: Game, about: ReadonlySignal<TableNews>, scene: ReadonlySignal<Scene>, tools: SessionTools) {
    this.game = game;
    this.about = about;
    this.scene = scene;
    this.tools = tools;
    // Who comes and goes does not change what the table is: the same text is the same configuration.
    const text = computed(() => JSON.stringify(configOf(about.value)));
    const config = computed(() => JSON.parse(text.value) as TableState['config']);
    this.state = computed(() =>
      makeState({
        game,
        config: config.value,
        about: about.value,
        scene: scene.value,
        link: tools.link.value,
        isSending: this.isSending(),
      }),
    );
  }

  async play(move: MoveObject): Promise<SessionError | null> {
    const { canAct, gameIndex, view, id } = this.state.peek();
    if (!canAct) return { code: 'moved-on' };
    // Nobody decides twice: the first move is sent until it is answered.
    if (this.isSending()) return null;
    this.answered.value = momentOf(this.scene.peek());
    try {
      await this.tools.client.ask('move', { table: id, game: gameIndex, ply: view.ply, move });
      return null;
    } catch (error) {
      this.answered.value = null;
      return this.whyNot(error);
    }
  }

  async takeBack(): Promise<void> {
    const ply = lastDecisionOf(this.state.peek().viewer, this.scene.peek());
    if (ply !== null) await this.ask('offer', { table: this.table, offer: { kind: 'take-back', ply } });
  }

  async nextGame(): Promise<void> {
    await this.ask('next', { table: this.table, game: this.state.peek().gameIndex });
  }

  explain(ply: number): Promise<Source[][]> {
    const { news, plies } = this.scene.peek();
    const seen = plies[ply];
    if (!seen) return Promise.resolve([]);
    const key = [news.game, news.backs, ply].join(' ');
    const explained =
      this.explained.get(key) ?? this.look(news.game, ply).then((view) => explainSeen(this.game, view, seen));
    this.explained.set(key, explained);
    explained.catch(() => this.explained.delete(key));
    return explained;
  }

  /** Among people who do not see each other, nobody is helped. */
  async hint(): Promise<readonly Suggestion[]> {
    return [];
  }

  /** Everyone has a device of their own. */
  uncover(): void {}

  /** Bots are the server's affair. */
  thinkAgain(): void {}

  /** Whoever opened the table lets go of it. */
  leave(): void {}

  private get table(): string {
    return this.about.peek().table;
  }

  private isSending(): boolean {
    return this.answered.value === momentOf(this.scene.value);
  }

  private async look(game: number, ply: number): Promise<TableState['view']> {
    return (await this.tools.client.ask('look', { table: this.table, game, ply })).view;
  }

  private async ask(...[request, body]: Parameters<Client['ask']>): Promise<void> {
    try {
      await this.tools.client.ask(request, body);
    } catch (error) {
      this.whyNot(error);
    }
  }

  /** A move that the rules do not allow is said where moves are made, everything else where the connection is shown. */
  private whyNot(error: unknown): SessionError | null {
    if (!(error instanceof AskFailed)) throw error;
    if (error.error.code === 'moved-on') return { code: 'moved-on' };
    this.tools.complain(error.error);
    return null;
  }
}

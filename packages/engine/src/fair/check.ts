import type { SeenEvent, GameEvent } from '../contract/events.ts';
import { imagine, startGame, type Game, type MoveObject } from '../contract/game.ts';
import type { Position } from '../contract/position.ts';
import { isSame } from '../contract/same.ts';
import { configOf, type View } from '../contract/view.ts';
import { KeyedLuck } from '../luck/second-edition.ts';
import { fairSeed, pledgeOf, type FairDeal } from './deal.ts';
import { HIDDEN, leafOf } from './places.ts';
import type { FairInfo, OpenedLuck } from './told.ts';
import { rootFrom } from './tree.ts';

/** A game as somebody was told it, from its first ply on. */
export interface ToldGame {
  readonly view: View;
  readonly plies: readonly { readonly move: MoveObject; readonly events: readonly SeenEvent[] }[];
  /** What was opened, at least what they have not heard of yet. */
  readonly luck?: readonly OpenedLuck[];
}

/**
 * What came of checking: all luck seen so far is what was committed to; some of it cannot be checked before the end; or
 * it is not what was committed to.
 */
export type LuckVerdict = 'checked' | 'later' | 'wrong';

/** Thrown and caught within this file only. */
class NotOpened extends Error {}

/** In place of what stays hidden: nothing that everybody sees depends on it. */
const UNKNOWN = 'unknown';

/** Checks the luck of a game while it is played, from what everybody is told and from nothing else. */
export class LuckCheck {
  private readonly game: Game;
  private root = '';
  /** The secrets that were opened and proved, by label. */
  private readonly secrets = new Map<string, string>();
  /** What was learned already. */
  private readonly learned = new WeakSet<OpenedLuck>();
  /** Where a game became fair that was begun elsewhere. */
  private base: View | null = null;
  private isForged = false;

  constructor(game: Game) {
    this.game = game;
  }

  /** Hears everything that was told, one after the other. */
  hear(fair: FairInfo, told: ToldGame): LuckVerdict {
    if (fair.numbers === null) return 'later';
    const deal = { ...fair, numbers: fair.numbers };
    if (fair.root !== this.root) this.startOver(fair.root);
    if (told.view.ply === fair.from) this.base = told.view;
    this.isForged ||= !isHonest(fair.root, deal) || !(told.luck ?? []).every((luck) => this.learn(luck));
    if (this.isForged) return 'wrong';
    try {
      const verdict = this.replay(deal, told);
      this.isForged = verdict === 'wrong';
      return verdict;
    } catch (error) {
      if (error instanceof NotOpened) return 'later';
      throw error;
    }
  }

  private startOver(root: string): void {
    this.root = root;
    this.secrets.clear();
    this.base = null;
    this.isForged = false;
  }

  /** Keeps what was opened; false if it was not committed to. */
  private learn(luck: OpenedLuck): boolean {
    if (luck.opened.length === 0 || this.learned.has(luck)) return true;
    this.learned.add(luck);
    const { card } = this.game;
    const leaves = new Map(luck.opened.map(({ label, secret }) => [leafOf(card, label), secret]));
    if (leaves.has(HIDDEN) || rootFrom(card.luck.leaves, leaves, luck.nodes) !== this.root) return false;
    for (const { label, secret } of luck.opened) this.secrets.set(label, secret);
    return true;
  }

  private replay(deal: FairDeal, told: ToldGame): LuckVerdict {
    const { game } = this;
    const { players, starter, seat } = told.view;
    const luck = new KeyedLuck((label) => this.seedFor(label, deal), players);
    if (deal.isDrawn && luck.starter(players) !== starter) return 'wrong';
    if (game.card.hidden) return deal.from === 0 ? this.checkOpen(luck, told.view) : 'later';
    const position = this.begin(deal, luck, told.view);
    if (!position) return 'later';
    const isPlayed = told.plies.slice(deal.from).every((ply) => isPlayedSo(game, position, luck, ply));
    return isPlayed && isSame(game.view(position, seat), told.view) ? 'checked' : 'wrong';
  }

  private begin({ from }: FairDeal, luck: KeyedLuck, view: View): Position | null {
    if (from === 0) return startGame(this.game, configOf(view), luck.setup());
    return this.base && imagine(this.game, this.base);
  }

  /** Where seats hold hidden pieces: what was laid open before the first move. */
  private checkOpen(luck: KeyedLuck, view: View): LuckVerdict {
    if (view.ply > 0) return this.base ? 'checked' : 'later';
    const position = startGame(this.game, configOf(view), luck.setup());
    const seen = fieldsOf(this.game.view(position, null));
    const own = fieldsOf(this.game.view(position, view.seat));
    const found = fieldsOf(view);
    const open = [...own].filter(([field, value]) => isSame(value, seen.get(field)));
    return open.every(([field, value]) => isSame(value, found.get(field))) ? 'checked' : 'wrong';
  }

  private seedFor(label: string, deal: FairDeal): string {
    if (leafOf(this.game.card, label) === HIDDEN && this.game.card.hidden) return UNKNOWN;
    const secret = this.secrets.get(label);
    if (secret === undefined) throw new NotOpened();
    return fairSeed(secret, deal);
  }
}

const fieldsOf = (view: View): Map<string, unknown> => new Map(Object.entries(view));

/** Whether all numbers are those that were pledged under this root. */
export const isHonest = (root: string, { round, pledges, numbers }: FairDeal): boolean =>
  numbers.every((number, seat) => number === null || pledgeOf(root, round, seat, number) === pledges[seat]);

/** Plays a ply; whether that leads to what was told. */
function isPlayedSo(game: Game, position: Position, luck: KeyedLuck, ply: ToldGame['plies'][number]): boolean {
  const move = game.parseMove(position, ply.move);
  if (!move.ok) return false;
  const events: GameEvent[] = [];
  position.play(move.value, luck.ply(position.ply), events);
  return isSame(events, ply.events);
}

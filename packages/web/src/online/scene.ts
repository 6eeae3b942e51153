import type { Game } from '@sixfold/engine';
import type { GameNews, LinkState, SeatNews, Seen, TableNews } from '@sixfold/protocol';
import type { Seat, SeenPly, TableConfig } from '@sixfold/table';
import type { TableState } from '../table/session.ts';
import { knownTo } from '../table/state.ts';

/** The game as far as it was followed: the last news, and all plies of this game. */
export interface Scene {
  readonly news: GameNews;
  readonly plies: readonly SeenPly[];
}

/** Puts news on top of what was seen; null if something between them is missing. */
export function merge(scene: Scene | null, news: GameNews): Scene | null {
  const before = scene?.news.game === news.game ? scene.plies.slice(0, news.from) : [];
  return before.length === news.from ? { news, plies: [...before, ...news.plies] } : null;
}

/** What to tell the server so that it sends the rest. */
export const seenOf = (scene: Scene | null): Seen | null =>
  scene && { game: scene.news.game, ply: scene.plies.length, backs: scene.news.backs };

/** An open seat will be a person's. A bot that is only called by its strength is named as all bots are here. */
const seatOf = ({ kind, name, bot = '' }: SeatNews): Seat =>
  kind === 'bot' ? { kind, name: name === bot ? '' : name, bot } : { kind: 'person', name };

export const configOf = ({ terms, seats }: TableNews): TableConfig => ({ ...terms, seats: seats.map(seatOf) });

/** Where that seat decided last in this game; null if it has not. */
export const lastDecisionOf = (seat: number | null, { plies }: Scene): number | null =>
  plies.findLast((ply) => ply.seat === seat)?.ply ?? null;

/** What a table over the network consists of. */
export interface Parts {
  readonly game: Game;
  readonly config: TableConfig;
  readonly about: TableNews;
  readonly scene: Scene;
  readonly link: LinkState;
  readonly isSending: boolean;
}

/** Whether the person at the screen still plays: neither a spectator nor somebody who gave up. */
const isPlaying = ({ stage, seats }: TableNews, seat: number | null): boolean =>
  stage === 'playing' && seat !== null && seats[seat]?.kind === 'person';

/** Everything that is shown, in the form in which a table of this device has it. */
export function makeState({ game, config, about, scene, link, isSending }: Parts): TableState {
  const { news, plies } = scene;
  const { view } = news;
  const isOn = isPlaying(about, view.seat);
  return {
    id: about.table,
    game,
    config,
    gameIndex: news.game,
    viewer: view.seat,
    handTo: null,
    view,
    plies,
    known: knownTo(view.seat, plies),
    canAct: isOn && view.ended === null && view.turn === view.seat,
    thinking: news.thinking,
    isStuck: false,
    isMarked: news.backs > 0,
    canTakeBack: isOn && news.result === null && about.offer === null && lastDecisionOf(view.seat, scene) !== null,
    result: news.result,
    standing: news.standing,
    isOver: news.isOver,
    isStored: true,
    online: { about, link, isSending },
  };
}

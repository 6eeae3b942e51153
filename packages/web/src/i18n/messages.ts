import type { GameId } from '@sixfold/engine';
import type * as advice from './en/advice.ts';
import type * as aside from './en/aside.ts';
import type * as company from './en/company.ts';
import type * as ear from './en/ear.ts';
import type * as end from './en/end.ts';
import type * as history from './en/history.ts';
import type * as learn from './en/learn.ts';
import type * as log from './en/log.ts';
import type * as menu from './en/menu.ts';
import type * as notices from './en/notices.ts';
import type * as online from './en/online.ts';
import type * as pass from './en/pass.ts';
import type * as print from './en/print.ts';
import type * as pieces from './en/pieces.ts';
import type * as puzzles from './en/puzzles.ts';
import type * as review from './en/review.ts';
import type * as scores from './en/scores.ts';
import type * as screens from './en/screens.ts';
import type * as settings from './en/settings.ts';
import type * as setup from './en/setup.ts';
import type * as shared from './en/shared.ts';
import type * as start from './en/start.ts';
import type * as statistics from './en/statistics.ts';
import type * as tiles from './en/tiles.ts';

/** Literal texts widen to `string`; functions keep their parameters, so that a translation must fit them. */
export type Translation<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { [K in keyof T]: Translation<T[K]> };

/** What the page says of a game before it is opened. */
export interface Title {
  readonly name: string;
  readonly summary: string;
}

/** What a game says of its options, and of the values that each of them may have: a name, and what it means. */
export type OptionWords = Readonly<
  Record<string, { readonly name: string; readonly values: Readonly<Record<string, readonly string[]>> }>
>;

/**
 * Everything the page says. English is the model; a language that misses or adds a message is a type error. Each game
 * adds what it says where its English messages are.
 */
export interface Messages
  extends
    Translation<typeof shared>,
    Translation<typeof aside>,
    Translation<typeof setup>,
    Translation<typeof ear>,
    Translation<typeof end>,
    Translation<typeof history>,
    Translation<typeof learn>,
    Translation<typeof print>,
    Translation<typeof settings>,
    Translation<typeof log>,
    Translation<typeof menu>,
    Translation<typeof pass>,
    Translation<typeof pieces>,
    Translation<typeof notices>,
    Translation<typeof online>,
    Translation<typeof puzzles>,
    Translation<typeof review>,
    Translation<typeof scores>,
    Translation<typeof screens>,
    Translation<typeof company>,
    Translation<typeof start>,
    Translation<typeof statistics>,
    Translation<typeof tiles>,
    Translation<typeof advice> {
  readonly games: Readonly<Record<GameId, Title>>;
}

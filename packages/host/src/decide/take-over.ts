import type { Game } from '@sixfold/engine';
import { bringFirstEdition } from '@sixfold/engine/first-edition';
import type { TableRecord } from '@sixfold/protocol';
import { granted, Refusal } from '../contract/errors.ts';
import { allSteps, type Steps } from '../contract/steps.ts';
import { isRecord } from '../series/config.ts';
import { parseRecord } from '../series/record.ts';
import { Series, type Begun } from '../series/series.ts';
import type { TableOpening } from './opening.ts';

/** A game that was begun elsewhere: nobody's names come with it, and from here on nobody knows its luck. */
export const takeOver = (game: Game, input: TableRecord, players: number): TakenOver =>
  allSteps(takingOver(game, input, players));

type TakenOver = Pick<TableOpening, 'terms' | 'luck'> & { readonly begun: Begun };

/** The same, a ply at a time. */
export function* takingOver(game: Game, input: TableRecord, players: number): Steps<TakenOver> {
  const {
    config,
    seed,
    luck = 1,
    ruleset,
    games: rounds,
    takenBack,
    fresh,
  } = granted(parseRecord(game.card, withoutNames(input)));
  if (fresh !== undefined) throw new Refusal({ code: 'malformed', what: 'fresh' });
  if (config.seats.length !== players) {
    throw new Refusal({ code: 'bad-seats', what: 'as many seats as the game has players' });
  }
  if (config.isPrinted) throw new Refusal({ code: 'score-board' });
  if (luck === 1) bringFirstEdition();
  const { seats: _, ...terms } = config;
  const series = yield* Series.opening(game, { terms, players, seed, luck, ruleset, begun: { rounds, takenBack } });
  if (series.isOver) throw new Refusal({ code: 'series-over' });
  return { terms, luck, begun: { rounds, takenBack, seed } };
}

function withoutNames(record: unknown): unknown {
  if (!isRecord(record) || !isRecord(record['config'])) return record;
  const { seats } = record['config'];
  const nobody = Array.isArray(seats) ? seats.map(() => ({ kind: 'person', name: '' })) : [];
  return { ...record, config: { ...record['config'], seats: nobody } };
}

import type { Position, Result } from '@sixfold/engine';
import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import type { TableState } from '../../session/state.ts';
import { Standings } from '../table/end.tsx';
import { RankTable } from '../table/rank-table.tsx';
import { rankRows } from '../table/ranking.ts';
import { sayResult } from '../table/say-result.ts';

interface TvResultProps {
  readonly state: TableState;
  readonly result: Result;
  readonly position: Position;
  readonly names: readonly string[];
}

/** Who won, and why. */
export function TvResult({ state, result, position, names }: TvResultProps): JSX.Element {
  const rows = rankRows(result, (seat) => position.teamOf(seat));
  return (
    <section class="tv-result">
      <h2>{sayResult(rows, names, null, messages.value)}</h2>
      <RankTable rows={rows} result={result} names={names} />
      {state.config.games > 1 && <Standings state={state} names={names} />}
    </section>
  );
}

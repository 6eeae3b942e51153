import type { Position, Result } from '@sixfold/engine';
import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import type { TableState } from '../../session/state.ts';
import { LateSeats, resignedSeats, Standings } from '../table/end.tsx';
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
  const resigned = resignedSeats(state);
  return (
    <section class="tv-result">
      <h2>{sayResult(rows, names, null, messages.value, resigned)}</h2>
      <LateSeats state={state} names={names} />
      <RankTable rows={rows} result={result} names={names} resigned={resigned} />
      {state.config.games > 1 && <Standings state={state} names={names} />}
    </section>
  );
}

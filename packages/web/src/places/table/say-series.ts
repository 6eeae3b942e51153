import type { Messages } from '../../i18n/messages.ts';
import { nameAt } from '../../lib/name-at.ts';
import type { TableState } from '../../session/state.ts';

type EndedSeries = Pick<TableState, 'config' | 'isOver' | 'standing'>;

/** Who has won a series of several games that is over; null where there is none. */
export function saySeries(
  { config, isOver, standing: { points, ranks } }: EndedSeries,
  names: readonly string[],
  you: number | null,
  { summary: t }: Pick<Messages, 'summary'>,
): string | null {
  if (config.games < 2 || !isOver || points.length < 2) return null;
  const firsts = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const [first = 0] = firsts;
  if (firsts.length > 1) return t.seriesTied;
  const other = points.find((_, seat) => seat !== first);
  const score = points.length === 2 ? ` ${points[first]} : ${other}` : '';
  return first === you ? t.seriesYours(score) : t.seriesWon(nameAt(names, first), score);
}

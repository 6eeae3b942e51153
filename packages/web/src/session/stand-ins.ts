import type { SeatNews } from '@sixfold/protocol';

/** Who is away may come back in any game; whoever has gone left this one to a bot, and later ones are the bot's own. */
const hasLeft = ({ what, round }: SeatNews, game: number): boolean =>
  what === 'replaced' || (round === game && /^(?:resigned|removed|left)$/.test(what));

const isBefore = (news: SeatNews, round: number, ply: number): boolean =>
  news.round < round || (news.round === round && news.ply <= ply);

/** The plies of one game of a table that a bot played for a person, by who moved in each of them. */
export const substitutedPlies = (
  news: readonly SeatNews[],
  round: number,
  movers: readonly number[],
): readonly number[] =>
  movers.flatMap((seat, ply) => {
    const last = news.findLast((one) => one.seat === seat && one.what !== 'timed-out' && isBefore(one, round, ply));
    return last && hasLeft(last, round) ? [ply] : [];
  });

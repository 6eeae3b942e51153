import type { Review, ReviewedDecision } from '@sixfold/review';
import { levelsLike } from '@sixfold/review/statistics';
import { said } from './language.ts';
import { drawBar, drawBelow, drawShares } from './graph.ts';
import { padded, wrapped, type Paint } from './paint.ts';
import { figure, sayReason } from './reasons.ts';

const MOST_REASONS = 2;
const LABEL = 20;

/** The interval that holds the truth in 95 of 100 cases. */
const NINETY_FIVE = 1.96;

/** The seats of each team, by their names. */
const teamNames = ({ start, teams }: Review, names: readonly string[]): string[] =>
  start.map((_, team) => names.filter((_name, seat) => teams[seat] === team).join(said(' and ', ' und ')));

/** Points of winning, with their sign. */
const points = (share: number): string => `${share < 0 ? '−' : '+'}${figure(Math.abs(share) * 100)}`;

/** A reviewed game as lines: the graph, three bars a team, what the decisions cost, and the marked moves. */
export function* sayReview(review: Review, names: readonly string[], paint: Paint): Generator<string> {
  yield* sayGraph(review, names, paint);
  yield '';
  yield* sayBars(review, names, paint);
  yield '';
  yield* saySeats(review, names);
  yield* sayMarked(review, names, paint);
  yield '';
  yield* sayBasis(review, paint);
}

/** With two teams one curve says it all. */
function* sayGraph(review: Review, names: readonly string[], paint: Paint): Generator<string> {
  const { values, plies, start } = review;
  const shown = teamNames(review, names).slice(0, start.length === 2 ? 1 : start.length);
  const lines = shown.map((_, team) => ({ letter: letterOf(team), values: values.map((shares) => shares[team] ?? 0) }));
  const who = shown.map((name, team) => `${letterOf(team)} ${name}`).join(', ');
  yield paint.bold(said(`Chance to win in %: ${who}`, `Siegchance in %: ${who}`));
  yield* drawShares(lines);
  const marks = plies.flatMap(({ decision }, ply) =>
    decision && decision.mark > 0 ? [{ place: ply + 1, letter: '?' }] : [],
  );
  yield drawBelow(marks, values.length);
}

const letterOf = (team: number): string => ['●', '○', '×', '+'][team] ?? '●';

function* sayBars(review: Review, names: readonly string[], paint: Paint): Generator<string> {
  const { total, start } = review;
  const full = Math.max(0.1, ...Object.values(total).flatMap((part: readonly number[]) => part.map(Math.abs)));
  for (const [team, name] of teamNames(review, names).entries()) {
    yield paint.bold(name);
    yield sayBar(said('draws', 'Gezogenes'), total.draws[team] ?? 0, full);
    yield sayBar(said('could not be known', 'nicht zu wissen'), total.unknowable[team] ?? 0, full);
    yield sayBar(said('decisions', 'Entscheidungen'), total.decisions[team] ?? 0, full);
    yield `  ${sayFrom(start[team] ?? 0, review, team)}`;
  }
}

const sayBar = (label: string, value: number, full: number): string =>
  `  ${label.padEnd(LABEL)}${points(value).padStart(8)} ${drawBar(value, full)}`.trimEnd();

function sayFrom(start: number, { result, values }: Review, team: number): string {
  const [from, to] = [figure(start * 100), figure(((result ?? values.at(-1))?.[team] ?? 0) * 100)];
  return result
    ? said(`from ${from} to ${to}`, `von ${from} bis ${to}`)
    : said(
        `from ${from} to ${to}, where the game was broken off`,
        `von ${from} bis ${to}, wo die Partie abgebrochen wurde`,
      );
}

function* saySeats(review: Review, names: readonly string[]): Generator<string> {
  const alike = levelsLike(review);
  for (const [seat, { real, lost }] of review.seats.entries()) {
    const each = (real === 0 ? 0 : (lost / real) * 100).toFixed(1).replace('.', said('.', ','));
    yield said(
      `${names[seat]}: ${real} real decisions, ${each} points of winning lost in each`,
      `${names[seat]}: ${real} echte Entscheidungen, je ${each} Prozentpunkte verloren`,
    );
    const levels = alike[seat];
    if (levels) yield sayLike(levels);
  }
}

/** Several where nobody can tell them apart. */
function sayLike(levels: readonly string[]): string {
  const [weakest, ...others] = levels;
  const strongest = others.at(-1);
  const range = strongest ? said(`${weakest} to ${strongest}`, `${weakest} bis ${strongest}`) : weakest;
  return said(`  plays like ${range}`, `  spielt wie ${range}`);
}

function* sayMarked({ plies }: Review, names: readonly string[], paint: Paint): Generator<string> {
  for (const [ply, { seat, decision }] of plies.entries()) {
    if (!decision || decision.mark === 0) continue;
    yield '';
    yield* wrapped(sayLoss(ply, names[seat] ?? '', decision, paint), 4);
    for (const reason of decision.reasons.slice(0, MOST_REASONS)) {
      yield* wrapped(`    - ${sayReason(reason, names, paint)}`, 6);
    }
  }
}

function sayLoss(ply: number, name: string, { played, best, loss, error }: ReviewedDecision, paint: Paint): string {
  const head = `${String(ply + 1).padStart(4)}  ${padded(name, 8)}`;
  const lost = `${figure(loss * 100)}${error > 0 ? ` ± ${figure(NINETY_FIVE * error * 100)}` : ''}`;
  return said(
    `${head} ${paint.bold(played)} lost ${lost} points; better: ${paint.bold(best)}`,
    `${head} ${paint.bold(played)} verlor ${lost} Punkte; besser: ${paint.bold(best)}`,
  );
}

function* sayBasis({ evaluation: { name, hash } }: Review, paint: Paint): Generator<string> {
  yield paint.dim(said(`Judged by: ${name} (${hash.slice(0, 12)})`, `Beurteilt von: ${name} (${hash.slice(0, 12)})`));
  const text = said(
    'Draws are measured exactly for this evaluation; how the rest divides into what could not be known and decisions is an estimate.',
    'Gezogenes ist für diese Bewertung genau gemessen; wie sich der Rest auf nicht zu Wissendes und Entscheidungen verteilt, ist geschätzt.',
  );
  for (const line of wrapped(text)) yield paint.dim(line);
}

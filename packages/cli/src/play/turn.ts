import { preview, type MoveObject, type Preview } from '@sixfold/engine';
import type { TableError } from '@sixfold/table';
import { describeError } from '../terminal/describe.ts';
import { ownerOf } from '../terminal/face.ts';
import { cleaned, fitted, padded, widthOf } from '../terminal/paint.ts';
import { sayDeeds, sayPreview } from '../terminal/say.ts';
import { makeDecision, type Decision } from './decision.ts';
import { handOver } from './handover.ts';
import { findOrder, ORDERS } from './orders.ts';
import { askLine } from './screen.ts';
import { lastDecision, speechOf, type Sitting } from './sitting.ts';

/** Asks a person until a move has been played or taken back. */
export async function takeTurn(sitting: Sitting, seat: number): Promise<void> {
  await handOver(sitting, seat);
  const turn = makeDecision(sitting, seat);
  showTable(turn);
  while (!(await answer(turn, await askLine(turn.screen, promptOf(turn)))));
}

/** Never ends the turn: false, as an answer. */
function showTable(turn: Decision): false {
  const { screen, face, scene } = turn;
  screen.clear();
  screen.print(...sayNews(turn), sayTitle(turn), ...face.draw(scene), ...sayWays(turn));
  return false;
}

/** What happened since the person's last decision, that one included. */
function sayNews(turn: Decision): string[] {
  return sayDeeds(turn.table.eventsSince(lastDecision(turn, turn.seat) ?? 0, turn.seat), speechOf(turn));
}

const RULE = 78;
const NAME = 16;

/** Whose turn it is, bonus turns due, and which game of the series is played. */
function sayTitle({ names, seat, view, face, table, paint }: Decision): string {
  const due = view.due > 0 ? `, and ${view.due} bonus turn${view.due > 1 ? 's' : ''} after it` : '';
  const series = table.config.games > 1 ? `, game ${table.gameIndex + 1} of ${table.config.games}` : '';
  const title = `── ${paint.bold(`${ownerOf(fitted(names[seat] as string, NAME))} turn${due}`)} `;
  const right = ` ${face.title}${series} ──`;
  return title + paint.dim('─'.repeat(Math.max(0, RULE - widthOf(title + right))) + right);
}

/** An example of each type of move that is possible, with what it does. */
function sayWays({ game, position, legal, face, paint }: Decision): string[] {
  const examples = new Map<string, string>();
  for (const move of legal) {
    const { type } = game.makeMove(position, move);
    if (!examples.has(type)) examples.set(type, game.makeNotation(position, move));
  }
  const width = Math.max(...[...examples.values()].map(widthOf)) + 2;
  const ways = [...examples].map(
    ([type, example]) => `  ${padded(paint.bold(example), width)}${face.meanings[type] ?? ''}`,
  );
  return [...ways, paint.dim(`  or: ${Object.keys(ORDERS).join(', ')}, quit`)];
}

/** Enter plays the only possible move. */
function promptOf({ names, seat, paint, legal, game, position }: Decision): string {
  const only = legal.length === 1 ? ` [${game.makeNotation(position, legal[0]!)}]` : '';
  return paint.bold(`${names[seat]}${only}> `);
}

/** Acts on a line; tells whether the turn is over. */
async function answer(turn: Decision, line: string): Promise<boolean> {
  const { game, position, legal, screen } = turn;
  if (line === '' && legal.length === 1) return await consider(turn, legal[0]!);
  if (line === '') return showTable(turn);
  const order = findOrder(line);
  if (order) return order.run(turn);
  const move = game.parseNotation(position, line);
  if (move.ok) return await consider(turn, move.value);
  screen.print(`  ${sayError(turn, move.error)}`, ...sayWays(turn));
  return false;
}

function sayError({ face, view, names }: Decision, error: TableError): string {
  if (error.code === 'malformed') return 'I do not understand that.';
  return `No: ${cleaned(describeError(error, (at) => face.saySource({ at }, view, names)))}.`;
}

/** Shows what a move scores and has it confirmed; one that only brings luck is played at once. */
async function consider(turn: Decision, move: number): Promise<boolean> {
  const { game, position, confirms, face } = turn;
  const object = game.makeMove(position, move);
  if (!confirms || !face.scoring.includes(object.type)) return commit(turn, object);
  const reply = await showScoring(turn, object, preview(game, position, move));
  if (/^(y|yes)?$/i.test(reply)) return commit(turn, object);
  // Whoever types another move has thought better of this one.
  showTable(turn);
  return /^(n|no)$/i.test(reply) ? false : await answer(turn, reply);
}

function commit(turn: Decision, move: MoveObject): boolean {
  const played = turn.table.play(turn.seat, move);
  if (!played.ok) turn.screen.print(`  ${sayError(turn, played.error)}`);
  return played.ok;
}

async function showScoring(turn: Decision, considered: MoveObject, scoring: Preview): Promise<string> {
  const { face, scene, screen, view, seat, names, paint } = turn;
  const counted = scoring.scores.flatMap(({ from }) => from);
  screen.clear();
  screen.print(sayTitle(turn), ...face.draw({ ...scene, fresh: [], considered, counted }));
  screen.print(...sayPreview(scoring, view.tracks[seat]!, (from) => face.saySource(from, view, names), paint));
  return await askLine(screen, paint.bold('Play this? Enter: yes, n: no> '));
}

import { preview, tracksAt, type MoveObject, type Preview } from '@sixfold/engine';
import { sayTurnOf } from '../terminal/face.ts';
import { said } from '../terminal/language.ts';
import { sayWays } from '../terminal/moves.ts';
import { fitted } from '../terminal/paint.ts';
import { sayDeeds, sayPreview } from '../terminal/say.ts';
import { askLine, readYes } from '../terminal/questions.ts';
import { makeDecision } from './decision.ts';
import { attempt, refuse, type OpenTurn, type Party } from './party.ts';

/** Asks a person until a move has been played or taken back. */
export async function takeTurn(party: Party): Promise<void> {
  const turn = makeDecision(party);
  showTable(turn);
  while (!(await answer(turn, await askLine(turn.screen, promptOf(turn)))));
}

/** Never ends the turn: false, as an answer. */
function showTable(turn: OpenTurn): false {
  const { screen, face, picture, news, view } = turn;
  screen.clear();
  screen.print(...sayDeeds(news, { ...turn, config: view }), sayTitle(turn), ...face.draw(picture), ...sayChoice(turn));
  return false;
}

const NAME = 16;

/** Whose turn it is, bonus turns due, and which game of the series is played. */
function sayTitle({ names, seat, view, face, table, paint, at }: OpenTurn): string {
  const due = view.due > 0 ? sayDue(view.due) : '';
  const { games } = table.info.terms;
  const series = games > 1 ? said(`, game ${at.round + 1} of ${games}`, `, Partie ${at.round + 1} von ${games}`) : '';
  return paint.rule(`${sayTurnOf(fitted(names[seat]!, NAME))}${due}`, `${face.title}${series}`);
}

const sayDue = (due: number): string =>
  said(
    `, and ${due} bonus turn${due > 1 ? 's' : ''} after it`,
    `, danach noch ${due === 1 ? 'ein Bonuszug' : `${due} Bonuszüge`}`,
  );

const sayChoice = (turn: OpenTurn): string[] => [
  ...sayWays(turn),
  turn.paint.dim(`  ${said('or', 'oder')}: ${[...turn.orders.keys(), said('quit', 'ende')].join(', ')}`),
];

/** Enter plays the only possible move. */
function promptOf({ names, seat, paint, legal, game, position }: OpenTurn): string {
  const only = legal.length === 1 ? ` [${game.makeNotation(position, legal[0]!)}]` : '';
  return paint.bold(`${names[seat]}${only}> `);
}

/** Acts on a line; tells whether the turn is over. */
async function answer(turn: OpenTurn, line: string): Promise<boolean> {
  const { game, position, legal, screen } = turn;
  if (line === '' && legal.length === 1) return await consider(turn, legal[0]!);
  if (line === '') return showTable(turn);
  const order = turn.orders.get(line.toLowerCase());
  if (order) return order.run(turn);
  const move = game.parseNotation(position, line);
  if (move.ok) return await consider(turn, move.value);
  refuse(turn, move.error);
  screen.print(...sayChoice(turn));
  return false;
}

/** Shows what a move scores and has it confirmed; one that only brings luck is played at once. */
async function consider(turn: OpenTurn, move: number): Promise<boolean> {
  const { game, position, wishes, face } = turn;
  const object = game.makeMove(position, move);
  if (!wishes.confirms || !face.scoring.includes(object.type)) return await commit(turn, object);
  const reply = await showScoring(turn, object, preview(game, position, move));
  if (reply === '' || readYes(reply)) return await commit(turn, object);
  // Whoever types another move has thought better of this one.
  showTable(turn);
  return readYes(reply) === false ? false : await answer(turn, reply);
}

const commit = (turn: OpenTurn, move: MoveObject): Promise<boolean> => attempt(turn, 'move', { ...turn.at, move });

async function showScoring(turn: OpenTurn, considered: MoveObject, scoring: Preview): Promise<string> {
  const { face, picture, screen, view, seat, names, paint } = turn;
  const counted = scoring.scores.flatMap(({ from }) => from);
  screen.clear();
  screen.print(sayTitle(turn), ...face.draw({ ...picture, fresh: [], considered, counted }));
  screen.print(...sayPreview(scoring, tracksAt(view, seat), (from) => face.saySource(from, view, names), paint));
  return await askLine(
    screen,
    paint.bold(said('Play this? Enter: yes, n: no> ', 'So spielen? Eingabetaste: ja, n: nein> ')),
  );
}

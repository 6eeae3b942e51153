import { LETTERS } from '@sixfold/engine';
import { fieldAt, makeField, openMarks } from '@sixfold/engine/family';
import type { At, Config, Letter, MoveObject, Source } from '@sixfold/engine';
import type { TileMove, TilePosition, TileView } from '@sixfold/engine/family';
import type { TerminalPicture } from './face.ts';
import { drawHexes } from './hexes.ts';
import { said } from './language.ts';
import { halvesOf, type Mark } from './paint.ts';
import { drawRack, sayChoice, sayChoices } from './racks.ts';
import { drawBars } from './tracks.ts';

/** A field as it is to be drawn. */
export interface Field {
  readonly name: string;
  /** What it shows, if anything. */
  readonly letter: Letter | null;
  readonly mark: Mark;
  /** Its number in the engine's grid. */
  readonly index: number;
}

/** The board seen from above, everyone's tracks and the seat's rack. */
export function drawTiles(
  position: TilePosition,
  picture: TerminalPicture<TileView>,
  width: number,
  cell: (field: Field) => string,
): string[] {
  const { radius } = position.board;
  const marks = markFields(picture);
  const considered = lettersOf(picture.considered);
  return [
    ...drawHexes(radius, width, (at) => {
      const index = fieldAt(...at);
      const letter = considered.get(index) ?? LETTERS[position.tops[index]!] ?? null;
      return cell({ name: makeField(radius, at), letter, mark: marks.get(index) ?? 'plain', index });
    }),
    ...drawBars(picture, position.scale.top),
    ...sayOpening(position, picture),
    ...drawRack(picture, 'tiles'),
  ];
}

/** The later marks hide the earlier ones. */
function markFields({ view, fresh, counted, considered }: TerminalPicture<TileView>): Map<number, Mark> {
  const last = fresh.some(isPlaced) ? fresh : view.laid.slice(-1).map((tile) => ({ type: 'place', ...tile }));
  return new Map<number, Mark>([
    ...last.flatMap((move) => [...lettersOf(move).keys()]).map((field): [number, Mark] => [field, 'fresh']),
    ...counted.flatMap((source): [number, Mark][] => ('at' in source ? [[fieldAt(...source.at), 'counted']] : [])),
    ...[...lettersOf(considered).keys()].map((field): [number, Mark] => [field, 'ghost']),
  ]);
}

type Placed = Extract<TileMove, { type: 'place' }>;
const isPlaced = (move: MoveObject): move is Placed => move.type === 'place';

/** The letters of a placed tile, by field. */
function lettersOf(move: MoveObject | null): Map<number, Letter> {
  if (!move || !isPlaced(move)) return new Map();
  const [one, other] = move.at;
  const [first, second] = halvesOf(move.tile);
  return new Map([
    [fieldAt(...one), first],
    [fieldAt(...other), second],
  ]);
}

/** Which start symbols the tile must touch, while the opening binds the seat. */
function sayOpening(position: TilePosition, { view, paint }: TerminalPicture<TileView>): string[] {
  const open = openMarks(position);
  if (open.length === 0 || view.ended || view.turn !== view.seat) return [];
  const fields = open.map((at) => makeField(position.board.radius, at)).join(', ');
  const which =
    open.length === position.board.marks.length
      ? said('one of the six start symbols', 'eines der sechs Startsymbole')
      : said(`a start symbol: ${fields}`, `ein Startsymbol: ${fields}`);
  return [`  ${paint.bold(said(`This tile must touch ${which}.`, `Dieser Stein muss an ${which} grenzen.`))}`];
}

const sayPlaced = (tile: string, fields: string): string =>
  said(`placed ${tile} on ${fields}`, `${tile} auf ${fields} gelegt`);

/** How tile games are put into words, given a blank position of a configuration. */
export function tileWords(blank: (config: Config) => TilePosition) {
  const nameIn = (config: Config, at: At): string => makeField(blank(config).board.radius, at);
  return {
    sayMeanings: () => ({
      place: said(
        'place a tile: its two letters, then a space for each',
        'einen Stein legen: seine zwei Buchstaben, dann für jeden ein Feld',
      ),
      ...sayChoices(),
    }),
    scoring: ['place' as const],
    sayMove: (move: TileMove, config: Config): string =>
      isPlaced(move) ? sayPlaced(move.tile, move.at.map((at) => nameIn(config, at)).join(' ')) : sayChoice(move.type),
    saySource: (source: Source, view: TileView): string => ('at' in source ? nameIn(view, source.at) : ''),
  };
}

import { LETTERS, type At } from '@sixfold/engine';
import { EMPTY } from '@sixfold/engine/family';
import { tracksAfterCounting, type CountedSymbol } from '@sixfold/engine/sheet';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { messages } from '../../../i18n/index.ts';
import { letterName } from '../../../i18n/symbol-name.ts';
import { symbolOf } from '../../../lib/symbol-of.ts';
import { hexagon, SIZE } from '../../../tiles/hexes.ts';
import { Announcer, announce } from '../../../ui/announcer.tsx';
import { Choice } from '../../../ui/choice.tsx';
import { Sure } from '../../../ui/sure.tsx';
import { entryOf } from '../entry-of.ts';
import { Outcome, SymbolButtons } from '../parts.tsx';
import { DrawnGrid, sayDrawn } from './drawn-grid.tsx';
import {
  afterLaying,
  countTile,
  isOpenTo,
  isPrinted,
  isUnder,
  layHalf,
  lift,
  noTile,
  paintField,
  withSymbol,
  type CountedTile,
  type TileCountingProps,
  type ToldTile,
} from './drawn.ts';

/** Counts a tile on a drawn board: what lies around it is painted, then the tile is laid. */
export function DrawnCounting(props: TileCountingProps): JSX.Element {
  const { board, painted, paint } = props;
  const t = messages.value.counting;
  const [isLaying, takeTile] = useState(painted !== null);
  const [brush, dip] = useState(0);
  const { tops, tile, change, counted, problem, touch } = useDrawn(props, isLaying, brush);
  const tools = [
    { value: false, name: t.around },
    { value: true, name: t.newTile },
  ];
  return (
    <>
      <div class="count-ways">
        <Choice label={t.tool} options={tools} value={isLaying} choose={takeTile} />
      </div>
      {isLaying ? <TileSymbols tile={tile} change={change} /> : <Brushes brush={brush} dip={dip} />}
      <p class="help">{problem || (isLaying ? promptOf(tile) : t.paintHelp)}</p>
      {/* What is told outside of a modal dialog is not heard in it. */}
      <Announcer />
      <DrawnGrid {...{ board, tops, tile, counted, touch }} />
      {counted && <Counted {...props} tops={tops} counted={counted} />}
      {painted && <Sure text={t.clear} act={() => paint(null)} />}
    </>
  );
}

interface Drawing {
  readonly tops: Uint8Array;
  readonly tile: ToldTile;
  readonly change: (tile: ToldTile) => void;
  readonly counted: CountedTile | null;
  /** Why the last touch did nothing. */
  readonly problem: string;
  readonly touch: (at: At) => void;
}

/** The board and the tile as they are told so far. */
function useDrawn({ board, painted, paint }: TileCountingProps, isLaying: boolean, brush: number): Drawing {
  const t = messages.value;
  const tops = painted ?? board.blank;
  const [tile, change] = useState(noTile);
  const [problem, complain] = useState('');
  const refuse = (why: string): void => {
    complain(why);
    announce(why, 'answer');
  };
  const lay = (at: At): void => {
    if (!isOpenTo(board, tops, at)) return refuse(t.counting.isTaken);
    const next = layHalf(tile, at);
    change(next);
    announce(sayCounted(countTile(tops, next)) || promptOf(next), 'answer');
  };
  const draw = (at: At): void => {
    if (isPrinted(board, at)) return refuse(t.counting.isPrinted);
    const next = paintField(board, tops, at, brush);
    if (isUnder(tile, at)) change(lift(tile));
    paint(next);
    announce(sayDrawn(board, next, at, t), 'answer');
  };
  const touch = (at: At): void => {
    complain('');
    if (isLaying) lay(at);
    else draw(at);
  };
  return { tops, tile, change, problem, touch, counted: countTile(tops, tile) };
}

/** What each half of the tile brings; an empty text as long as it does not lie. */
function sayCounted(tile: CountedTile | null): string {
  const t = messages.value;
  const sayHalf = ({ symbol, lines: [points = 0] }: CountedSymbol): string =>
    t.tiles.gain(letterName(symbol, t), points);
  return tile ? tile.counted.map(sayHalf).join(', ') : '';
}

function promptOf({ halves, at }: ToldTile): string {
  const t = messages.value.counting;
  if (halves.includes(null)) return t.tileSymbols;
  if (at.length === 0) return t.tileFirst;
  return at.length === 1 ? t.tileSecond : t.tileLies;
}

/** What fields are painted with. */
function Brushes({ brush, dip }: { brush: number; dip: (symbol: number) => void }): JSX.Element {
  const t = messages.value.counting;
  return (
    <div class="drawn-brushes">
      <SymbolButtons label={t.brush} chosen={LETTERS[brush] ?? null} choose={(letter) => dip(symbolOf(letter))} />
      <button
        type="button"
        class="count-symbol"
        aria-label={t.wipe}
        aria-pressed={brush === EMPTY}
        onClick={() => dip(EMPTY)}
      >
        <svg class="drawn-wipe" viewBox="-60 -60 120 120" aria-hidden="true">
          <polygon points={hexagon(SIZE - 10, [0, 0])} />
        </svg>
      </button>
    </div>
  );
}

interface TileSymbolsProps {
  readonly tile: ToldTile;
  readonly change: (tile: ToldTile) => void;
}

/** The two symbols of the tile. */
const TileSymbols = ({ tile, change }: TileSymbolsProps): JSX.Element => (
  <div class="drawn-halves">
    {tile.halves.map((half, index) => {
      const { first, second } = messages.value.counting;
      const label = index === 0 ? first : second;
      return (
        <div key={index}>
          <span aria-hidden="true">{label}</span>
          <SymbolButtons label={label} chosen={half} choose={(letter) => change(withSymbol(tile, index, letter))} />
        </div>
      );
    })}
  </div>
);

interface CountedProps extends TileCountingProps {
  readonly tops: Uint8Array;
  readonly counted: CountedTile;
}

/** What the tile brings. Once it is entered it lies on the drawn board as well. */
function Counted({ position, tops, counted, lay, enter, close }: CountedProps): JSX.Element {
  const before = position.tracksOf(position.turn);
  const after = tracksAfterCounting(position, counted.counted);
  return (
    <Outcome
      before={before}
      after={after}
      enter={() => {
        close();
        lay(tops, afterLaying(tops, counted));
        enter(entryOf(before, after));
      }}
    />
  );
}

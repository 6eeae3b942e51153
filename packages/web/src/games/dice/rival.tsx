import { tracksAt, type Tracks } from '@sixfold/engine';
import type { JSX } from 'preact';
import { letterName } from '../../i18n/symbol-name.ts';
import { symbolOf } from '../../lib/symbol-of.ts';
import { messages } from '../../i18n/index.ts';
import { Beside } from '../../ui/play/beside.tsx';
import { steady } from '../../ui/steady.tsx';
import { SymbolIcon, SymbolShape } from '../../ui/symbol.tsx';
import { ROLLS, type DiceView } from '@sixfold/engine/dice';
import {
  boxesOf,
  dieKey,
  lastOpen,
  rowsOf,
  sortedDice,
  weakestFew,
  type Box,
  type DiceNews,
  type SheetRow,
} from './dice.ts';
import { Die, EmptyDie } from './rolling/die.tsx';
import type { DiceTrail } from './rolling/trail.ts';
import { listDice } from './words.ts';
import { SeatChip } from '../../ui/play/seat-chip.tsx';

export interface RivalProps {
  readonly view: DiceView;
  readonly seat: number;
  readonly name: string;
  readonly perPlayer: number;
  readonly lit: ReadonlySet<string>;
  readonly trail: DiceTrail;
  /** What this player did since the one at the screen last decided. */
  readonly news: DiceNews | null;
  /** Whether the sheet is shown here. */
  readonly hasSheet?: boolean;
}

/** Another player: dice, what was done last, and the sheet in small. */
export function Rival({ view, seat, name, perPlayer, lit, trail, news, hasSheet = true }: RivalProps): JSX.Element {
  const t = messages.value.dice;
  const letters = view.dice[seat] ?? null;
  const own = tracksAt(view, seat);
  const isMoving = view.turn === seat && view.ended === null;
  return (
    <div class={`dice-rival${isMoving ? ' is-moving' : ''}`} role="group" aria-label={name}>
      <p class="dice-rival-name">
        <SeatChip seat={seat} name={name} /> {name}
        {isMoving && view.rolls > 0 && <small> {t.rollOf(view.rolls, ROLLS)}</small>}
        <Beside seat={seat} />
      </p>
      <div class="dice-rival-dice" role="img" aria-label={letters ? listDice(letters, messages.value) : t.notRolled}>
        {letters
          ? sortedDice(letters).flatMap(({ letter, indexes }) =>
              indexes.map((index) => (
                <Die
                  key={index}
                  letter={letter}
                  isLit={lit.has(dieKey({ seat, index }))}
                  spins={trail.spins[seat] ?? 0}
                />
              )),
            )
          : Array.from({ length: perPlayer }, (_, index) => <EmptyDie key={index} />)}
      </div>
      {hasSheet && (
        <SmallSheet
          title={t.sheetOf(name)}
          rows={rowsOf(own, null)}
          known={(news?.jokers && trail.known[seat]) || own}
        />
      )}
      <Deed news={news} known={trail.known[seat] ?? null} />
    </div>
  );
}

/** What a player scored, as a line of symbols with figures; its place is kept, so that nothing jumps. */
function Deed({ news, known }: { news: DiceNews | null; known: Tracks | null }): JSX.Element {
  const t = messages.value.dice;
  const { names } = messages.value.symbols;
  const targets = Object.values(news?.jokers ?? {});
  return (
    <p class="dice-deed">
      {news?.jokers && news.scores.length === 0 && t.crosses(0)}
      {news?.scores.map(({ symbol, points, track }) => (
        <span key={symbol} class="dice-deed-score">
          <SymbolIcon symbol={symbolOf(symbol)} name={names[symbolOf(symbol)]} size="1.15em" />
          <Gain points={points} gain={known ? track - known[symbolOf(symbol)]! : Math.min(points, track)} />
          {targets.includes(symbol) && <abbr title={t.jokerFor(letterName(symbol, messages.value))}>{t.joker}</abbr>}
        </span>
      ))}
    </p>
  );
}

/** Crosses that were made; where none of those on offer found a box, what was lost. */
function Gain({ points, gain }: { points: number; gain: number }): JSX.Element {
  const t = messages.value.dice;
  return gain > 0 ? <>{t.gainShort(gain)}</> : <s title={t.lost(points)}>{t.gainShort(points)}</s>;
}

interface SmallSheetProps {
  readonly title: string;
  readonly rows: readonly SheetRow[];
  readonly known: Tracks;
}

/** Another player's sheet in small: one picture, with its six values as its name. */
const SmallSheet = steady(({ title, rows, known }: SmallSheetProps): JSX.Element => {
  const { names } = messages.value.symbols;
  const values = rows.map(({ symbol, before }) => `${names[symbolOf(symbol)]} ${before}`).join(', ');
  const open = lastOpen(rows.map(({ before }) => before));
  const marked = weakestFew(rows);
  return (
    <svg class="dice-small" viewBox="0 0 100 74" role="img" aria-label={`${title}: ${values}`}>
      {rows.map((row, index) => (
        <g key={row.symbol} class={`dice-in-${row.symbol}`} transform={`translate(0 ${index * 12.2 + 1})`}>
          {marked.includes(row) && <path class="dice-small-weakest" d="M0 1.5l5 3.5l-5 3.5z" />}
          <rect class="dice-small-head" x="6.5" y="0" width="11" height="11" rx="2.5" />
          <g transform="translate(12 5.5) scale(0.105)">
            <SymbolShape symbol={symbolOf(row.symbol)} />
          </g>
          {boxesOf(row, open, known[index]!).map((box, place) => (
            <SmallBox key={place} box={box} place={place} />
          ))}
        </g>
      ))}
    </svg>
  );
});

/** Boxes stand a little apart where a section ends. */
const SmallBox = ({ box, place }: { box: Box; place: number }): JSX.Element => (
  <rect
    class={`dice-small-box is-${box}`}
    x={20.5 + place * 11 + (place > 2 ? 1.5 : 0) + (place > 5 ? 1.5 : 0)}
    y="0.5"
    width="9"
    height="10"
    rx="1.5"
  />
);

import { tracksAfterCounting } from '@sixfold/engine/sheet';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { CountingProps } from '../../../face/counting.ts';
import { messages } from '../../../i18n/index.ts';
import { letterName } from '../../../i18n/symbol-name.ts';
import { nameAt } from '../../../lib/name-at.ts';
import { entryOf } from '../../../sheet/counting/entry-of.ts';
import { LyingPiece, Outcome, SymbolButtons } from '../../../sheet/counting/parts.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SeatChip } from '../../../ui/play/seat-chip.tsx';
import { afterPlay, countedIn, dropCard, isPlayed, missing, noTaps, tapSymbol, type CardTaps } from './counted.ts';

/** Counts a card: its two symbols, and the cards that lie open. Those are known from the last time. */
export function Counting({ view, position, names, lying, enter, close }: CountingProps): JSX.Element {
  const [taps, change] = useState(() => noTaps(lying, view.players));
  const before = position.tracksOf(view.turn);
  const after = tracksAfterCounting(position, countedIn(taps));
  const prompt = promptOf(taps, names);
  return (
    <Dialog title={messages.value.counting.title} close={close}>
      <p class="help">{prompt}</p>
      <PlayedCard taps={taps} change={change} />
      {taps.open.map((_, seat) => (
        <OpenCards key={seat} seat={seat} name={nameAt(names, seat)} taps={taps} change={change} />
      ))}
      {(!isPlayed(taps) || missing(taps) !== null) && (
        <SymbolButtons label={prompt} choose={(letter) => change(tapSymbol(taps, letter))} />
      )}
      {isPlayed(taps) && (
        <Outcome
          before={before}
          after={after}
          enter={() => {
            close();
            enter(entryOf(before, after), afterPlay(taps, view.turn));
          }}
        />
      )}
    </Dialog>
  );
}

function promptOf(taps: CardTaps, names: readonly string[]): string {
  const t = messages.value.counting;
  const seat = missing(taps);
  if (!isPlayed(taps)) return t.cardPlayed;
  return seat === null ? t.cardsDone : t.cardOpen(nameAt(names, seat));
}

interface TapsProps {
  readonly taps: CardTaps;
  readonly change: (taps: CardTaps) => void;
}

/** The card that is played; touching it takes it back. */
function PlayedCard({ taps, change }: TapsProps): JSX.Element | null {
  const t = messages.value;
  if (taps.played.length === 0) return null;
  const name = taps.played.map((letter) => letterName(letter, t)).join(', ');
  return (
    <div class="count-cards">
      <button
        type="button"
        class="count-slot"
        aria-label={t.counting.dropCard(name)}
        onClick={() => change({ ...taps, played: [] })}
      >
        <LyingPiece letters={taps.played.join('')} />
      </button>
    </div>
  );
}

/** Somebody's open cards; touching one takes it away, to be told anew. */
function OpenCards({ seat, name, taps, change }: TapsProps & { seat: number; name: string }): JSX.Element {
  const t = messages.value;
  const half = missing(taps) === seat && taps.half ? [taps.half] : [];
  return (
    <div class="count-seat count-cards">
      <SeatChip seat={seat} name={name} />
      <span class="count-name">{name}</span>
      {[...(taps.open[seat] ?? []), ...half].map((card, index) => (
        <button
          key={index}
          type="button"
          class="count-slot"
          aria-label={t.counting.dropCard([...card].map((letter) => letterName(letter, t)).join(', '))}
          onClick={() => change({ ...dropCard(taps, seat, index), half: null })}
        >
          <LyingPiece letters={card} />
        </button>
      ))}
    </div>
  );
}

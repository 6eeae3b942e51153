import type { SheetGame, SheetView } from '@sixfold/engine/sheet';
import type { ComponentType, JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { CountingProps, Entry, LyingPieces } from '../face/counting.ts';
import { messages } from '../i18n/index.ts';
import { nameAt } from '../lib/name-at.ts';
import { SeatChip } from '../ui/play/seat-chip.tsx';
import '../ui/play/play.css';
import { BonusWord } from './bonus-word.tsx';
import { useSheet, type SheetController, type SheetFaceProps } from './controller.ts';
import { Flat } from './flat.tsx';
import { Pad } from './pad.tsx';
import './sheet.css';
import { Standings } from './standings.tsx';
import { useUndoKey } from './undo-key.ts';
import { countTapped } from './taps.ts';
import { useLying } from './use-lying.ts';
import { usePainted } from './use-painted.ts';

interface SheetSurfaceProps extends SheetFaceProps {
  readonly game: SheetGame;
  /** How the game helps to count; null where there is nothing to help with. */
  readonly Counting: ComponentType<CountingProps> | null;
}

/** The score board: the mover's six colours to be tapped, and how everybody stands. */
export function SheetSurface(props: SheetSurfaceProps): JSX.Element {
  const sheet = useSheet(props.game, props);
  const [isFlat, lay] = useState(false);
  const { view, position, names, canAct, isOver = false, takeBack } = props;
  useUndoKey(takeBack);
  const isPlaying = view.ended === null && !isOver;
  const kept = useKept(view, isPlaying);
  const hand = isPlaying && canAct && (
    <Hand {...props} sheet={sheet} kept={kept}>
      <>
        {isFlat && (
          <button type="button" class="button" disabled={view.ply === 0} onClick={takeBack}>
            {messages.value.table.takeBack}
          </button>
        )}
        <button type="button" class="button" aria-pressed={isFlat} onClick={() => lay(!isFlat)}>
          {isFlat ? messages.value.sheet.upright : messages.value.sheet.flat}
        </button>
      </>
    </Hand>
  );
  const field =
    isPlaying && canAct ? <Mover {...props} sheet={sheet} /> : <Standings position={position} names={names} />;
  const play = (
    <div class="play sheet-play">
      <div class="play-field sheet-field">{field}</div>
      <div class="play-hand">
        {isPlaying && canAct && <Standings position={position} names={names} isSmall />}
        {hand}
        {isPlaying && !canAct && <p class="play-prompt">{messages.value.sheet.waits}</p>}
      </div>
    </div>
  );
  return isFlat && isPlaying ? <Flat view={view} names={names} children={play} /> : play;
}

/** What is known of the real table for the next count. */
interface KeptTable extends Pick<CountingProps, 'lying' | 'painted' | 'paint' | 'lay'> {
  readonly lie: (lying: LyingPieces) => void;
}

/** Remembered as long as the game goes on, whoever is on and however the device lies. */
function useKept(view: SheetView, isPlaying: boolean): KeptTable {
  const [lying, lie] = useLying(view, isPlaying);
  return { lying, lie, ...usePainted(view.ply, isPlaying) };
}

interface SheetPartProps extends SheetSurfaceProps {
  readonly sheet: SheetController;
}

/** Whose turn it is, large, and what they may tap. */
function Mover({ view, names, canAct, sheet, ...props }: SheetPartProps): JSX.Element {
  const name = nameAt(names, view.turn);
  return (
    <>
      <p class="sheet-mover">
        <SeatChip seat={view.turn} name={name} />
        <b>{name}</b>
      </p>
      <BonusWord view={view} fresh={props.fresh} />
      <Pad name={name} ply={view.ply} tracks={sheet.tracks} canAct={canAct} tap={sheet.tap} />
    </>
  );
}

interface SheetHandProps extends SheetPartProps {
  readonly kept: KeptTable;
  readonly children: JSX.Element;
}

/** What can be done beside tapping values. */
function Hand({ view, position, names, sheet, kept, Counting, children }: SheetHandProps): JSX.Element {
  const t = messages.value.sheet;
  const [isCounting, count] = useState(false);
  const enter = (entry: Entry, next: LyingPieces = kept.lying): void => {
    kept.lie(next);
    sheet.enter(entry);
  };
  const tapped = countTapped(sheet.tapped);
  return (
    <>
      <p class={sheet.problem ? 'play-prompt sheet-problem' : 'play-prompt'}>
        {sheet.problem || promptOf(tapped, position.laws.symbols)}
      </p>
      <button type="button" class="button is-main is-large" onClick={sheet.done}>
        {tapped > 0 ? t.done : t.nothing}
      </button>
      <div class="sheet-buttons">
        {Counting && (
          <button type="button" class="button" aria-haspopup="dialog" onClick={() => count(true)}>
            {t.count}
          </button>
        )}
        {children}
        {view.isBonus && (
          <button type="button" class="button" onClick={sheet.pass}>
            {t.pass}
          </button>
        )}
        <button type="button" class="button" onClick={sheet.end}>
          {t.over}
        </button>
      </div>
      {Counting && isCounting && (
        <Counting {...kept} {...{ view, position, names, enter }} close={() => count(false)} />
      )}
    </>
  );
}

/** A tile or a card has two colours. */
const ONE_PIECE = 2;

function promptOf(tapped: number, most: number): string {
  const t = messages.value.sheet;
  if (most > ONE_PIECE) return t.tapMany;
  return tapped > 0 ? t.tapSecond : t.tapTwo;
}

import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { BagPieces } from '../../face/pieces.ts';
import { messages } from '../../i18n/index.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { MoveButton } from '../../ui/play/move-button.tsx';

interface PutBackProps {
  readonly from: BagPieces;
  /** By kind, how many may be chosen. */
  readonly most: readonly number[];
  /** Whether they could be put back. */
  readonly putBack: (pieces: readonly number[]) => boolean;
  readonly close: () => void;
}

/** Which pieces go back: a tap on a kind takes one of it, a tap on what was taken leaves it out again. */
export function PutBack({ from, most, putBack, close }: PutBackProps): JSX.Element {
  const t = messages.value.pieces;
  const words = from.words(messages.value);
  const [chosen, choose] = useState<readonly number[]>([]);
  const [isRefused, setRefused] = useState(false);
  const change = (pieces: readonly number[]): void => {
    choose(pieces);
    setRefused(false);
  };
  const help = useRef<HTMLParagraphElement>(null);
  const confirm = (): void => {
    if (chosen.length === 0) return;
    // Closed by the browser, which gives the focus back.
    if (putBack(chosen)) help.current?.closest('dialog')?.close();
    else setRefused(true);
  };
  return (
    <Dialog title={words.putBackTitle} close={close}>
      <p ref={help}>{words.putBackHelp}</p>
      <Kinds from={from} most={most} chosen={chosen} add={(kind) => change([...chosen, kind])} />
      <Chosen from={from} chosen={chosen} leaveOut={(place) => change(chosen.toSpliced(place, 1))} />
      <MoveButton
        label={words.putBack}
        note={t.chosen(chosen.length)}
        isOn={chosen.length > 0}
        isMain={chosen.length > 0}
        isHinted={false}
        press={confirm}
      />
      <p role="alert">{isRefused && t.notOut}</p>
    </Dialog>
  );
}

interface KindsProps extends Pick<PutBackProps, 'from' | 'most'> {
  readonly chosen: readonly number[];
  readonly add: (kind: number) => void;
}

const Kinds = ({ from: { Picture, say }, most, chosen, add }: KindsProps): JSX.Element => (
  <div class="pieces-kinds">
    {[...most.entries()].flatMap(([kind, limit]) => {
      const taken = chosen.filter((one) => one === kind).length;
      if (limit === 0) return [];
      return (
        <button
          key={kind}
          type="button"
          class="pieces-kind"
          aria-label={messages.value.pieces.add(say(kind, messages.value), taken)}
          aria-disabled={taken >= limit}
          onClick={() => taken < limit && add(kind)}
        >
          <Picture piece={kind} />
          {taken > 0 && <b>{taken}</b>}
        </button>
      );
    })}
  </div>
);

interface ChosenProps extends Pick<PutBackProps, 'from'> {
  readonly chosen: readonly number[];
  readonly leaveOut: (place: number) => void;
}

const Chosen = ({ from: { Picture, say }, chosen, leaveOut }: ChosenProps): JSX.Element => (
  <div class="pieces-kinds is-chosen">
    {chosen.map((piece, place) => (
      <button
        key={place}
        type="button"
        class="pieces-kind"
        aria-label={messages.value.pieces.leaveOut(say(piece, messages.value))}
        onClick={() => leaveOut(place)}
      >
        <Picture piece={piece} />
      </button>
    ))}
  </div>
);

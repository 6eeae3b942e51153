import type { GameId } from '@sixfold/engine';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { BagPieces, BagSupply } from '../../face/pieces.ts';
import { messages } from '../../i18n/index.ts';
import { announce } from '../../ui/announcer.tsx';
import { Switch } from '../../ui/choice.tsx';
import { play } from '../../ui/feel/sound.ts';
import { shake } from '../../ui/feel/vibration.ts';
import { foldBag, parseBagDeed, type BagDeed, type BagSeen } from './bag.ts';
import { Deed } from './deed.tsx';
import { PiecesFrame } from './frame.tsx';
import { keep, recall } from './keep.ts';
import { Left, mostOf } from './left.tsx';
import { opened, type LogReader } from './piece-log.ts';
import { PutBack } from './put-back.tsx';
import { ShakeSwitch } from './shake-switch.tsx';
import { HiddenPieces, listPieces, ShownPieces } from './shown-pieces.tsx';
import { usePieceLog, type InUse } from './use-piece-log.ts';

const readerOf = ({ players, supply }: BagPieces): LogReader<BagDeed, BagSeen> => ({
  players,
  parseDeed: parseBagDeed,
  fold: (log) => foldBag(supply(log.players), log),
});

const HIDDEN = 'hidden';

/** A bag or a pile: what came last, what can be done, and how many are left. */
export function BagTable({ game, pieces }: { game: GameId; pieces: BagPieces }): JSX.Element {
  const t = messages.value;
  const reader = useMemo(() => readerOf(pieces), [pieces]);
  const inUse = usePieceLog(game, reader);
  const { now, before, seen } = inUse;
  const supply = useMemo(() => pieces.supply(now.players), [now.players]);
  // The phone goes on to the next one with what came still on it, so that it is hidden unless somebody wants to see it.
  const [isWished, setWished] = useState(() => recall(HIDDEN) !== false);
  const isHidden = supply.isSecret && isWished;
  const turn = (isOn: boolean): void => {
    keep(HIDDEN, isOn);
    setWished(isOn);
  };
  const props = { pieces, supply, inUse, isHidden };
  return (
    <PiecesFrame
      game={game}
      title={pieces.words(t).name}
      players={pieces.players}
      inUse={inUse}
      before={opened(before, reader, (came) => came.map(pieces.lettersOf).join(' '))}
      switches={
        <>
          {supply.isSecret && <Switch label={t.pieces.hidden} help={t.pieces.hiddenHelp} isOn={isWished} turn={turn} />}
          <ShakeSwitch act={() => drawSome(props, 1)} />
        </>
      }
    >
      <div class="sheet pieces-stage">
        <LastDeed pieces={pieces} seen={seen} isHidden={isHidden} moment={now.deeds.length} />
        <Left pieces={pieces} supply={supply} seen={seen} />
      </div>
      <BagButtons {...props} />
    </PiecesFrame>
  );
}

interface BagProps {
  readonly pieces: BagPieces;
  readonly supply: BagSupply;
  readonly inUse: InUse<BagDeed, BagSeen>;
  readonly isHidden: boolean;
}

/** Says what came; or, where it is a secret, only how much. */
function drawSome({ pieces, inUse, isHidden }: BagProps, draw: number): void {
  const t = messages.value;
  const seen = inUse.act({ draw });
  if (!seen?.last) return;
  play('flip');
  shake('place');
  const { pieces: came, isShuffled } = seen.last;
  announce(isHidden ? t.pieces.drawnHidden(came.length) : t.pieces.drawn(listPieces(pieces, came)));
  announce(isShuffled ? (pieces.words(t).shuffled ?? '') : '', 'consequence');
  announce(pieces.words(t).left(seen.left, seen.all), 'answer');
}

/** Says what there is after something was put back or undone. */
function tellLeft({ pieces }: BagProps, what: string, { left, all }: BagSeen): void {
  play('place');
  announce(what);
  announce(pieces.words(messages.value).left(left, all), 'answer');
}

function BagButtons(props: BagProps): JSX.Element {
  const { pieces, supply, inUse } = props;
  const t = messages.value;
  const words = pieces.words(t);
  const { seen, now } = inUse;
  const [isPutting, setPutting] = useState(false);
  const isOut = seen.left + seen.aside < seen.all;
  const putBack = (back: readonly number[]): boolean => {
    const then = inUse.act({ back });
    if (then) tellLeft(props, words.arePutBack(back.length), then);
    return then !== null;
  };
  return (
    <div class="pieces-deeds">
      <div class="move-buttons">
        <Deed label={words.draw} isOn={seen.left > 0} isMain press={() => drawSome(props, 1)} />
        {supply.hand > 1 && (
          <Deed label={words.drawHand(supply.hand)} isOn={seen.left > 0} press={() => drawSome(props, supply.hand)} />
        )}
        <Deed label={words.putBack} isOn={isOut} press={() => setPutting(isOut)} />
        <Deed
          label={t.pieces.undo}
          isOn={now.deeds.length > 0}
          press={() => tellLeft(props, t.pieces.undone, inUse.undo())}
        />
      </div>
      <p class="move-keys">{t.pieces.keys}</p>
      {isPutting && (
        <PutBack from={pieces} most={mostOf(supply, seen)} putBack={putBack} close={() => setPutting(false)} />
      )}
    </div>
  );
}

interface LastDeedProps {
  readonly pieces: BagPieces;
  readonly seen: BagSeen;
  readonly isHidden: boolean;
  readonly moment: number;
}

/** What the last deed brought; before the first, what this is. */
function LastDeed({ pieces, seen: { last }, isHidden, moment }: LastDeedProps): JSX.Element {
  const words = pieces.words(messages.value);
  if (!last) return <Begin Picture={pieces.Picture} text={words.intro} />;
  if ('back' in last.deed) return <Begin Picture={pieces.Picture} text={words.arePutBack(last.pieces.length)} />;
  const Pieces = isHidden ? HiddenPieces : ShownPieces;
  return (
    <>
      <Pieces from={pieces} pieces={last.pieces} moment={moment} />
      {last.isShuffled && <p>{words.shuffled}</p>}
    </>
  );
}

const Begin = ({ Picture, text }: Pick<BagPieces, 'Picture'> & { readonly text: string }): JSX.Element => (
  <div class="pieces-begin">
    <Picture piece={null} />
    <p>{text}</p>
  </div>
);

import type { GameId } from '@sixfold/engine';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { CupPieces, DiceCup } from '../../face/pieces.ts';
import { messages } from '../../i18n/index.ts';
import { announce } from '../../ui/announcer.tsx';
import { play } from '../../ui/feel/sound.ts';
import { shake } from '../../ui/feel/vibration.ts';
import { foldCup, parseCupDeed, type CupDeed, type CupSeen } from './cup.ts';
import { Deed } from './deed.tsx';
import { PiecesFrame } from './frame.tsx';
import { opened, type LogReader } from './piece-log.ts';
import { ShakeSwitch } from './shake-switch.tsx';
import { listPieces, ShownPieces } from './shown-pieces.tsx';
import { usePieceLog, type InUse } from './use-piece-log.ts';

const readerOf = ({ players, cup }: CupPieces): LogReader<CupDeed, CupSeen> => ({
  players,
  parseDeed: parseCupDeed,
  fold: (log) => foldCup(cup(log.players), log),
});

/** A cup of dice: what they show, which roll it was, and what lies before the others. */
export function CupTable({ game, pieces }: { game: GameId; pieces: CupPieces }): JSX.Element {
  const reader = useMemo(() => readerOf(pieces), [pieces]);
  const inUse = usePieceLog(game, reader);
  const { now, before } = inUse;
  const props = { pieces, cup: pieces.cup(now.players), inUse };
  return (
    <PiecesFrame
      game={game}
      title={pieces.words(messages.value).name}
      players={pieces.players}
      inUse={inUse}
      before={opened(before, reader, (came) => came.map(pieces.lettersOf).join(''))}
      switches={<ShakeSwitch act={() => rollAll(props)} />}
    >
      <Dice {...props} />
      <CupButtons {...props} />
    </PiecesFrame>
  );
}

interface CupProps {
  readonly pieces: CupPieces;
  readonly cup: DiceCup;
  readonly inUse: InUse<CupDeed, CupSeen>;
}

/** What the dice show and which roll it was, in words. */
function sayRoll({ pieces, cup }: CupProps, { roll, shown }: CupSeen): string {
  const { rollOf } = pieces.words(messages.value);
  return `${rollOf(roll, cup.rolls)}: ${listPieces(pieces, shown)}`;
}

function rollAll(props: CupProps): void {
  const seen = props.inUse.act('roll');
  if (!seen) return;
  play('flip');
  shake('place');
  announce(sayRoll(props, seen));
}

function CupButtons(props: CupProps): JSX.Element {
  const { pieces, cup, inUse } = props;
  const { seen, now } = inUse;
  const t = messages.value;
  const words = pieces.words(t);
  const mayRoll = seen.roll < cup.rolls;
  const pass = (): void => {
    inUse.act('pass');
    announce(words.passed);
  };
  const undo = (): void => {
    inUse.undo();
    announce(t.pieces.undone);
  };
  return (
    <div class="pieces-deeds">
      <div class="move-buttons">
        <Deed label={words.roll} isOn={mayRoll} isMain press={() => rollAll(props)} />
        <Deed label={words.pass} isOn={seen.roll > 0} isMain={!mayRoll} press={pass} />
        <Deed label={t.pieces.undo} isOn={now.deeds.length > 0} press={undo} />
      </div>
      <p class="move-keys">{t.pieces.keys}</p>
    </div>
  );
}

function Dice({ pieces, cup, inUse }: CupProps): JSX.Element {
  const { seen, now } = inUse;
  const words = pieces.words(messages.value);
  return (
    <div class="sheet pieces-stage">
      {seen.roll > 0 ? (
        <ShownPieces from={pieces} pieces={seen.shown} moment={now.deeds.length} />
      ) : (
        <NotRolled pieces={pieces} count={cup.dice} text={now.deeds.length > 0 ? words.passed : words.intro} />
      )}
      {seen.roll > 0 && <p class="pieces-left">{words.rollOf(seen.roll, cup.rolls)}</p>}
      {seen.others.length > 0 && <Others pieces={pieces} others={seen.others} />}
    </div>
  );
}

interface NotRolledProps {
  readonly pieces: CupPieces;
  readonly count: number;
  readonly text: string;
}

const NotRolled = ({ pieces: { Picture }, count, text }: NotRolledProps): JSX.Element => (
  <div class="pieces-begin">
    <span class="pieces-shown" data-count={count} aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        <Picture key={place} piece={null} />
      ))}
    </span>
    <p>{text}</p>
  </div>
);

interface OthersProps {
  readonly pieces: CupPieces;
  readonly others: CupSeen['others'];
}

/** D4: what the others' dice show is what one's own are to meet. */
const Others = ({ pieces, others }: OthersProps): JSX.Element => (
  <div class="pieces-others">
    <h2>{pieces.words(messages.value).others}</h2>
    <ul>
      {others.map((shown, index) => (
        <li key={index} role="img" aria-label={listPieces(pieces, shown)}>
          {shown.map((piece, place) => (
            <pieces.Picture key={place} piece={piece} />
          ))}
        </li>
      ))}
    </ul>
  </div>
);

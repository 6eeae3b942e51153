import { ScriptedChance, type BySymbol, type Letter, type Tracks } from '@sixfold/engine';
import { DRAW, STOP, stones, TAKE, type StonesPosition, type StonesView } from '@sixfold/engine/stones';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { symbolName } from '../../i18n/symbol-name.ts';
import { symbolOf } from '../../lib/symbol-of.ts';
import type { Lesson } from '../../face/face.ts';
import { messages, type Messages } from '../../i18n/index.ts';
import { MoveButton } from '../../ui/play/move-button.tsx';
import { TracksPanel } from '../../ui/play/tracks.tsx';
import { Columns } from './columns.tsx';
import { columnsOf, offeredSymbol } from './stones.ts';
import { STILL } from './trail.ts';
import { sayGains } from './words.ts';

interface StonesExample {
  readonly middle: BySymbol<number>;
  readonly tray: readonly Letter[];
  readonly own: Tracks;
  /** The stones that will be drawn. */
  readonly draws?: readonly Letter[];
}

const FULL: BySymbol<number> = [15, 15, 15, 15, 15, 15];

/** A moment of a game for two, in the reader's turn. */
const viewOf = ({ middle, tray, own }: StonesExample): StonesView => ({
  game: 'stones',
  players: 2,
  options: {},
  starter: 0,
  seat: 0,
  ply: 1,
  turn: 0,
  due: 0,
  ended: null,
  tracks: [own, [0, 0, 0, 0, 0, 0]],
  goal: 7,
  pile: FULL,
  middle,
  tray,
  passes: 0,
  idle: 0,
});

/** How far the reader has tried it out. */
interface TriedMove {
  readonly position: StonesPosition;
  readonly drawn: number;
  readonly said: string;
}

/** A turn to try out, with the same stones and buttons as at the table. The luck is always the same. */
function Try(scene: StonesExample): JSX.Element {
  const { stones: t } = messages.value;
  const begin = (): TriedMove => ({ position: stones.resample(viewOf(scene)), drawn: 0, said: '' });
  const [{ position, drawn, said }, setTrial] = useState(begin);
  const view = stones.view(position, 0);
  const { draws = [] } = scene;
  const isOver = said !== '';
  const next = draws[drawn];
  const play = (move: number): void => setTrial(tryMove(position, move, drawn, next));
  const ending = offeredSymbol(position) === null ? STOP : TAKE;
  return (
    <div class="stones-lesson">
      <Columns columns={columnsOf(view, position)} goal={view.goal} tray={t.yourTray} motions={STILL} />
      <div class="move-buttons">
        <Press label={t.draw} isOn={!isOver && next !== undefined} press={() => play(DRAW)} />
        <Press
          label={labelOf(ending, position)}
          isOn={!isOver && position.isLegal(ending)}
          press={() => play(ending)}
        />
      </div>
      <p class="play-prompt stones-hint" aria-live="polite">
        {said}
        {isOver && (
          <button type="button" class="button is-quiet" onClick={() => setTrial(begin())}>
            {t.lessonAgain}
          </button>
        )}
      </p>
    </div>
  );
}

const Press = ({ label, isOn, press }: { label: string; isOn: boolean; press: () => void }): JSX.Element => (
  <MoveButton label={label} note="" isOn={isOn} isMain={false} isHinted={false} press={() => isOn && press()} />
);

function labelOf(ending: number, position: StonesPosition): string {
  const { stones: t } = messages.value;
  const offered = offeredSymbol(position);
  return ending === TAKE && offered !== null ? t.take(symbolName(offered, messages.value)) : t.stop;
}

/** A match changes the table; whatever ends the turn is said, and the table stays as it was. */
function tryMove(position: StonesPosition, move: number, drawn: number, next: Letter | undefined): TriedMove {
  const { stones: t } = messages.value;
  if (move !== DRAW) return { position, drawn, said: t.lessonStop(sayEnd(position)) };
  const symbol = symbolOf(next as Letter);
  const after = position.clone();
  after.play(DRAW, new ScriptedChance([symbol]));
  if (after.tray !== 0) return { position: after, drawn: drawn + 1, said: '' };
  return { position, drawn, said: t.saidBust(symbolName(symbol, messages.value)) };
}

/** What a stop brings, or a take where that is possible instead. */
function sayEnd(position: StonesPosition): string {
  const offered = offeredSymbol(position);
  if (offered !== null) return `${messages.value.symbols.names[offered]} +1`;
  return sayGains(columnsOf(stones.view(position, 0), position), messages.value);
}

const NEW: Tracks = [0, 0, 0, 0, 0, 0];

function Goal(): JSX.Element {
  const view = viewOf({ middle: [1, 0, 1, 0, 1, 0], tray: [], own: [5, 7, 6, 2, 7, 5] });
  return (
    <div class="stones-lesson">
      <TracksPanel view={view} position={stones.resample(view)} names={messages.value.stones.lessonNames} />
    </div>
  );
}

const Matching = (): JSX.Element => <Try middle={[2, 0, 1, 0, 1, 0]} tray={[]} own={NEW} draws={['Y', 'R', 'G']} />;
const Busting = (): JSX.Element => <Try middle={[1, 0, 3, 0, 1, 0]} tray={['Y']} own={NEW} draws={['Y']} />;
const Stopping = (): JSX.Element => <Try middle={[2, 1, 0, 1, 3, 0]} tray={['R', 'B']} own={[3, 2, 4, 1, 5, 2]} />;
const Taking = (): JSX.Element => <Try middle={[1, 0, 0, 2, 1, 0]} tray={[]} own={[3, 2, 4, 1, 5, 2]} draws={['O']} />;

const DIAGRAMS = [Goal, Matching, Busting, Stopping, Taking];

export const lessons = (t: Messages): readonly Lesson[] =>
  t.stonesLessons.map((lesson, index) => {
    const Diagram = DIAGRAMS[index];
    return Diagram ? { ...lesson, Diagram } : lesson;
  });

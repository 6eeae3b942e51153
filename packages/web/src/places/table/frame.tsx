import { useSignal } from '@preact/signals';
import { imagine, type Position, type Source, type View } from '@sixfold/engine';
import type { SeenPly } from '@sixfold/protocol';
import type { ComponentChildren, ComponentProps, JSX } from 'preact';
import { useCallback, useMemo } from 'preact/hooks';
import type { Face, SurfaceProps } from '../../face/face.ts';
import { gained } from './gained.ts';
import { TracksPanel } from '../../ui/play/tracks.tsx';
import { LogPanel } from './log-panel.tsx';

/** A table at one moment, as it is shown and told. */
export interface ShownTable {
  readonly view: View;
  /** A position that fits the view. */
  readonly position: Position;
  /** What happened so far; each score says what it added to its track. */
  readonly told: readonly SeenPly[];
}

/** The plies as they are told at a table with these teams. */
export const tell = (plies: readonly SeenPly[], position: Position, names: readonly string[]): readonly SeenPly[] =>
  gained(
    plies,
    names.map((_, seat) => position.teamOf(seat)),
  );

export function useShown({ game }: Face, view: View, plies: readonly SeenPly[], names: readonly string[]): ShownTable {
  const position = useMemo(() => imagine(game, view), [view]);
  const told = useMemo(() => tell(plies, position, names), [plies]);
  return { view, position, told };
}

interface FrameProps {
  readonly face: Face;
  readonly shown: ShownTable;
  readonly names: readonly string[];
  /** What stands at the seats, where that is more than a name. */
  readonly labels?: readonly string[];
  /** What kind of table it is, for the style sheet. */
  readonly look?: string;
  /** Whether only what one holds is shown, and one's own tracks. */
  readonly isHandOnly?: boolean;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  /** What stands above the table. */
  readonly bar: ComponentChildren;
  readonly tracks?: Pick<ComponentProps<typeof TracksPanel>, 'gains' | 'news' | 'echo' | 'thinking' | 'you' | 'isOver'>;
  readonly surface: Pick<
    SurfaceProps,
    'canAct' | 'isOver' | 'commit' | 'takeBack' | 'fresh' | 'echo' | 'hint' | 'tried' | 'inHand' | 'showGains'
  >;
  /** Somebody reaches for the table. */
  readonly reach?: () => void;
  /** What is lit up while no number of the log is explained. */
  readonly lit?: readonly Source[];
  /** What lies over the playing surface, and what stands below it. */
  readonly over?: ComponentChildren;
  readonly below?: ComponentChildren;
  /** What a number of the log counts; where nobody says, there is no log. */
  readonly explain?: ComponentProps<typeof LogPanel>['log']['explain'];
  /** What else happened, by the ply before which it did. */
  readonly notes?: ComponentProps<typeof LogPanel>['log']['notes'];
  readonly note: string;
  readonly warnings: readonly string[];
  /** What stands above the log. */
  readonly aboveLog?: ComponentChildren;
  /** What covers all of it. */
  readonly children?: ComponentChildren;
}

const NOTHING: readonly Source[] = [];

/** What stands around every game, while it is played and when it is looked at again: tracks, playing surface and log. */
export function Frame(props: FrameProps): JSX.Element {
  const { face, shown, names, labels = names, look = '', lit = NOTHING } = props;
  const { view, position, told } = shown;
  const Surface = (props.isHandOnly && face.Hand) || face.Surface;
  const explained = useSignal(NOTHING);
  const show = useCallback((sources: readonly Source[]) => {
    explained.value = sources;
  }, []);
  return (
    <div class="room">
      <div
        class={['table', face.ownTracks && 'has-own-tracks', props.isHandOnly && 'is-hand', look]
          .filter(Boolean)
          .join(' ')}
        data-ply={view.ply}
        onKeyDown={props.onKeyDown}
      >
        {props.bar}
        {!face.ownTracks && <TracksPanel view={view} position={position} names={labels} {...props.tracks} />}
        <div class="surface" onPointerDownCapture={props.reach} onKeyDownCapture={props.reach}>
          <div class="stage">
            <Surface
              {...props.surface}
              view={view}
              position={position}
              names={labels}
              explained={explained.value.length > 0 ? explained.value : lit}
            />
          </div>
          {props.over}
        </div>
        {props.below}
        {props.explain && (
          <LogPanel
            log={{
              plies: told,
              words: face.words,
              names,
              options: view.options,
              explain: props.explain,
              show,
              ...(props.notes && { notes: props.notes }),
            }}
            note={props.note}
            warnings={props.warnings}
          >
            {props.aboveLog}
          </LogPanel>
        )}
        {props.children}
      </div>
    </div>
  );
}

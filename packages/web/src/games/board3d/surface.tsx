import type { Board3dMove, Board3dPosition, Board3dView } from '@sixfold/engine/board3d';
import type { JSX } from 'preact';
import { useSignal } from '@preact/signals';
import type { SurfaceProps } from '../../face/face.ts';
import { messages } from '../../i18n/index.ts';
import { FlatBoard } from '../../tiles/grid.tsx';
import { GhostHeights, Heights, Steps } from '../../tiles/stacks.tsx';
import { TileSurface, type PartsProps } from '../../tiles/surface.tsx';
import { announce } from '../../ui/announcer.tsx';
import { tileGame } from './board3d.ts';
import { choose, look } from './look.ts';
import { SceneBoard } from './scene-board.tsx';
import './style.css';

/** Brought by the one game that shows how high its tiles lie. */
const STACKS = { GhostHeights, Heights, Steps };

/** The playing surface of the stacking board. */
export const Surface = (props: SurfaceProps<Board3dPosition, Board3dView, Board3dMove>): JSX.Element => (
  <TileSurface game={tileGame} Board={Board} {...props} />
);

/**
 * The board from above, and over it, if wished, the one in three dimensions. The flat one stays where it is for keys and
 * screen readers, so that nobody loses their place.
 */
function Board({ controller, explained }: PartsProps): JSX.Element {
  const t = messages.value;
  const hasFailed = useSignal(false);
  const isScene = look.value === 'scene';
  const fail = (): void => {
    look.value = 'above';
    hasFailed.value = true;
    announce(messages.value.board3d.sceneFailed);
  };
  const change = (): void => {
    hasFailed.value = false;
    choose(isScene ? 'above' : 'scene');
  };
  return (
    <>
      <FlatBoard controller={controller} explained={explained} stacks={STACKS} />
      {isScene && <SceneBoard controller={controller} explained={explained} fail={fail} />}
      <div class="board3d-look">
        <button type="button" class="button" onClick={change}>
          {isScene ? t.board3d.above : t.board3d.scene}
        </button>
        {hasFailed.value && <p>{t.board3d.sceneFailed}</p>}
      </div>
    </>
  );
}

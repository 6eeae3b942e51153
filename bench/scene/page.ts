/** The scene on a page of its own, for the benchmark to look at. */
import '../../packages/web/src/style/base.css';
import '../../packages/web/src/tiles/style.css';
import type { Scene, SceneState } from '../../packages/web/src/games/board3d/scene/index.ts';

/** What the benchmark calls from outside. */
export interface Harness {
  scene: Scene;
  /** What was pointed at and picked, in order, and whether the scene was given up. */
  readonly told: string[];
  open(state: SceneState): void;
  close(): void;
}

const { openScene } = await import('../../packages/web/src/games/board3d/scene/index.ts');

function open(state: SceneState): void {
  const canvas = document.body.appendChild(document.createElement('canvas'));
  document.documentElement.dataset['theme'] = state.theme;
  const { told } = harness;
  harness.scene = openScene(canvas, {
    onPoint: (at) => told.push(`point ${String(at)}`),
    onPick: (at, pointer) => told.push(`${pointer} ${String(at)}`),
    onDraw: () => undefined,
    onLost: () => told.push('lost'),
  });
  harness.scene.show(state);
}

function close(): void {
  harness.scene.close();
  document.querySelector('canvas')?.remove();
}

const harness = { told: [], open, close } as Pick<Harness, 'told' | 'open' | 'close'> as Harness;
declare global {
  interface Window {
    harness: Harness;
  }
}
window.harness = harness;

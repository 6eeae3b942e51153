import type { Position, View } from '@sixfold/engine';
import type { TerminalPicture } from '../terminal/face.ts';
import { lastDecision, positionOf, sceneOf, type Sitting } from './sitting.ts';

/** A decision that a person is asked for. */
export interface Decision extends Sitting {
  readonly seat: number;
  readonly view: View;
  readonly position: Position;
  readonly scene: TerminalPicture;
  readonly legal: readonly number[];
}

export function makeDecision(sitting: Sitting, seat: number): Decision {
  const scene = sceneOf(sitting, seat, lastDecision(sitting, seat) ?? 0);
  const position = positionOf(sitting, scene.view);
  return { ...sitting, seat, view: scene.view, position, scene, legal: position.legalMoves() };
}

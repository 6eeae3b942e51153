import { drawing, path, stroke, words } from './svg.ts';

/** A curve with a scale of its own, which begins at 0. */
export interface Curve {
  readonly name: string;
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly top: number;
  readonly sayTick: (value: number) => string;
}

export interface Curves {
  readonly title: string;
  readonly subtitle: string;
  /** The end of the axis that both share. */
  readonly right: number;
  /** What that axis counts. */
  readonly counting: string;
  /** The first has its scale at the left, the second, if there is one, at the right. */
  readonly first: Curve;
  readonly second: Curve | null;
}

const WIDTH = 720;
const HEIGHT = 380;
const LEFT = 70;
const RIGHT = 650;
const TOP = 84;
const BOTTOM = 320;
const TICKS = 4;

const parts = Array.from({ length: TICKS + 1 }, (_, index) => index / TICKS);

/** Two curves over the same axis. */
export function curveChart({ title, subtitle, right, counting, first, second }: Curves): string {
  const across = (share: number): number => LEFT + (RIGHT - LEFT) * share;
  const up = (share: number): number => BOTTOM - (BOTTOM - TOP) * share;
  const draw = ({ points, top }: Curve): [number, number][] => points.map(([x, y]) => [across(x / right), up(y / top)]);
  return drawing(WIDTH, HEIGHT, title, [
    words('title', 20, 30, title),
    words('quiet', 20, 50, subtitle),
    ...parts.map((share) => stroke('grid', LEFT, up(share), RIGHT, up(share))),
    ...parts.map((share) => words('first-word end', LEFT - 10, up(share) + 4, first.sayTick(share * first.top))),
    ...(second
      ? parts.map((share) => words('second-word', RIGHT + 10, up(share) + 4, second.sayTick(share * second.top)))
      : []),
    ...parts.map((share) =>
      words('quiet middle', across(share), BOTTOM + 20, Math.round(share * right).toLocaleString('en')),
    ),
    words('quiet middle', (LEFT + RIGHT) / 2, BOTTOM + 42, counting),
    words('first-word', LEFT, TOP - 14, first.name),
    path('first', draw(first)),
    ...(second ? [words('second-word end', RIGHT, TOP - 14, second.name), path('second', draw(second))] : []),
  ]);
}

import type { LossMark, TeamShares } from '@sixfold/review';

/** The picture is so large, in units of its own; the plot has room for figures to its left. */
export const GRAPH = { width: 320, height: 140, left: 41, right: 8, top: 8, bottom: 12 } as const;

/** A point of a team's line. */
export interface GraphPoint {
  readonly x: number;
  readonly y: number;
}

/** A move that was marked, on the line of whoever made it. */
export interface GraphMark extends GraphPoint {
  readonly mark: LossMark;
  readonly ply: number;
}

export interface GraphLayout {
  /** The line of each team. */
  readonly lines: readonly string[];
  readonly marks: readonly GraphMark[];
  /** Where each team stands at the chosen moment; none where that is not known yet. */
  readonly chosen: readonly GraphPoint[];
  /** Heights of shares to be read. */
  readonly rules: readonly { readonly share: number; readonly y: number }[];
}

/** What the graph shows of a game of so many plies. */
export interface GraphContent {
  readonly values: readonly TeamShares[];
  readonly length: number;
  /** Marked plies, from 0, with the team that moved. */
  readonly marks: readonly { readonly ply: number; readonly team: number; readonly mark: LossMark }[];
  /** The chosen moment: after so many plies. */
  readonly at: number;
}

const round = (value: number): number => Math.round(value * 10) / 10;

export const xOf = (at: number, length: number): number =>
  round(GRAPH.left + (at / Math.max(1, length)) * (GRAPH.width - GRAPH.left - GRAPH.right));

export const yOf = (share: number): number =>
  round(GRAPH.top + (1 - share) * (GRAPH.height - GRAPH.top - GRAPH.bottom));

/** Where everything lies. */
export function layOutGraph({ values, length, marks, at }: GraphContent): GraphLayout {
  const point = (moment: number, team: number): GraphPoint => ({
    x: xOf(moment, length),
    y: yOf(values[moment]?.[team] ?? 0),
  });
  const teams = values[0]?.map((_, team) => team) ?? [];
  return {
    lines: teams.map((team) => values.map((_, moment) => lineTo(point(moment, team), moment === 0)).join('')),
    marks: marks
      .filter(({ ply }) => ply + 1 < values.length)
      .map(({ ply, team, mark }) => ({ ...point(ply + 1, team), ply, mark })),
    chosen: values[at] ? teams.map((team) => point(at, team)) : [],
    rules: [0, 0.5, 1].map((share) => ({ share, y: yOf(share) })),
  };
}

const lineTo = ({ x, y }: GraphPoint, isFirst: boolean): string => `${isFirst ? 'M' : 'L'}${x} ${y}`;

/** The outline of the sign that a team's line carries: a disc, a square, a triangle, a diamond. */
export function signOf(team: number, { x, y }: GraphPoint, size: number): string {
  const [left, right, up, down] = [round(x - size), round(x + size), round(y - size), round(y + size)];
  const signs = [
    `M${left} ${y}A${size} ${size} 0 1 1 ${right} ${y}A${size} ${size} 0 1 1 ${left} ${y}Z`,
    `M${left} ${up}H${right}V${down}H${left}Z`,
    `M${x} ${up}L${right} ${down}H${left}Z`,
    `M${x} ${up}L${right} ${y}L${x} ${down}L${left} ${y}Z`,
  ];
  return signs[team % signs.length] ?? '';
}

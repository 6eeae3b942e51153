import type { Pixel } from './contract.ts';
import { hexagon, reach, THICKNESS, type Vector } from './layout.ts';
import type { Ray } from './ray.ts';

/** From where the board is seen. */
export interface Viewpoint {
  /** How far one went around the table, and how high one looks from: a right angle is straight from above. */
  readonly azimuth: number;
  readonly elevation: number;
  /** How much nearer than where the whole board just fits. */
  readonly scale: number;
  /** The point of the board in the middle of the picture. */
  readonly x: number;
  readonly z: number;
}

/** A picture's size in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

const ABOVE = Math.PI / 2;
/** Lower than this, tiles hide one another, the board is a line and the floor ends. */
const LOWEST = 0.5;
const LARGEST = 4;
/** Half the angle of view across the shorter side of the picture, as a tangent. */
const LENS = Math.tan(Math.PI / 13);
/** How much of the picture the board may take, at most. */
const FILLED = 0.97;

export const FROM_ABOVE: Viewpoint = { azimuth: 0, elevation: ABOVE, scale: 1, x: 0, z: 0 };

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** From where the board is seen at first: the narrower the picture, the steeper, so that the board fills it. */
export const fromSide = ({ width, height }: Size): Viewpoint => ({
  ...FROM_ABOVE,
  elevation: clamp(0.75 + (0.25 * height) / width, 0.87, 1.15),
});

/** Never under the table, never so near or so far aside that the board is lost. */
export function limit({ azimuth, elevation, scale, x, z }: Viewpoint, radius: number): Viewpoint {
  const bounded = clamp(scale, 1, LARGEST);
  const most = reach(radius) * (1 - 1 / bounded);
  const kept = Math.min(1, most / Math.max(Math.hypot(x, z), 1e-9));
  return { azimuth, elevation: clamp(elevation, LOWEST, ABOVE), scale: bounded, x: x * kept, z: z * kept };
}

/** The camera: where it is, which ways are right, up and back, and what it sees at a distance of 1. */
export interface Camera {
  readonly eye: Vector;
  readonly right: Vector;
  readonly up: Vector;
  readonly back: Vector;
  readonly wide: number;
  readonly high: number;
  /** From the eye to the middle of what is seen. */
  readonly distance: number;
}

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const sum = (...parts: (readonly [number, Vector])[]): Vector =>
  [0, 1, 2].map((axis) => parts.reduce((total, [times, vector]) => total + times * vector[axis]!, 0)) as [
    number,
    number,
    number,
  ];

/** What must be in the picture: the board, and tiles three high at its corners. */
const outermost = (radius: number): Vector[] => [
  ...hexagon([0, 0, 0], reach(radius), 0.5),
  ...hexagon([0, 3 * THICKNESS, 0], reach(radius) - 1, 0.5),
];

export function cameraOf(view: Viewpoint, radius: number, { width, height }: Size): Camera {
  const [sinA, cosA, sinE, cosE] = [view.azimuth, view.elevation].flatMap((angle) => [
    Math.sin(angle),
    Math.cos(angle),
  ]) as [number, number, number, number];
  const right: Vector = [cosA, 0, -sinA];
  const up: Vector = [-sinA * sinE, cosE, -cosA * sinE];
  const back: Vector = [sinA * cosE, sinE, cosA * cosE];
  const shorter = Math.min(width, height);
  const wide = (LENS * width) / shorter;
  const high = (LENS * height) / shorter;
  // A point is in the picture if the eye is at least so far back; moving up gives room below and takes it above.
  const points = outermost(radius);
  const needed = (way: Vector, tangent: number): number =>
    Math.max(...points.map((point) => dot(point, way) / (tangent * FILLED) + dot(point, back)));
  const sideways = Math.max(needed(right, wide), needed(sum([-1, right]), wide));
  const above = needed(up, high);
  const below = needed(sum([-1, up]), high);
  const distance = Math.max(sideways, (above + below) / 2) / view.scale;
  const lift = (((above - below) / 2) * high) / view.scale;
  const eye = sum([1, [view.x, 0, view.z]], [lift, up], [distance, back]);
  return { eye, right, up, back, wide, high, distance };
}

/** The ray through a point of the picture. */
export function rayThrough(
  { eye, right, up, back, wide, high }: Camera,
  { width, height }: Size,
  { x, y }: Pixel,
): Ray {
  const along = sum([((2 * x) / width - 1) * wide, right], [(1 - (2 * y) / height) * high, up], [-1, back]);
  return { from: eye, along };
}

/** Where a point of the scene is in the picture. */
export function pixelOf({ eye, right, up, back, wide, high }: Camera, { width, height }: Size, point: Vector): Pixel {
  const seen = sum([1, point], [-1, eye]);
  const depth = -dot(seen, back);
  return {
    x: (1 + dot(seen, right) / (depth * wide)) * (width / 2),
    y: (1 - dot(seen, up) / (depth * high)) * (height / 2),
  };
}

/** Goes around the table, or higher, by a drag in pixels. */
export const orbit = (view: Viewpoint, by: Pixel, { width, height }: Size): Viewpoint => ({
  ...view,
  azimuth: view.azimuth - (by.x / Math.min(width, height)) * Math.PI * 0.75,
  elevation: view.elevation + (by.y / Math.min(width, height)) * Math.PI * 0.5,
});

/** Goes nearer by a factor, towards a point of the picture, which stays where it is. */
export function approach(view: Viewpoint, factor: number, radius: number, size: Size, towards?: Pixel): Viewpoint {
  const scale = clamp(view.scale * factor, 1, LARGEST);
  const { x, z } = towards ? groundAt(view, radius, size, towards) : view;
  const kept = view.scale / scale;
  return { ...view, scale, x: x + (view.x - x) * kept, z: z + (view.z - z) * kept };
}

/** Moves the board with a drag from one point of the picture to another. */
export function slide(view: Viewpoint, radius: number, size: Size, from: Pixel, to: Pixel): Viewpoint {
  const [start, end] = [groundAt(view, radius, size, from), groundAt(view, radius, size, to)];
  return { ...view, x: view.x + start.x - end.x, z: view.z + start.z - end.z };
}

/** The point of the table that is seen at a point of the picture; towards the horizon, one not too far away. */
function groundAt(view: Viewpoint, radius: number, size: Size, pixel: Pixel): { x: number; z: number } {
  const { from, along } = rayThrough(cameraOf(view, radius, size), size, pixel);
  const steps = -from[1] / Math.min(along[1], -0.1);
  return { x: from[0] + along[0] * steps, z: from[2] + along[2] * steps };
}

/** A view on the way between two others; the shorter way around. */
export function between(from: Viewpoint, to: Viewpoint, share: number): Viewpoint {
  const around = Math.PI * 2;
  const turn = to.azimuth - from.azimuth;
  const mix = (a: number, b: number): number => a + (b - a) * share;
  return {
    azimuth: from.azimuth + (turn - around * Math.round(turn / around)) * share,
    elevation: mix(from.elevation, to.elevation),
    scale: mix(from.scale, to.scale),
    x: mix(from.x, to.x),
    z: mix(from.z, to.z),
  };
}

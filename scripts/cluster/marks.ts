import { hash } from 'node:crypto';
import type { GameUpdate, SeenPly } from '@sixfold/protocol';

type ShownGame = Pick<GameUpdate, 'round' | 'ply' | 'backs' | 'view'>;

/** So many hexadecimal digits of a hash are a number without loss. */
const DIGITS = 12;

/** A text as a number: millions of them take little memory, and two that differ have the same one never. */
const markOf = (text: string): number => Number.parseInt(hash('sha1', text, 'hex').slice(0, DIGITS), 16);

/** A view, with how far the game had come. */
export const viewMark = ({ round, ply, backs, view }: ShownGame): number =>
  markOf(JSON.stringify([round, ply, backs, view]));

/** A ply of a game with all that somebody saw of it. */
export const plyMark = ({ round, backs }: Pick<GameUpdate, 'round' | 'backs'>, seen: SeenPly): number =>
  markOf(JSON.stringify([round, backs, seen]));

import type { Reason } from '@sixfold/bots';
import { ownerOf } from '../terminal/face.ts';
import type { Paint } from '../terminal/paint.ts';

/** Why a move is good, in English. */
export function sayReason(reason: Reason, names: readonly string[], paint: Paint): string {
  switch (reason.code) {
    case 'wins':
      return 'it wins the game at once';
    case 'bonus':
      return `it earns a bonus turn for ${paint.name(reason.symbol)}`;
    case 'weakest':
      return `it brings ${paint.name(reason.symbol)}, one of your weakest colours, ${forward(reason.points)}`;
    case 'points':
      return `it scores well (${counted(reason.points)})`;
    case 'blocks':
      return `it spoils ${ownerOf(names[reason.seat] as string)} ${counted(reason.points)} in ${paint.name(reason.symbol)}`;
    case 'prepares':
      return `it leaves you a good place for ${paint.name(reason.symbol)} (${counted(reason.points)})`;
    case 'fresh-pieces':
      return 'new pieces are worth more than those you hold';
    case 'good-pieces':
      return 'the pieces you hold are worth keeping';
    case 'worth-the-risk':
      return `it gains more than it risks (it fails ${percent(reason.risk)} of the time)`;
    case 'not-worth-the-risk':
      return `going on would risk too much (it fails ${percent(reason.risk)} of the time)`;
    case 'only-move':
      return 'there is nothing else to do';
  }
}

/** A number as people say it: whole where it is whole. */
export const figure = (value: number): string => String(Math.round(value * 10) / 10);

export const percent = (share: number): string => `${Math.round(100 * share)} %`;

const counted = (points: number): string => `${figure(points)} ${points === 1 ? 'point' : 'points'}`;

const forward = (points: number): string => `${figure(points)} ${points === 1 ? 'step' : 'steps'} forward`;

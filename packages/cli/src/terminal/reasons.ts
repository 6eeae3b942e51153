import type { Reason } from '@sixfold/bots';
import { sayOwned } from './face.ts';
import { said } from './language.ts';
import type { Paint } from './paint.ts';

/** Why a move is good. */
export const sayReason = (reason: Reason, names: readonly string[], paint: Paint): string =>
  said(sayInEnglish, sayInGerman)(reason, names, paint);

function sayInEnglish(reason: Reason, names: readonly string[], paint: Paint): string {
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
      return `it blocks ${sayOwned(names[reason.seat] ?? '', paint.name(reason.symbol))} (${counted(reason.points)})`;
    case 'prepares':
      return `it sets up your next move in ${paint.name(reason.symbol)} (${counted(reason.points)})`;
    case 'fresh-pieces':
      return 'new pieces should be better than these';
    case 'good-pieces':
      return 'these pieces should be better than new ones';
    case 'worth-the-risk':
      return `it is worth the risk (chance of failing: ${percent(reason.risk)})`;
    case 'not-worth-the-risk':
      return `going on is too risky (chance of failing: ${percent(reason.risk)})`;
    case 'only-move':
      return 'it is your only legal move';
  }
}

function sayInGerman(reason: Reason, names: readonly string[], paint: Paint): string {
  switch (reason.code) {
    case 'wins':
      return 'gewinnt die Partie sofort';
    case 'bonus':
      return `bringt einen Bonuszug mit ${paint.name(reason.symbol)}`;
    case 'weakest':
      return `hilft, wo du am schwächsten bist: ${paint.name(reason.symbol)} +${figure(reason.points)}`;
    case 'points':
      return `bringt mehr als die meisten Züge: zusammen ${figure(reason.points)}`;
    case 'blocks':
      return `verhindert einen starken Zug (${names[reason.seat]}: ${paint.name(reason.symbol)} +${figure(reason.points)})`;
    case 'prepares':
      return `bereitet deinen nächsten Zug vor: ${paint.name(reason.symbol)} +${figure(reason.points)}`;
    case 'fresh-pieces':
      return 'tauschen verspricht mehr';
    case 'good-pieces':
      return 'behalten ist besser als tauschen';
    case 'worth-the-risk':
      return `das Risiko lohnt sich: Es misslingt in ${percent(reason.risk)} der Fälle`;
    case 'not-worth-the-risk':
      return `weiterzumachen ist zu riskant: Es misslingt in ${percent(reason.risk)} der Fälle`;
    case 'only-move':
      return 'dein einziger möglicher Zug';
  }
}

/** A number as people say it: whole where it is whole. */
export const figure = (value: number): string => String(Math.round(value * 10) / 10).replace('.', said('.', ','));

export const percent = (share: number): string => `${Math.round(100 * share)}${said('%', ' %')}`;

const counted = (points: number): string => `${figure(points)} ${points === 1 ? 'point' : 'points'}`;

const forward = (points: number): string => `${figure(points)} ${points === 1 ? 'step' : 'steps'} forward`;

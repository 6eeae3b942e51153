import { LETTERS } from '@sixfold/engine';
import { OPEN, stones } from '@sixfold/engine/stones';
import type { JSX } from 'preact';
import { blankFor, type BagPieces, type BagSupply } from '../../face/pieces.ts';
import { symbolName } from '../../i18n/symbol-name.ts';
import { Stone } from './stone.tsx';
import './style.css';

const Picture = ({ piece }: { piece: number | null }): JSX.Element => <Stone symbol={piece} />;

const supply = (players: number): BagSupply => ({
  pieces: blankFor(stones, players).pile,
  hand: OPEN,
  isSecret: stones.card.hidden,
  waits: false,
});

/** The pile, which is the same for any number of players (S1); surplus is mixed back at once (S6). */
export const pieces: BagPieces = {
  in: 'bag',
  players: [2],
  supply,
  Picture,
  lettersOf: (piece) => LETTERS[piece] ?? '',
  say: symbolName,
  words: (t) => t.stonesPieces,
};

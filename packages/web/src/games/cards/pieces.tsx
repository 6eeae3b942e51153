import { cards } from '@sixfold/engine/cards';
import { makePiece } from '@sixfold/engine/family';
import type { JSX } from 'preact';
import { blankFor, type BagPieces, type BagSupply } from '../../face/pieces.ts';
import { CardBack, CardFace } from './card.tsx';
import { sayCard } from './words.ts';
import './style.css';

const Picture = ({ piece }: { piece: number | null }): JSX.Element =>
  piece === null ? <CardBack /> : <CardFace card={makePiece(piece)} />;

function supply(players: number): BagSupply {
  const { bag, rackSize } = blankFor(cards, players);
  return { pieces: bag, hand: rackSize, isSecret: cards.card.hidden, waits: true };
}

/** The draw pile, which is the same for any number of players (C1); what is discarded waits (C10). */
export const pieces: BagPieces = {
  in: 'bag',
  players: [2],
  supply,
  Picture,
  lettersOf: makePiece,
  say: (piece, t) => sayCard(makePiece(piece), t),
  words: (t) => t.cardsPieces,
};

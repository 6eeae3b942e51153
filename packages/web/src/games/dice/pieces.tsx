import { LETTERS } from '@sixfold/engine';
import { dice, ROLLS } from '@sixfold/engine/dice';
import type { JSX } from 'preact';
import { blankFor, type CupPieces } from '../../face/pieces.ts';
import { symbolName } from '../../i18n/symbol-name.ts';
import { Die, EmptyDie } from './rolling/die.tsx';
import './style.css';

function Picture({ piece }: { piece: number | null }): JSX.Element {
  const letter = LETTERS[piece ?? -1];
  return letter ? <Die letter={letter} spins={1} /> : <EmptyDie />;
}

/** As many dice as each player has (D1), and as many rolls as a turn has (D3). */
export const pieces: CupPieces = {
  in: 'cup',
  players: dice.card.players,
  cup: (players) => ({ dice: blankFor(dice, players).perPlayer, rolls: ROLLS }),
  Picture,
  lettersOf: (piece) => LETTERS[piece] ?? '',
  say: symbolName,
  words: (t) => t.dicePieces,
};

import type { At, Game } from '@sixfold/engine';
import { makePiece, type TilePosition } from '@sixfold/engine/family';
import type { JSX } from 'preact';
import { blankFor, type BagPieces, type BagSupply } from '../../face/pieces.ts';
import { hexagon, outline, SIZE } from '../hexes.ts';
import { TilePicture } from '../rack.tsx';
import { sayTile } from '../say.ts';
import '../tiles.css';
import './pieces.css';

type TileRules = Pick<Game<TilePosition>, 'blank' | 'card'>;

const UPRIGHT: readonly [At, At] = [
  [0, 0],
  [0, 1],
];

/** Where the six dots of a back lie. */
const DOTS = 24;

/** A tile that lies face down. */
const TileBack = (): JSX.Element => (
  <svg class="tile-picture" viewBox="-66 -58 132 220" aria-hidden="true">
    <polygon class="hex-shell" points={outline(SIZE - 4, UPRIGHT)} />
    <polygon class="hex-bevel" points={outline(SIZE - 10, UPRIGHT)} />
    {UPRIGHT.map((at) => (
      <polygon key={String(at)} class="hex-dots" points={hexagon(DOTS, at)} />
    ))}
  </svg>
);

const Picture = ({ piece }: { piece: number | null }): JSX.Element =>
  piece === null ? <TileBack /> : <TilePicture tile={makePiece(piece)} />;

function supplyOf(game: TileRules, players: number): BagSupply {
  const { bag, rackSize } = blankFor(game, players);
  return { pieces: bag, hand: rackSize, isSecret: game.card.hidden, waits: false };
}

/** The bag of a game of tiles. */
export const tilePieces = (game: TileRules, players: readonly number[], words: BagPieces['words']): BagPieces => ({
  in: 'bag',
  players,
  supply: (count) => supplyOf(game, count),
  Picture,
  lettersOf: makePiece,
  say: (piece, t) => sayTile(makePiece(piece), t),
  words,
});
